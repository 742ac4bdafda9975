# Positions that are drawn by their scenes.
emptyCell = 빈칸
