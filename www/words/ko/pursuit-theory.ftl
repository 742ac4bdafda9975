memory = { $amount }{ "\u00A0" }{ $unit ->
    [0] kB
    [1] MB
    [2] GB
    [3] TB
    [4] PB
   *[5] EB
  }
more = { $all }개 모두 보기

## What solving costs, and its result
heading = 완전 분석
takes = 국면 { $states }개를 푸는 데 메모리 { $memory } 필요.
asking = 메모리를 어림하는 중…
solve = 풀기
cancel = 취소
cancelled = 취소했습니다.
lost = 엔진이 멈추었습니다. 다시 푸세요.
solving = 푸는 중…
progress = { $turn }턴까지 완료. 마지막 턴에 추가된 것: 지는 국면 { $lost }개, 이기는 배치 { $won }개.
beyond = 이 보드는 풀 수 없습니다. 추격자는 { $catchers }명, 한 변은 { $side }칸까지입니다.
tooLarge = 이 페이지에서 풀기에는 너무 큽니다. 필요한 메모리 { $needs }, 허용된 메모리 { $most }.
smaller = 더 작은 보드는 풀 수 있습니다.
fewer = 추격자를 { $catchers }명으로 줄이거나 더 작은 보드를 쓰면 풀 수 있습니다.
neverCaught = 잡히지 않음
caughtIn = 가장 좋은 배치: { $turns }턴 만에 잡힘
neverProof = 어떻게 배치해도 도망자가 끝까지 잡히지 않는 칸이 있습니다.
caughtProof = 도망자는 이것을 피할 수 없고, 더 빠른 배치도 없습니다.
placements = 가장 좋은 배치 { $total }가지(돌리거나 뒤집은 것은 빼고)
playBest = 가장 좋은 배치에서 시작
place = 이 배치에서 시작
shown = { $all }개 중 { $shown }개를 보여 줍니다.
against = 완벽한 상대와 대결합니다. 내가 맡을 쪽:

## The position on the board
here = 이 국면
show = 보드에 보기
showHint = 잡히기까지의 턴, 가장 좋은 수
legendSoon = 추격자 차례에 도망자가 여기에 있으면 잡히기까지의 턴. 색이 진할수록 적음
legendNever = 도망자가 여기에 있으면 잡히지 않음
legendStep = 이 번호 추격자의 가장 좋은 걸음. 큰 네모: 제자리
legendEnd = 도망자의 가장 좋은 수
over = 게임이 끝났습니다.
never = 안 잡힘
atTurn = { $turn }턴
orLater = { $turn }턴 이후
outlookNever = 서로 최선을 다하면 도망자는 잡히지 않습니다.
outlookLater = 서로 최선을 다하면 도망자는 { $turn }턴 또는 그 뒤에 잡힙니다.
outlook = 서로 최선을 다하면 도망자는 { $turn }턴에 잡힙니다(앞으로 { $left }턴).
endsBefore = 그 전에 { $last }턴으로 경기가 끝납니다.
best = { side }의 가장 좋은 수 { $total }가지
side = { $side ->
    [catchers] 추격자
   *[fugitive] 도망자
  }
step = { $nth }번 추격자 { $direction ->
    [right] 오른쪽
    [left] 왼쪽
    [down] 아래
    [up] 위
   *[stays] 제자리
  }
nothing = 추격자가 반드시 잡을 방법은 없습니다.

## The match, move by move
course = 경기를 한 수씩
courseNote = 원은 추격자의 수, 네모는 도망자의 수입니다. 숫자는 그 뒤로 서로 최선을 다할 때 잡히는 턴이고, “!”는 실수입니다.
stop = { $turn }턴, { side }. 잡히는 턴: { $capture }.
slip = { $turn }턴, { side }. 잡히는 턴: { $from } → { $to }.
winLost = 이길 기회를 놓쳤습니다.
escapeLost = 탈출할 기회를 놓쳤습니다.
turnsLost = { $turns }턴 손해.
perfect = 이 경기에는 실수가 없습니다.
