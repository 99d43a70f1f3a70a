"""The heart: bit sets, chance, states, playouts. It knows no game."""
