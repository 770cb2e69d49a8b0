# What is written to files.

files-page = { title }: { $seats }. Seed { $seed }.
files-page-running = { title }: { $seats }. Points in round { $round }.
files-heading = Save to files
files-in = Save in { $folder }
files-score-txt = Score as text
files-score-svg = Score as a picture (SVG)
files-points-txt = Points so far as text
files-points-svg = Points so far as a picture (SVG)
files-table-txt = Table as text (public)
files-table-svg = Table as a picture (SVG, public)
files-all = All of these
files-written = Saved: { $file }
files-written-all = Saved { $count } files in { $folder }: { $first } and more.
