## Before it is loaded

name = 솔리테어 체스
origin = 스웨덴 정보 올림피아드 2016 결선
task = 6 × 6 보드에서 말을 제거해 점수를 되도록 많이 얻습니다. 제거한 말이 다음에 제거할 수 있는 곳을 정합니다.
sampleFresh = 시드 0, 말 여덟 종류 모두
sampleIllegal = 규칙에 어긋난 제거
sampleKnights = 나이트(springare)만

## Pieces: what chess players call them, and the statement’s word

piece = { $piece ->
    [one] “1”
    [two] “2”
    [three] “3”
    [four] “4”
    [torn] 룩(torn)
    [lopare] 비숍(lopare)
    [dam] 퀸(dam)
   *[springare] 나이트(springare)
  }
way = { $piece ->
    [one] 어느 방향으로든 정확히 1칸
    [two] 어느 방향으로든 정확히 2칸
    [three] 어느 방향으로든 정확히 3칸
    [four] 어느 방향으로든 정확히 4칸
    [torn] 직선으로 가장자리까지
    [lopare] 대각선으로 가장자리까지
    [dam] 직선이나 대각선으로 가장자리까지
   *[springare] 직선으로 두 칸, 옆으로 한 칸
  }
colour = { $colour ->
    [bronze] 브론즈
    [silver] 실버
    [gold] 골드
   *[empty] 빈칸
  }
tile = { colour } { piece }

## The position, and the step that led to it

row = { $row }행: { $tiles }.
rule = { piece }: { way }
first = 처음에는 어느 말이든 제거할 수 있습니다.
removal = { $nth }번째 제거: { $at } { tile }.
earned = { points }, 합계 { $total }점.
appears = 나타난 말: { tile }.
blank = 아래에 아무것도 없습니다(blank).
points = { $points }점
score = 점수: { $total }.
final = 최종 점수: { $total }.
over = 이제 제거할 수 있는 말이 없습니다.
stuck = 직전에 제거한 말에서 갈 수 있는 칸이 없어 게임이 끝났습니다.
stopped = 게임을 멈추었습니다(0 0).
faulty = 게임에 오류가 있어 0점입니다.
markedOne = 점선: { $first }번째에 제거한 말
marked = 점선: { $first }–{ $last }번째에 제거한 말
measured = 이 종류의 말로 만든 랜덤 보드 { $boards }개에서, 제거마다 국면 { $nodes }개를 탐색하는 솔버의 점수는 평균 { $mean }, 최저 { $low }, 최고 { $high }입니다.
unmeasured = 이 종류의 말에 대해서는 평균이 알려져 있지 않습니다. 측정하려면 “국면”을 열고 게임 100판을 실행하세요.

## A tile

off = 보드에 없는 칸입니다.
waits = 다음 층이 곧 나타납니다.
empty = 빈칸입니다.
beneath = { $colour ->
    [bronze] 아래: 실버와 골드, 아직 알 수 없음.
    [silver] 아래: 골드, 아직 알 수 없음.
   *[gold] 아래에 아무것도 없습니다.
  }
twice = 같은 칸에서 두 번 연달아 제거할 수 없습니다.
outOfReach = 직전에 제거한 말에서 이 칸으로 올 수 없습니다.
reach = 직전에 제거한 말: { $at } { piece }, { way }.
target = 다음에 제거할 수 있습니다.
now = 바로 +{ $points }점.
hint = 말을 제거하려면 그 칸을 고르세요.
look = { $by ->
    [tap] 칸을 누르면 무엇이 있는지, 제거할 수 있는지 볼 수 있습니다.
   *[point] 칸을 가리키면 무엇이 있는지, 제거할 수 있는지 볼 수 있습니다.
  }

## Faults of a game

refused = { $at }의 말은 제거할 수 없습니다.
sixRows = 행과 열은 1부터 6까지입니다.
allowed = 제거할 수 있는 칸: { $cells }.
replyPiece = 응답 { piece }: 잘못되었습니다. 골드 아래에는 아무것도 없으므로 “blank”여야 합니다.
replyBlank = 응답 “blank”: 잘못되었습니다. 아래에 아무것도 없는 것은 골드뿐입니다.
noEnd = 끝에 “0 0” 줄이 없습니다.
impossible = 지금은 할 수 없습니다.
statementSlip = 영어 지문에는 실버 아래가 브론즈라고 되어 있습니다. 스웨덴어 원문과 테스트 데이터에서는 골드입니다.

