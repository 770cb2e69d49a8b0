# Examples of the rules.

example_PAY = A bid of 3 may be paid with a stone and 2 coins.
