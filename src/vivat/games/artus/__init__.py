"""Artus, by Wolfgang Kramer and Michael Kiesling (2011). Rules: docs/rules/artus.md."""
