# What is asked.

ask_hidden = { $name } decyduje w tajemnicy
ask_SET-19_hero = Weź Bohatera
ask_SET-19_starter = Weź Misję Początkową
ask_SAL-02 = Zatrzymaj kartę Łupu
ask_SOLO-10 = Odrzuć jedną kartę Łupu
ask_SAL-11 = Dodać Specjalistę do Woreczka?
ask_ASG-01 = { $count ->
    [one] Przydziel { CASE($token, "acc") } (ostatni żeton)
    [few] Przydziel { CASE($token, "acc") } (zostało { $count })
    [many] Przydziel { CASE($token, "acc") } (zostało { $count })
   *[other] Przydziel { CASE($token, "acc") } (zostało { $count })
}
ask_EVT-05 = Użyć Wydarzenia { $source }?
ask_UPK-B1 = Użyć Wydarzenia { $source }?
ask_AMB-143 = Przetrwaj Wydarzenie { $source }
ask_AMB-144 = { $count ->
    [one] Wymienić towar?
    [few] Wymienić do { $count } towarów?
    [many] Wymienić do { $count } towarów?
   *[other] Wymienić do { $count } towaru?
}
ask_mutant_action = { $source }: co robisz?
ask_ENC-04 = { $district }: która Strefa dostaje który żeton?
ask_ENC-10 = Wymień się z Włóczęgą
ask_LEAD-12 = Awansować na torze? ({ $source })
ask_LEAD-12_must = Awansuj na torze ({ $source })
ask_PLACE-01 = Umieść Ocalałego
ask_PLACE-06 = Zapłać karę: { $source } ({ $count })
ask_ACT-01 = Wykorzystaj turę: { $source }
ask_GEN-03 = { $count ->
    [one] Wybierz, co zyskujesz ({ $source })
    [few] Wybierz { $count } towary, które zyskujesz ({ $source })
    [many] Wybierz { $count } towarów, które zyskujesz ({ $source })
   *[other] Wybierz { $count } towaru, które zyskujesz ({ $source })
}
ask_GEN-04 = Zapłać: { $source }
ask_GEN-09 = Dodać Specjalistę do Woreczka? ({ $source })
ask_GEN-09_must = Dodaj Specjalistę do Woreczka ({ $source })
ask_AMB-56 = Wybierz, co zyskujesz ({ $source })
ask_AMB-128 = Wybierz, która nagroda jest następna ({ $source })
ask_AMB-135 = Przydziel { CASE($token, "acc") } prosto z Woreczka
ask_RET-01 = Wycofać Ocalałego? ({ $source })
ask_RET-01_must = Wycofaj Ocalałego ({ $source })
ask_DRAW-05 = Dobrać żeton? ({ $source })
ask_BUILD-01 = Oczyścić pomieszczenie? ({ $source })
ask_BUILD-01_must = Oczyść pomieszczenie ({ $source })
ask_SURV-20 = Uratuj Ocalałego ({ $source })
ask_SURV-23 = Uratować Ocalałego za darmo? ({ $source })
ask_SURV-23_must = Uratuj Ocalałego za darmo ({ $source })
ask_MIS-03 = Zaplanować Misję? ({ $source })
ask_MIS-03_must = Zaplanuj Misję ({ $source })
ask_MIS-13 = Zapłać: { $source }
ask_MIS-16 = Wybierz kolumnę: { $source }
ask_MIS-18 = Uratować Ocalałego za darmo? (pierwszy pełny rząd)
ask_ROOM-HEADQUARTERS = Ukończ zaplanowaną Misję
ask_UPK-B = { $count ->
    [one] Wybierz dochód { CASE($column, "gen") } kolumny
    [few] Wybierz dochód { CASE($column, "gen") } kolumny ({ $count })
    [many] Wybierz dochód { CASE($column, "gen") } kolumny ({ $count })
   *[other] Wybierz dochód { CASE($column, "gen") } kolumny ({ $count })
}
ask_UPK-C = Podnieść Kryjówkę do Poziomu { $count }?
