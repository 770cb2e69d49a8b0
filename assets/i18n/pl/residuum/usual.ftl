usual_yields = Wszystko jak ostatnio, a jeśli nie, to Prowiant
usual_payment = Zapłać jak zwykle: najpierw pozostałe punkty, potem to, czego najmniej szkoda
