# Positions that are drawn by their scenes.
emptyCell = empty
