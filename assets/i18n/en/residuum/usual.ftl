usual_yields = All as last time, else Provisions
usual_payment = Pay the usual way: points left over first, then what is missed least
