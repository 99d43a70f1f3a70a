"""The annotated Python of the engine and of a game, as one C++ header: docs/build/one_source.md."""