## The next move

revealed = 드러난 말: { piece }, { source }.
revealedBlank = 드러난 것 없음(blank), { source }.
source = { $by ->
    [input] 입력대로
   *[seed] 시드로 뽑음
  }
thinking = 솔버가 아직 생각하고 있습니다. 지금까지 가장 좋은 제거가 맨 앞에 있습니다.
inputStops = 입력의 게임은 여기에서 멈춥니다(0 0).
solverStops = 솔버는 여기에서 멈춥니다(0 0).
remove = 제거할 말: { $at } { piece }.
inputRemoves = 입력의 게임에서 제거하는 말: { $at } { piece }.
expected = 예상 최종 점수: { $score }.
expectedThen = 솔버가 이어 둘 때의 예상 최종 점수: { $score }.
same = 솔버도 같은 말을 제거합니다.
compared = 예상 최종 점수: 내가 { $yours }에서 제거하면 { $score }, { $by ->
    [input] 입력대로
   *[solver] 솔버처럼
  } { $other }에서 제거하면 { $otherScore }.

## What a removal brings

bonus = { $kind ->
    [run] 연속
    [ordered] 1 2 3 4 순서대로
    [numbers] 숫자 세트
    [pieces] 체스 말 세트
   *[alternation] 교대
  }
ends = 게임이 끝납니다.
earnedSet = { bonus }: +{ $points }점.
chain = 세트 { $sets }개의 교대.
run = { $length }개 연속.
almost = 하나만 더 있으면 세트입니다.
leavesSet = 세트를 버립니다(4개 중 { $pieces }개).
noChain = 직전 세트와 교대가 되지 않습니다.
endsChain = 세트 { $sets }개의 교대가 끝납니다.
endsSoon = 다음 제거로 게임이 끝납니다.

## Beside the board: why

removals = 가능한 제거, 좋은 순서대로
pieceHead = 말
expectedHead = 예상 ± 표준편차
pointsHead = 점수
worlds = 시뮬레이션한 게임: { $worlds }판
chosen = 선택
fromInput = 입력
notTried = { $at }: 시뮬레이션하지 않았습니다. 예상 점수는 첫 어림값입니다.
dropped = { $at }: { $all }판 중 { $worlds }판을 시뮬레이션했을 때 분명히 나빠서 솔버가 제외했습니다. 평균은 이 { $worlds }판의 것입니다.
line = 예상되는 진행
legal = 가능한 제거
stopHere = 여기에서 멈추기 (0 0)
progress = 솔버의 진행
searching = 국면 { $nodes }/{ $all }개…
searched = 탐색한 국면: { $nodes }

## Beside the board: the position

scoreHead = 점수
part = { $part ->
    [removals] 제거, 하나에 1점
    [runs] 연속
    [numbers] 숫자 세트
    [pieces] 체스 말 세트
   *[alternation] 교대
  }
bonuses = 보너스
none = 아직 없습니다.
steps = { $first }–{ $last }번째 제거
sequence = 지금까지 제거한 말
open = 밑줄 친 말은 아직 세트가 될 수 있습니다.
noSet = 시작된 세트가 없습니다.
average = 여러 게임의 평균
runGames = 게임 { $games }판 실행
played = 끝난 게임
playedOf = 게임 { $games }/{ $all }판.
terms = 말: { $types }, 제거마다 국면 { $nodes }개, 시드 { $from }부터.
mean = 평균 점수
error = 평균의 표준오차
range = 최저와 최고
scores = 점수
games = 게임
between = { $low }–{ $high }점인 게임
gameOf = 시드 { $seed }: { points }

## The legend, the timeline, the editor

layers = { $colour ->
    [bronze] 브론즈: 아래에 두 층
    [silver] 실버: 아래에 한 층
   *[gold] 골드: 아래에 아무것도 없음
  }
sign = { $sign ->
    [target] 다음에 제거할 수 있음
    [choice] 솔버의 제거
    [script] 입력의 다음 제거
    [ahead] 그다음에 제거할 수 있음
   *[values] 예상 점수: 밝을수록 높음
  }
bonusEvent = 보너스
bonusSign = 보너스
faultEvent = 오류
faultSign = 오류

## Above the board. Second labels are for a narrow screen

