# The page of one's own board.
name = 나만의 보드
position = 국면
program = 프로그램
field = { $language ->
    [python] Python 프로그램
   *[javascript] JavaScript 프로그램
  }
java = Java는 이 페이지에서 실행되지 않습니다. 명령줄에서 국면을 파일로 저장한 뒤 여기서 여세요:
input = 입력
output = 검사할 출력
outputNote = (선택 사항이며, 프로그램은 “output.txt”에서 읽습니다)
run = 실행
running = 프로그램 실행 중…
noneYet = 프로그램이 출력한 국면이 여기에 나옵니다.
needsPython = 이 프로그램에는 Python이 필요합니다. Python을 내려받으면 실행됩니다.
shownFile = 표시 중: { $name }
shownEarlier = 이전 실행의 국면입니다.
score = 점수:
scores = 점수 최소 { $least }, 최대 { $most }
log = 그 밖의 출력
examples = 예제
graph = 너비 우선 탐색
walk = 경로 검사
vacuumTask = 문제: 바닥을 청소하는 로봇
# Comments at the head of these programs.
graphReads = n, m, 시작점, 점 n개(행, 열), 간선 m개(두 점, 0번부터)를 읽습니다.
walkReads = 벽(#), 출발점(S), 도착점(G)이 있는 지도를 읽고, 걸음 U, D, L, R로 된 출력을 검사합니다.

## What is wrong in what a program printed

nothing = 프로그램이 국면을 하나도 출력하지 않았습니다. 국면마다 JSON 한 줄이며, 키트가 출력합니다.
wrongLine = 출력 { $line }번째 줄, { $column }번째 글자부터 JSON이 아닙니다: { $found }.
wrongText = 출력 { $line }번째 줄, { $column }번째 글자. 있어야 할 것: “{ $expected }”, 실제로 있는 것: “{ $found }”.
wrongField = 출력 { $line }번째 줄, { $column }번째 글자, 필드 { $field }. 있어야 할 것: “{ $expected }”, 실제로 있는 것: “{ $found }”.
before = 그 앞의 국면은 표시됩니다.

## The module of a task

task = 문제
moves = 수
moveRefused = { $move }: 둘 수 없는 수입니다: { $rule }
legal = 출력이 규칙에 맞습니다.
wrongInput = 입력 { $line }행 { $column }열: 필요한 것 { $expected }, 실제 { $found }.
wrongOutput = 출력 { $line }행 { $column }열: 필요한 것 { $expected }, 실제 { $found }.
refusedMove = 출력 { $line }행 { $column }열: { $move }: 둘 수 없는 수입니다: { $rule }
unfinished = 출력 { $line }행 { $column }열: 여기서 끝날 수 없습니다: { $rule }
worse = 출력은 규칙에 맞지만 점수가 모자랍니다: 필요한 것 { $expected }, 실제 { $score }.
goThere = 그곳으로 가기
sample = 모듈의 예제
generate = 랜덤 입력
seed = 시드
size = 크기 (0~100)
solve = 정답 출력
test = 검사할 출력으로 쓰기
noAnswer = 모듈이 알지 못합니다.
leaveTask = 프로그램으로 돌아가기
ownMoves = 직접 둔 수
toOutput = 출력으로 돌아가기
toStart = 처음으로 돌아가기
takeMoves = 내 수를 출력으로 쓰기
textsBefore = 이전 입력과 출력 되살리기
textsAfter = 다시 앞으로
solver = 문제를 푸는 내 프로그램
printedNothing = 내 프로그램이 아무것도 출력하지 않았습니다.
failingFound = 반례를 찾았습니다. 랜덤 입력(시드 { $seed }, 크기 { $size })에서 틀립니다. 그 입력을 “입력”에 넣었습니다.
characters = 글자 { $count }개
moduleLate = 모듈이 { $seconds }초 안에 답하지 않아 종료되었습니다.
moduleFailed = 모듈 오류: { $detail }
moduleUnknown = 이 페이지가 모르는 버전의 인터페이스를 쓰는 모듈입니다.
noTask = { $address }에 문제 모듈이 없거나, 그 호스트가 다른 페이지의 읽기를 허용하지 않습니다.
noPositions = { $address } 읽기 실패: 아무것도 없거나, 그 호스트가 다른 페이지의 읽기를 허용하지 않습니다.

## The menu, links and files

svg = 이 국면을 SVG로 저장
png = 이 국면을 PNG로 저장
film = GIF나 영상으로 저장
save = 프로그램과 입력 저장
openFile = 파일 열기
bringBack = 이전 내용 되살리기
kit = 프로그램용 키트: { $name }
copied = 링크를 복사했습니다. 담긴 내용: { $what ->
    [task] 문제의 주소, 입력, 출력
    [solver] 문제의 주소, 입력, 출력, 내 프로그램
    [positions] 국면의 주소
   *[program] 프로그램과 입력
  }.
inAddress = 링크가 주소창에 있습니다. 담긴 내용: { $what ->
    [task] 문제의 주소, 입력, 출력
    [solver] 문제의 주소, 입력, 출력, 내 프로그램
    [positions] 국면의 주소
   *[program] 프로그램과 입력
  }.
tooLong = 링크에 담기에는 너무 깁니다. 이 페이지에서 열 수 있는 파일로 저장했습니다.
moduleStays = WebAssembly 모듈은 링크에 담을 수 없습니다. 모듈과 입력을 함께 전달하세요.
taskStays = 이 모듈은 파일이라 링크에 담을 수 없습니다. 다른 페이지의 읽기를 허용하는 호스트에 올린 뒤 “own.html?task=주소”를 열면 공유할 수 있습니다.
fileStays = 이 국면은 파일에서 온 것입니다. 그 파일을 공유하세요.
noBoardFile = 이 페이지에서 저장한 보드 파일이 아닙니다.
