# Names of the families of rules, in the order in which the reference shows them.

family_GEN = General rules
family_RET = Retiring Survivors
family_SET = Setup
family_SAL = Salvage draft and beginner start
family_EVT = Step 1: Events
family_DRAW = Step 1: Drawing tokens
family_ASG = Step 1: Assigning tokens
family_LEAD = Step 2: Leadership
family_PLACE = Step 3: Placing Survivors
family_PASS = Step 3: Passing
family_REST = Step 3: Resting
family_ACT = Step 3: After placing
family_ZONE = Zones of the city
family_BUILD = Building
family_ROOM = Rooms of your Compound
family_SURV = Survivor cards
family_CARD = The Survivors
family_HERO = Heroes
family_MIS = Missions
family_UPK = Step 4: Upkeep
family_SCORE = Final scoring
family_TIE = Ties
family_DIR = Directives
family_SOLO = Solo: you against the Mutants
family_ENC = Encounters expansion
family_AMB = Questions and answers
