## What a timeline counts

move = ход { $nth }
moveOf = { move } из { $all }
position = позиция { $nth }
positionOf = { position } из { $all }
