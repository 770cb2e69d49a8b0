# What is written to files, in the words of this game.

files-page-running = { title }: { $seats }. Points in turn { $round }.
