"""Long Live the King, by Günter Burkhardt (1997). Rules: docs/rules/long_live_the_king.md."""
