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
score = 점수:
log = 그 밖의 출력
emptyCell = 빈칸
examples = 예제
graph = 너비 우선 탐색
walk = 경로 검사
# Comments at the head of these programs.
graphReads = n, m, 시작점, 점 n개(행, 열), 간선 m개(두 점, 0번부터)를 읽습니다.
walkReads = 벽(#), 출발점(S), 도착점(G)이 있는 지도를 읽고, 걸음 U, D, L, R로 된 출력을 검사합니다.

## What is wrong in what a program printed

nothing = 프로그램이 국면을 하나도 출력하지 않았습니다. 국면마다 JSON 한 줄이며, 키트가 출력합니다.
wrongLine = 출력 { $line }번째 줄, { $column }번째 글자부터 JSON이 아닙니다: { $found }. 그 앞의 국면은 표시됩니다.
wrongText = 출력 { $line }번째 줄, { $column }번째 글자. 있어야 할 것: “{ $expected }”, 실제로 있는 것: “{ $found }”. 그 앞의 국면은 표시됩니다.
wrongField = 출력 { $line }번째 줄, { $column }번째 글자, 필드 { $field }. 있어야 할 것: “{ $expected }”, 실제로 있는 것: “{ $found }”. 그 앞의 국면은 표시됩니다.

## The menu, links and files

svg = 이 국면을 SVG로 저장
png = 이 국면을 PNG로 저장
save = 프로그램과 입력 저장
openFile = 파일 열기
bringBack = 이전 내용 되살리기
kit = 프로그램용 키트: { $name }
copied = 링크를 복사했습니다. 프로그램과 입력이 들어 있습니다.
inAddress = 링크가 주소창에 있습니다. 프로그램과 입력이 들어 있습니다.
tooLong = 링크에 담기에는 너무 깁니다. 이 페이지에서 열 수 있는 파일로 저장했습니다.
moduleStays = WebAssembly 모듈은 링크에 담을 수 없습니다. 모듈과 입력을 함께 전달하세요.
noBoardFile = 이 페이지에서 저장한 보드 파일이 아닙니다.
