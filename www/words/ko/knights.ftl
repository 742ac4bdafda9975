## Before it is loaded

name = 하이퍼 나이트
task = 두 사람이 번갈아 나이트 하나를 구석 쪽으로 움직입니다. 움직일 수 없는 사람이 집니다. 이기는 사람을 구합니다.
sampleCorner = 구석 가까이의 셋
sampleTwenty = 나이트 스무 개

## The position, and the step that led to it

player = { $player ->
    [0] Alice
   *[1] Bob
  }
knights = 나이트 { $knights }개
counted = { knights }.
start = { knights }, 님합 { $nimSum }.
moved = { $nth }번째 수: { player }, { $knight }번 나이트 { $from } → { $to }.
toMove = { player } 차례.
over = 둘 수 있는 수가 없습니다.
wins = { player } 승리.
knightAt = { $knight }번 나이트: { $place }.
knightWith = { $knight }번 나이트: { $place }, 그런디 수 { $value }.
more = 외 { $rest }개.

## The next move. “by” is the way that a knight goes, as (−1, −2)

move = { $knight }번 나이트 { $by }
best = { move }: 님합이 { $nimSum }에서 0으로 바뀌어 이깁니다.
lost = 님합이 0이므로, 상대가 최선을 다하면 어떤 수를 두어도 집니다. 솔버의 수: { move }.
noneWon = 이기는 수가 없었습니다.
good = 이기는 수입니다.
mistake = 실수입니다. 이기는 수가 있었습니다: { move }.
hint = 나이트를 고른 다음 고리가 있는 칸을 고르면 움직입니다.
look = { $by ->
    [tap] 칸을 누르면 그곳에 무엇이 있는지 볼 수 있습니다.
   *[point] 칸을 가리키면 그곳에 무엇이 있는지 볼 수 있습니다.
  }

## A cell

here = { $knight }번 나이트가 있습니다.
severalHere = 여기에 있는 나이트: { $knights }.
manyHere = 여기에 있는 나이트: { $knights } 외 { $rest }개.
value = 그런디 수 { $value }: 여기에서 갈 수 있는 칸의 값은 { $values }. 이 중에 없는 가장 작은 수는 { $value }입니다.
dead = 그런디 수 0: 여기에서는 어떻게 움직여도 보드를 벗어납니다.
rare = 이 값을 갖는 칸은 단 열 개입니다.
law = { $law ->
    [corner] 구석 가까이에서는 값에 규칙이 없습니다.
    [ray] 직선 y = 2x나 x = 2y를 따르는 띠에서는, 값이 그 직선까지의 거리와 작은 좌표를 4로 나눈 나머지로 정해집니다.
    [diagonal] 대각선을 따르는 띠에서는, 값이 대각선까지의 거리와 작은 좌표를 4로 나눈 나머지로 정해집니다.
    [flat] 띠 바깥에서 한 좌표가 다른 좌표의 두 배보다 크면, 값이 작은 좌표를 4로 나눈 나머지로만 정해집니다.
   *[plain] 띠와 띠 사이에서는 두 좌표를 4로 나눈 나머지로 값이 정해집니다.
  }
cut = { $knight }번 나이트: 표를 499번 칸까지만 채우는 프로그램은 여기에서 잘못된 값을 얻습니다. 맞는 값 { $value }, 얻는 값 { $cut }.
makesZero = { $knight }번 나이트가 여기로 오면 님합이 0이 되어 이깁니다.
fails = { $knight }번 나이트가 여기로 와도 님합이 0이 되지 않습니다. 필요한 값은 { $wanted }인데 이 칸의 값은 { $value }입니다.
tooFar = 고른 { $knight }번 나이트는 여기로 올 수 없습니다.

## The map. W and L are written on cells

winSign = W
lossSign = L
letters = 이 칸에 나이트가 하나만 있을 때, 둘 차례인 사람이 이기면 W, 지면 L입니다.
map = 지도
nearer = 확대 (+)
farther = 축소 (−)
all = 모든 나이트 보기
outcomes = 승패 보기
goTo = 칸으로 가기…
close = 닫기
axis = { $axis ->
    [x] x(행)
   *[y] y(열)
  }
example = 12 또는 2^53
go = 가기
places = 볼 만한 곳
preset = { $preset ->
    [corner] 구석
    [ray] y = 2x를 따르는 띠
    [doubles] 2^53을 넘은 곳
   *[far] 가장 먼 구석, 2^62
  }
unreadable = { $axis }: 수나 2^53 같은 거듭제곱을 쓰세요.
beyond = { $axis }: 0 이상 2^62 이하여야 합니다.
extent = 보이는 칸: { $rows } × { $columns }
strided = { extent }. 행과 열을 { $stride }개마다 하나씩 그림

## Beside the board

nimSum = 님합
knight = 나이트
place = 위치 (x, y)
valueHead = 그런디 수
show = { $knight }번 나이트 보기
sumOf = { knights }의 님합
sumNote = 한 자리에 1이 홀수 개면 1, 짝수 개면 0입니다.
mexHeading = { $place }에서 갈 수 있는 칸의 값
offBoard = 보드 밖
mex = 이 중에 없는 가장 작은 수는 { $value }입니다.
noWinning = 이기는 수 없음
winning = 이기는 수
to = { $knight }번 나이트 → { $place }
count = 나이트 수
mover = 차례
nobody = 없음
winner = 최선을 다했을 때의 승자

## The legend and the editor

winningSign = 이기는 수
heldSign = 갈 수 있는 곳
playedSign = { player }의 수
# Under the map.
peakShort = 값 6
bandShort = y ≈ x, 2x, x/2
peakSign = 값 6(단 열 칸)
bandSign = y = 2x, y = x, x = 2y를 둘러싼 띠의 경계
won = 승리
wonSign = 마지막 수, 승리
addKnight = 나이트 추가

## The parts of an input

knightCount = 나이트의 수
knightX = { $index }번 나이트의 x
knightY = { $index }번 나이트의 y

## For a class

askMove = 이기는 수가 있나요? 있다면 무엇인가요?
noMove = 이기는 수 없음 (N 키)
askReach = 나이트가 { $place }에 갈 수 있나요?
askWin = 둘 차례인 사람이 이길 수 있나요?
axes = (x, y)에서 x는 행, y는 열입니다.
askNimSum = 이 국면의 님합은 얼마인가요?
askCount = 이기는 수는 몇 가지인가요?
askValue = { $knight }번 나이트의 그런디 수는 얼마인가요?
askNext = 이기는 수로 가는 칸을 하나 쓰세요.
