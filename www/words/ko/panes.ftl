## The input

input = 입력
# While outputs are compared.
showInput = 입력 보기
inputLabel = 입력 텍스트
placeholder = 여기에 입력을 붙여 넣으세요
samples = 예제와 파일
ofStatement = 지문의 예제
openFile = 파일 열기
random = 랜덤 입력
reset = 예제로 되돌리기
cases = 이 입력의 케이스
edit = 보드에서 편집
limits = 제한 해제됨
limitsTitle = 제한 다시 적용

## The output

output = 출력
outputText = 채점 기준 그대로의 출력
test = 내 풀이 테스트
copy = 복사
copied = 복사됨
notCopied = 복사 실패
errata = 지문의 오류
noOutput = 입력에 오류가 없으면 여기에 출력이 나옵니다.
waiting = 계산 중…
working = 케이스 { $done }/{ $all }

## The board

board = 보드
grid = 보드의 칸: 화살표 키로 이동, Enter로 선택
noBoard = 입력에 오류가 없으면 여기에 보드가 나옵니다.
reading = 읽는 중…
lastGood = 마지막으로 올바른 입력
lastGoodCase = { lastGood }, 케이스 { $index }/{ $all }
branch = 직접 둔 수의 시작: { $at }.
undo = 무르기 (U)
undoShort = 무르기
keep = 내 수를 입력에 추가
beside = 두 게임 나란히 보기
solversLine = 솔버의 게임으로 돌아가기
newGame = 새 게임
rival = 솔버와 대결

## A person's game and the solver's, side by side

courses = 내 게임과 솔버의 게임 나란히 보기
byRules = 규칙대로
withMistake = 실수가 있을 때
notShown = 이 국면은 보드에 나타낼 수 없습니다.
yourGame = 내 게임
solversGame = 솔버의 수로 둔 게임
ends = 이 게임의 결말: “{ $sentence }”
# Of the person's game.
endsSo = 여기서부터 솔버가 이어 두었을 때의 결말: “{ $sentence }”

## Beside the board

side = 진행 상황
sidePages = 이 국면에 대해
why = 이유
position = 국면
rules = 규칙
next = 다음 수와 그 이유
over = 게임이 끝났습니다.
hidden = 힌트가 꺼져 있습니다.
hints = 힌트
hintsTitle = 다음 수의 힌트 보기 (H)
toRule = 규칙
cell = 이 칸
stale = 이 보드에서 계속 둘 수 있습니다.
# Where the game is over.
look = { $by ->
    [tap] 칸을 누르면 그곳에 무엇이 있는지 볼 수 있습니다.
   *[point] 칸을 가리키면 그곳에 무엇이 있는지 볼 수 있습니다.
  }
signs = 보드의 표시
events = 타임라인의 표시
