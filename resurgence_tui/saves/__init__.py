"""Games on disk: one JSON file each, written all or nothing."""
