## Before the game is loaded
name = 추격
origin = 러시아 공학 학교 대회
task = 두 프로그램이 정사각형이나 토러스에서 겨룹니다. 추격자는 도망자를 되도록 빨리 잡으려 하고, 도망자는 잡히지 않으려 합니다.
sampleMatch = 경기 하나
sampleTorus = 토러스 위의 추격자 셋
sampleBig = 추격자 50명, 100 × 100
sampleForfeit = 몰수패로 끝난 리플레이

## The board
kind = { $kind ->
    [torus] 토러스
   *[square] 정사각형
  }
board = { kind } { $n }{ "\u00A0" }×{ "\u00A0" }{ $n }
problem = { board }, { catchers }, 도망자는 턴마다 { $steps }걸음
passes = { $reading ->
    [blocked] 도망자는 추격자를 지나갈 수 없습니다.
   *[default] 도망자는 추격자를 지나갈 수 있습니다.
  }
catchers = 추격자 { $catchers }명
cells = { $cells }칸
moves = { $moves }수
steps = { $steps }걸음
turns = { $turns }턴
ofCatchers = { catchers }
turnAt = { $turn }턴
strategy = { $name ->
    [best] 최고
    [exact] 완전
    [area] 영역
    [shadow] 그림자(토러스)
    [dominate] 지배
    [far] 멀리
    [chase] 쫓기
   *[random] 랜덤
  }

## A cell
stands = { $count ->
    [1] { $names }번 추격자가 있습니다.
   *[other] 여기에 있는 추격자: { $names }.
  }
fugitiveHere = 도망자가 있습니다.
firstFugitive = 도망자가 먼저 도착합니다: 도망자는 { turns }, 추격자는 { $near }.
firstCatcher = 추격자가 먼저 도착합니다: 추격자는 { turns }, 도망자는 { $later }.
near = 가장 가까운 추격자까지 { steps }입니다.
stay = 그대로 있을 수 있습니다.
reach = { signReach }.
beside = { signBeside }.
onto = 도망자가 여기로 오면 잡힙니다.
place = { $side ->
    [catchers] 여기에 추격자를 놓을 수 있습니다.
   *[fugitive] 도망자가 여기에서 시작할 수 있습니다.
  }
hand = 이 추격자를 골랐습니다. 옆 칸을 고르세요.
step = 고른 추격자가 여기로 올 수 있습니다.
notStep = 고른 추격자가 오기에는 너무 멉니다. 가로나 세로로 한 칸만 움직입니다.
bestEnd = 가장 좋은 수입니다.
bestStep = { $count ->
    [1] { $names }번 추격자의 가장 좋은 걸음입니다.
   *[other] 추격자 { $names }의 가장 좋은 걸음입니다.
  }
caughtFrom = 추격자 차례에 도망자가 여기에 있으면, 서로 최선을 다할 때 { turns } 만에 잡힙니다.
caughtLater = 도망자가 여기에 있으면, 서로 최선을 다할 때 잡히기까지 { turns } 이상 걸립니다.
neverFrom = 도망자가 여기에 있으면, 서로 최선을 다할 때 잡히지 않습니다.

## The position
noCatchers = 추격자가 아직 배치되지 않았습니다.
catchersAt = 추격자: { $cells }.
catchersAll = { catchers }.
noFugitive = 도망자가 아직 배치되지 않았습니다.
fugitiveAt = 도망자: { $cell }.

## The last move
turn = { $turn }턴.
due = { $act ->
    [placeCatchers] 추격자를 배치할 차례.
    [placeFugitive] 도망자를 배치할 차례.
    [moveCatchers] 추격자가 움직일 차례.
   *[moveFugitive] 도망자가 움직일 차례.
  }
fugitivePlaced = 도망자 배치: { $to }.
fugitiveStayed = 도망자는 { $to }에 그대로 있었습니다.
fugitiveMoved = 도망자: { $from } → { $to }.
catchersPlaced = 추격자 { $catchers }명 배치.
catchersMoved = { ofCatchers } 중 { $moved }명 이동.
caught = 도망자가 { turnAt }에 잡혔습니다.
escaped = 도망자가 { $turns }턴 내내 잡히지 않았습니다.
score = 점수: 추격자 { $catchers }, 도망자 { $fugitive }.
forfeited = { $side ->
    [catchers] 추격자의 몰수패({ turnAt }).
   *[fugitive] 도망자의 몰수패({ turnAt }).
  }

