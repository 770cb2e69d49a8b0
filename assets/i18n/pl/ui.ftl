# What many screens say.

## Everywhere

ui_yes = Tak
ui_no = Nie
ui_back = Wróć
ui_stay = Zostań
ui_quit_anyway = Zakończ mimo to
ui_quit_begun = Ten wybór nie jest jeszcze zatwierdzony. Jeśli teraz zakończysz, trzeba go będzie ułożyć od nowa; wszystko, co przed nim, jest zapisane.
ui_quit_unsaved = { $problem } Jeśli teraz zakończysz, przepadnie wszystko od ostatniego zapisu.
ui_leave_anyway = Wyjdź mimo to
ui_leave_begun = Ten wybór nie jest jeszcze zatwierdzony. Jeśli teraz wyjdziesz, trzeba go będzie ułożyć od nowa; wszystko, co przed nim, jest zapisane.
ui_leave_unsaved = { $problem } Jeśli teraz wyjdziesz, przepadnie wszystko od ostatniego zapisu.
ui_ctrl_c = Ctrl+C nic tu nie robi. Ctrl+Q zapisuje i kończy.
ui_key_rules = zasady
ui_key_help = klawisze
ui_key_quit = zapisz i zakończ
ui_spent_key = Najpierw puść klawisz { $key }. Inne klawisze i mysz już działają.
ui_spent_answer = Puść klawisz { $key }, zanim użyjesz go ponownie (2 sekundy). y, n i mysz działają od razu.
ui_spent_click = To kliknięcie wyprzedziło pytanie. Kliknij jeszcze raz.
ui_key_move = ruch
ui_key_pick = wybierz
ui_key_back = wróć
ui_key_previous = poprzednia wartość
ui_key_next = następna wartość

## Menu

ui_laying_out = Rozkładanie gry ...

## Too small a terminal

ui_small_notice = Potrzebny jest terminal o co najmniej { $width } kolumnach i { $height } wierszach; ten ma { $columns } na { $rows }. Powiększ go, aby grać dalej. Ctrl+Q zapisuje i kończy.

## The terminal that the program runs in

ui_key_suspend = do powłoki, wraca fg
