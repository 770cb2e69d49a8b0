# Numbers with a fraction.

number_tenths = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1, useGrouping: 0) }
number_shortest = { NUMBER($value, maximumFractionDigits: 2, useGrouping: 0) }
