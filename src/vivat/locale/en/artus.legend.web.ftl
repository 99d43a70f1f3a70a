# The signs of the board
web-artus-legend-green = Green plate: the chair before it pays points.
web-artus-legend-yellow = Yellow plate: the chair is worth nothing.
web-artus-legend-red = Red plate: the chair costs points.
web-artus-legend-crown = The crown plate always faces the King; the table turns with him.
web-artus-legend-knight = A knight: the shield of his player
web-artus-legend-prince = A prince, silver with eight sides or round bronze, with his rings
web-artus-legend-king = The King: whoever has three rings
