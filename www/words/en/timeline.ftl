## What a timeline counts

move = move { $nth }
moveOf = { move } of { $all }
position = position { $nth }
positionOf = { position } of { $all }
