# What is written to files.

files-page = { title }: { $seats }. Seed { $seed }.
files-page-running = { title }: { $seats }. Points in round { $round }.
files-heading = Save to files
files-in = Into { $folder }
files-score-txt = Score as text
files-score-svg = Score as a picture (SVG)
files-points-txt = Points so far as text
files-points-svg = Points so far as a picture (SVG)
files-table-txt = Table as text, as everybody may see it
files-table-svg = Table as a picture (SVG), as everybody may see it
files-all = All of these
files-written = Written: { $file }
files-written-all = { $count } files are in { $folder }: { $first } and more.
