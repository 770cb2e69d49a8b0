here_asked = Co zrobić na heksie { $where }?
here_why = Esc wraca do całego menu tury.
here_everybody = { $what }: wszyscy, ze wszystkim, co można zabrać
here_some = { $what }: wybierz, kto i z czym
here_edge = { $what }: krawędź od strony { $where }
here_whose = { $what }: { $whose }