## Why a move of a program is a forfeit
numberAt = 출력 { $line }번째 줄의 { $number }번째 숫자
notANumber = { numberAt }: “{ $text }”. 정수여야 합니다.
outOfRange = { numberAt }: { $value }. { $min } 이상 { $max } 이하여야 합니다.
stepAt = { $side ->
    [catchers] { $piece }번 추격자의 걸음
   *[fugitive] 도망자의 { $piece }번째 걸음
  }(출력 { $line }번째 줄의 { $number }번째와 { $next }번째 숫자)
diagonal = { stepAt }: 대각선입니다. 두 숫자 중 하나는 0이어야 합니다.
offField = { stepAt }: 정사각형 밖으로 나갑니다.
failed = { $kind ->
    [notStarted] 프로그램을 시작하지 못했습니다.
    [timeOut] 프로그램이 시간을 초과했습니다.
    [tooLong] 프로그램의 출력이 허용된 양을 넘었습니다.
    [noFile] 프로그램이 아무것도 출력하지 않았습니다.
    [notText] 출력이 UTF-8 텍스트가 아닙니다.
    [memory] 프로그램이 메모리를 초과했습니다.
   *[files] 프로그램이 남긴 파일이 너무 많거나 폴더가 너무 깊습니다.
  }
exited = 프로그램의 종료 코드: { $status }.
signalled = 프로그램을 끝낸 시그널: { $signal }.

## The reason of the next move
strategyActs = 전략 “{ $strategy }”: { act }.
replayActs = 리플레이: { act }.
act = { $act ->
    [placeCatchers] 추격자를 배치합니다
    [placeFugitive] 도망자를 배치합니다
    [moveCatchers] 추격자를 움직입니다
   *[moveFugitive] 도망자를 움직입니다
  }
replaces = 이 페이지에서 실행할 수 없는 프로그램 “{ $robot }” 대신 둡니다.
sees = 도망자는 추격자의 위치를 봅니다.
forfeits = { $side ->
    [catchers] 여기에서 추격자가 몰수패하고 경기가 끝납니다.
   *[fugitive] 여기에서 도망자가 몰수패하고 경기가 끝납니다.
  }
criterion = { $by ->
    [random] 랜덤으로 고른 수입니다.
    [capture] 추격자가 도망자를 잡을 수 있습니다.
    [nearer] 모든 추격자가 도망자에게 다가갑니다.
    [nearerApart] 모든 추격자가 도망자에게 다가가되, 되도록 서로 떨어집니다.
    [areaTogether] 모든 추격자의 걸음을 함께 따져, 도망자가 가장 잘 움직인 뒤의 영역이 가장 작은 수를 고릅니다.
    [areaAfterReply] 영역이 넓은 수 중에서, 추격자가 움직인 뒤에도 가장 넓게 남는 수를 고릅니다.
    [diagonal] 추격자 둘이 도망자를 지나는 대각선 하나의 양쪽에 서서, 도망자가 옮겨 가는 대각선을 따라갑니다. 세 번째 추격자가 다가갑니다. 토러스에서는 턴마다 한 걸음인 도망자를 이렇게 반드시 잡습니다.
    [farFromNearest] 도망자는 가장 가까운 추격자에게서 되도록 멀리 갑니다.
    [farFromAll] 도망자는 모든 추격자와의 거리의 합이 가장 큰 곳으로 갑니다.
    [soonest] 모든 국면을 계산했습니다. 도망자를 이보다 빨리 잡는 수는 없습니다.
   *[latest] 모든 국면을 계산했습니다. 이보다 오래 버티는 수는 없습니다.
  }
