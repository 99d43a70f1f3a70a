"""A fifth game, for tests: everybody bids a part of a secret card, and a die may strike the highest bids out."""
