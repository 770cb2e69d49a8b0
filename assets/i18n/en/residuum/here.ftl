here_asked = What do you do in { $where }?
here_why = Esc leads back to the whole menu of the turn.
here_everybody = { $what }: everybody, with all that may come
here_some = { $what }: choose who and what
here_edge = { $what }: the side towards { $where }
here_whose = { $what }: { $whose }
