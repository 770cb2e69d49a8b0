usual_yields = Wszystko jak ostatnio, a jeśli nie, to Prowiant
usual_payment = Zapłać jak zwykle: najpierw z sakiewki, potem tym, czego najmniej szkoda