game = 게임
types = 새 말의 종류:
typesShort = 말:
asInInput = 입력대로
allTypes = 8종류 모두
chessPieces = 룩, 비숍, 퀸
onlyOne = “1”만
onlyKnights = 나이트만
seed = 보드 시드
seedShort = 시드
noSeed = 없음
openBoard = 보드 열기
openShort = 열기
newGame = 새 게임
strength = 솔버의 수준:
strengthShort = 솔버:
strengthHint = 솔버가 제거마다 탐색하는 국면의 수
strengthOf = { $strength ->
    [fast] 빠름
    [good] 좋음
    [strong] 강함
   *[best] 최강
  }
nodes = 제거마다 { $nodes }개
stopSolver = 솔버 중지
stop = 중지
think = 더 생각하기
thinkShort = 생각
player = 내 프로그램으로 하기
noPage = 이 페이지를 불러오지 못했습니다. 인터넷에 연결한 뒤 다시 시도하세요.

## A visitor’s program plays

introJs = 함수 play(readLine, write)를 작성하거나(console.log는 표준 오류로 나갑니다) Node용 프로그램을 작성하세요.
introPython = 프로그램을 작성하세요.
introWasm = WebAssembly 모듈(WASI preview 1)을 여세요.
dialogue = 프로그램은 먼저 여섯 줄을 읽습니다. 그다음 “1 1”처럼 제거할 칸의 행과 열을 한 줄에 출력하고, 드러난 말을 읽는 것을 되풀이합니다. 멈추려면 “0 0”을 출력합니다. 이 브라우저의 샌드박스에서 실행됩니다.
flush = 제거할 칸을 출력할 때마다 버퍼를 비우세요(flush).
code = 프로그램 코드
seedToPlay = 실행할 시드
play = 이 시드 실행
playMany = 시드 1–{ $games } 실행
values = 말에 적힌 값: 그 말을 제거할 때의 예상 최종 점수.
next = ▶는 이 게임의 다음 제거입니다.
running = 실행 중…
scored = { gameOf }. 이 게임이 보드에 있습니다.
zero = 0점입니다.
illegal = 규칙에 어긋난 제거가 있습니다. 마지막 국면에 이유가 있습니다.
unread = 출력 { $line }번째 줄을 읽을 수 없습니다: { $why ->
    [longOutput] 출력이 65,536바이트를 넘습니다
    [longLine] 200바이트를 넘습니다
    [notUtf8] UTF-8이 아닙니다
   *[notTwoNumbers] 수 두 개 “r c”가 있어야 합니다
  }. 실제 내용: “{ $found }”. { zero }
noRemoval = 프로그램은 응답을 기다리고 있지만, 채점기가 받은 제거가 없습니다.
late = 시간 초과: 게임이 { $seconds }초 안에 끝나지 않았습니다.
unended = 프로그램이 “0 0” 없이 끝났습니다.
errors = 제거마다 그 전에 표준 오류에 출력한 내용
before = { $nth }번째 제거 전
afterLast = 마지막 제거 뒤
failed = { $games }판은 실패하여 0점입니다.
costs = 가장 손해가 큰 제거
findCosts = 가장 손해가 큰 제거 찾기
cost = { $nth }번째 제거 { $at }: { $points }점
allCosts = { $all }개 모두 보기
costsOf = 제거 { $removals }번을 가장 좋은 제거와 비교했습니다.
mine = 내 프로그램
solver = 솔버
difference = 차이
solverToo = 솔버도 이 시드로 실행
series = 내 프로그램의 점수
java = Java는 이 페이지에서 실행되지 않습니다. 명령줄에서는 boardlab으로 실행할 수 있습니다:
programNote = 내 프로그램이 채점기와 주고받으며 게임을 끝까지 둡니다:

## The parts of an input

pieceTypes = 말 { $count }종류
removalCount = 제거 { $count }번
replies = 응답 { $count }개
tileField = 보드의 { $index }번째 칸
rowField = { $index }번째 제거의 행
columnField = { $index }번째 제거의 열
replyField = { $index }번째 제거의 응답

## For a class

askMove = 다음에 어느 말을 제거하나요?
askTruth = { $at }의 말을 다음에 제거할 수 있나요?
askTargets = 지금 제거할 수 있는 말은 어느 것인가요?
askScore = 지금 점수는 몇 점인가요?
askCount = 지금 제거할 수 있는 말은 몇 개인가요?
askTarget = 지금 제거할 수 있는 말을 하나 쓰세요.
askGain = 가장 좋은 제거로 바로 얻는 점수는 몇 점인가요?
askMost = 바로 얻는 점수가 가장 많은 제거는 무엇인가요?
