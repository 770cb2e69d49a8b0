"""Words: a key and values become a sentence in the reader's language."""
