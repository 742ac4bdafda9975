## What it counts

move = ход { $nth }
moveOf = { move } из { $all }
position = позиция { $nth }
positionOf = { position } из { $all }

## Its controls

label = Ход игры
first = К началу (Home)
back = Ход назад (←)
play = Пуск (Пробел)
pause = Пауза (Пробел)
on = Ход вперёд (→)
last = К концу (End)
scrub = Позиция в игре
solving = решается…
speed = Время на ход
seconds = { $seconds } с на ход

## The cases of the input

case = Тест
caseField = Номер теста
caseOf = из { $all }
previousCase = Предыдущий тест (P)
nextCase = Следующий тест (N)
