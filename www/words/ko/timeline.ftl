## What it counts

move = { $nth ->
    [0] 시작 국면
   *[other] { $nth }번째 수
  }
moveOf = { move }(총 { $all }수)
position = { $nth ->
    [0] 시작 국면
   *[other] { $nth }번째 국면
  }
positionOf = { position }(총 { $all }개)

## Its controls

label = 타임라인
first = 처음 국면 (Home)
back = 한 수 뒤로 (←)
play = 재생 (스페이스)
pause = 일시 정지 (스페이스)
on = 한 수 앞으로 (→)
last = 마지막 국면 (End)
scrub = 게임 속 위치
solving = 푸는 중…
speed = 한 수에 걸리는 시간
seconds = 한 수에 { $seconds }초

## The cases of the input

case = 케이스
caseField = 케이스 번호
caseOf = / { $all }
previousCase = 이전 케이스 (P)
nextCase = 다음 케이스 (N)