reaches = 이제 도망자가 어느 추격자보다 먼저 갈 수 있는 칸은 { $cells }칸 중 { $won }칸입니다.
sameMove = 전략 “{ $strategy }”도 같은 수를 둡니다.
otherMove = 전략 “{ $strategy }”의 수: { $move }.
faster = 지문에는 “S칸 이하”라고 되어 있지만, 출력하는 걸음은 정확히 S개입니다. “0 0”은 제자리입니다.

## The table of moves
candidates = 가능한 수, 좋은 순서대로
where = 도착
catcher = 추격자
area = 영역
areaBeforeReply = 추격자가 움직이기 전의 영역
areaNote = 영역: 그 뒤에 도망자가 어느 추격자보다 먼저 갈 수 있는 칸.
notFirst = 표는 영역 순서로 정렬되어 있지만, 이 전략은 { $by ->
    [together] 모든 추격자의 걸음을 함께 비교합니다
    [reply] 추격자가 움직인 뒤의 영역(표에 없음)을 비교합니다
    [turn] 잡히는 턴(표에 없음)으로 정합니다
   *[other] 영역을 쓰지 않습니다
  }.
single = 각 행은 추격자 한 명의 걸음입니다. “{ $label }” 표시가 있는 걸음을 모으면 한 수가 됩니다.
planned = 표는 직접 둔 걸음 이전의 국면에 대한 것입니다.
stays = 제자리
distance = 추격자까지의 걸음 수
caughtHere = 잡힘
chosen = 선택
part = 전략
script = 리플레이
fewer = 적게 보기
more = { $all }개 모두 보기

## Facts
factTurn = 다음 수의 턴
factTurnOf = { $turn }(마지막: { $last })
factDue = 차례
side = { $side ->
    [catchers] 추격자
   *[fugitive] 도망자
  }
factNow = 지금 잡히면 점수(추격자 : 도망자)
factScore = 점수(추격자 : 도망자)
factField = 보드
factWon = 도망자가 먼저 갈 수 있는 칸
factTurned = 마지막 수로 바뀐 칸
factRobots = 입력의 프로그램
factReading = 추격자를 지나가기
factReadings = { $reading ->
    [blocked] 불가능: 그 자리에서 잡힘
   *[default] 가능
  }
chart = 도망자가 먼저 갈 수 있는 칸의 수(턴별)

## The legend
signFugitive = 도망자
signCatcher = 추격자와 번호
signOwn = 도망자가 먼저 갈 수 있는 칸
signTheirs = 추격자의 칸(도망자가 먼저 갈 수 없음)
signChanged = 마지막 수로 바뀐 칸: + 도망자가 얻은 칸, − 잃은 칸
signReach = 도망자가 여기에서 수를 마칠 수 있음
signBeside = 도망자가 여기에서 수를 마칠 수 있음, 추격자 옆
signGlued = 같은 표시가 있는 변은 이어져 있음

## Above the board
match = 경기
seat = 내가 맡을 쪽:
seatShort = 내 쪽:
seatHint = 내가 둘 때마다 다른 쪽은 전략대로 둡니다.
seats = { $seat ->
    [none] 양쪽
    [catchers] 추격자
   *[fugitive] 도망자
  }
strategyOf = { $side ->
    [catchers] 추격자
   *[fugitive] 도망자
  }
strategyHint = 입력에 수가 없는 곳에서 둡니다
asNamed = 입력대로
menu = 더 보기
save = 리플레이 저장
plan = 추격자의 수
planPlaces = { ofCatchers } 중 { $count }명 배치
planMoves = { ofCatchers } 중 { $count }명 이동
planWaits = 도망자의 차례입니다
undo = 되돌리기
restPlaces = 나머지는 전략이 배치
restMoves = 나머지는 전략이 이동
restHint = 그러면 추격자의 수가 끝납니다
send = 수 두기
sendHint = 옮기지 않은 추격자는 제자리에 있습니다
look = { $by ->
    [tap] 칸을 누르면 무엇이 있는지, 누가 먼저 도착하는지 볼 수 있습니다.
   *[point] 칸을 가리키면 무엇이 있는지, 누가 먼저 도착하는지 볼 수 있습니다.
  }
