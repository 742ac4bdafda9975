# Positions that are drawn by their scenes: what the core says of a game are keys, names and moves.
emptyCell = 빈칸
moves = 수
start = 시작.
moved = { $nth }번째 수: { $move }
next = 솔버의 다음 수: { $move }
rather = 솔버라면 다른 수를 두었습니다: { $move }
mistake = 알려진 실수 { $key }
cause = 이 실수를 하는 프로그램의 출력과 같습니다: { mistake }
look = { $by ->
    [tap] 칸을 누르면 무엇이 있는지 볼 수 있습니다.
   *[point] 칸을 가리키면 무엇이 있는지 볼 수 있습니다.
  }
play = 수의 칸을 고르거나 보드 옆의 단추를 누르면 그 수를 둡니다.
askMove = 다음 수는 무엇인가요?
noMoveAt = { $cell }: 여기에는 둘 수 있는 수가 없습니다.
noMoveFrom = { $from } → { $cell }: 둘 수 없는 수입니다.
possible = 가능한 칸: { $cells }.
leadsHere = 여기로 둘 수 있습니다.
# Of a place on the timeline.
stopsHere = 출력이 여기서 멈춤
