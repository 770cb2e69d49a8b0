"""Games as environments for learning. Needs the extra ``research``; nothing else in the program knows of it."""