choose = { $act ->
    [placeCatchers] 추격자를 놓을 칸을 고르세요.
    [placeFugitive] 도망자를 놓을 칸을 고르세요.
    [moveCatchers] 움직일 추격자를 고른 다음 옆 칸을 고르세요.
   *[moveFugitive] 도망자가 갈 칸을 표시된 곳에서 고르세요.
  }
thenSend = 그러면 “{ send }” 버튼이 나옵니다.

## Pages
theory = 이론
theoryMatch = 이 경기
theoryAtlas = 보드 도감
workshop = 로봇 공작실
tournament = 대회
noPage = 이 페이지를 불러오지 못했습니다. 인터넷에 연결한 뒤 다시 시도하세요.

## A new match
newMatch = 새 경기
newMatchHint = 내장 전략 두 개가 겨룹니다. 직접 두려면 보드 위에서 내가 맡을 쪽을 고르세요.
most = 최대
range = { $field }: { $min } 이상 { $max } 이하.
whole = 모든 값은 정수여야 합니다.
start = 경기 시작

## Editing, the timeline, programs
toolCatcher = 추격자 추가
toolFugitive = 도망자 놓기
eventCaught = 잡힘
eventEscaped = 탈출
eventFault = 오류
programNote = 내 프로그램이 로봇이 되어 경기를 끝까지 둡니다:

## The parts of an input
partRole = R, 로봇의 역할
partKind = F, 보드의 종류
partSide = N, 보드 한 변의 길이
partCatchers = K, 추격자의 수
partSteps = S, 도망자의 턴당 걸음 수
partTurns = L, 턴의 수
partTurn = T, 턴 번호
partFugitive = 도망자의 { $axis }
partCatcher = { $nth }번 추격자의 { $axis }
partRobot = { $side ->
    [catchers] r0, 추격자 로봇의 폴더
   *[fugitive] r1, 도망자 로봇의 폴더
  }
partPoints = { $side ->
    [catchers] 추격자의 점수
   *[fugitive] 도망자의 점수
  }
partColon = 두 점수 사이의 콜론
partMove = { $nth }번째 수의 숫자들
partOutput = { $nth }번째 수에서 로봇의 출력
notPlacedYet = { $value }: 아직 배치되지 않았으므로 -1
replayLine = 리플레이의 { $nth }번째 줄
writeNotPlaced = 0턴의 도망자와 아직 배치되지 않은 추격자에는 -1 -1을 쓰세요.
fixReplay = 리플레이의 한 줄에는 한 수의 숫자들이 있거나, “!”와 로봇이 출력한 내용이 있습니다.

## Moves that are refused
numbers = 숫자 { $expected }개가 필요한데 { $found }개가 있습니다.
refusedRange = { $nth }번째 숫자는 { $min } 이상 { $max } 이하여야 합니다.
refusedPlacing = 경기 파일에서는 로봇이 말을 배치합니다. 직접 배치하려면 지문의 예제 같은 턴 파일을 쓰세요.
refusedDiagonal = { $nth }번째와 { $next }번째 숫자가 대각선 걸음입니다. 둘 중 하나는 0이어야 합니다.
refusedOff = { $nth }번째와 { $next }번째 숫자의 걸음이 정사각형 밖으로 나갑니다.

## A class
askMove = 다음 수는 무엇인가요?
askGo = 도망자가 지금 { $cell }에 갈 수 있나요?
scored = 추격자 { $catchers }, 도망자 { $fugitive }
atMost = 최대 { steps }.
askDistance = 가장 가까운 추격자는 도망자에게서 몇 걸음 떨어져 있나요?
askArea = 도망자가 어느 추격자보다 먼저 갈 수 있는 칸은 몇 칸인가요?
askNext = 도망자는 다음 수를 마치면 어느 칸에 있나요?
askReach = 도망자가 지금 갈 수 있는 칸을 하나 쓰세요.
askSafe = 도망자가 갈 수 있는 칸 중 안전한 칸, 곧 추격자가 그 칸에도 옆 칸에도 없는 칸은 몇 칸인가요?
