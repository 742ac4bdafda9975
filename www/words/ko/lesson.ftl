## A pupil answers

number = 숫자
figures = 5나 2.5처럼 숫자로 쓰세요.
enter = Shift+Enter로 줄을 바꿉니다.
chooseCell = 보드에서 칸을 고르세요.
backToStep = 질문으로 돌아가기
earlier = 이전 국면
later = 다음 국면
check = 확인
showAnswer = 정답 보기
looksCount = 정답을 본 것으로 처리됩니다.
unjudged = 이 답은 선생님이 읽습니다.
yourAnswer = 내 답: { $answer }
rightAnswer = 정답: { $answers }
andMore = { $answers } (외 { $rest }개)
answeredBefore = 첫 번째 답만 제출됩니다: “{ $answer }”.
lookedBefore = 정답을 보았으므로 새 답은 제출되지 않습니다.
stepDone = { $all }단계 중 { $step }단계, { $mark ->
    [right] 정답
    [wrong] 오답
   *[open] 답함
  }
keepAnswer = 답하기
answeredSoFar = 지금까지의 답: { $answer }
stepLooked = { $all }단계 중 { $step }단계, 정답을 봄
copyInput = 입력 복사
saveInput = 입력 저장
pasteOutput = 내 프로그램의 출력
outputLines = { $lines }줄
yourProgram = 내 프로그램: { $fault }.
tooLongToHandIn = 답이 너무 길어 코드로 만들 수 없습니다. 가장 긴 답을 줄이세요.
loading = 수업을 여는 중…
recordNotKept = 이 브라우저는 답을 저장하지 않습니다. 페이지를 닫기 전에 제출하세요.

## A pupil hands the answers in

handIn = 제출
handInHeading = 답 제출
answered = { $all }문제 중 { $done }문제에 답했습니다.
finishHow = 시험을 마치면 답을 바꿀 수 없고, 정답을 볼 수 있습니다.
finish = 시험 마치기
yourName = 이름
yourNickname = 별명
needsName = { $by ->
    [name] 이름을 입력하면 코드가 나옵니다. 선생님이 누구의 답인지 알아보는 데 쓰입니다.
   *[nickname] 별명을 입력하면 코드가 나옵니다. 선생님이 누구의 답인지 알아보는 데 쓰입니다.
  }
handInHow = 코드를 채팅이나 전자 우편으로 선생님께 보내거나 QR 코드를 보여 드리세요. 이 페이지는 아무것도 보내지 않습니다.
otherWays = 다른 방법: 링크, 파일, QR 코드
code = 코드
copyCode = 코드 복사
copyLink = 링크 복사
save = 파일 저장
deleteAnswers = 내 답 삭제
sure = 확인하려면 다시 누르세요

## Why a lesson was not opened

linkFault = { $why ->
    [damagedLink] 수업 링크가 손상되었습니다. 링크 전체를 다시 복사하세요.
    [newerLink] 더 새로운 버전의 페이지에서 만든 수업 링크입니다.
    [notLoaded] 수업을 불러오지 못했습니다. 인터넷에 연결한 뒤 페이지를 새로고침하세요.
    [notRead] 브라우저에서 이 링크의 수업을 읽지 못했습니다. 페이지를 새로고침해 다시 시도하세요.
   *[notKept] 이 링크의 수업은 링크를 만든 브라우저에만 저장되어 있습니다.
  }
faultAt = { $line }번째 줄, { $column }번째 글자: { $fault }
large = 파일이 { $length }자입니다. { $most }자까지 열 수 있습니다.
syntax = 올바른 JSON이 아닙니다.
noLesson = Boardlab 수업이 아닙니다: “"boardlab": "lesson"”이 없습니다.
newer = 이 수업(형식 { $version })에는 더 새로운 버전의 Boardlab이 필요합니다.
tooManySteps = 수업이 { $found }단계입니다. { $most }단계까지 쓸 수 있습니다.
missing = 빠진 필드: { $path }.
unknown = 수업에 없는 필드: { $path }. 고치거나 지우세요.
nested = { $path }: 인용, 목록, 강조가 { $most }단계보다 깊습니다. 더 간단하게 쓰세요.
notAskable = { $path }: 나만의 보드에는 이렇게 물을 수 없습니다. 칸, 숫자, 객관식, 서술형으로 물으세요. 문제라면 수도 물을 수 있습니다.
size = { $path }: 있어야 할 크기나 값은 { $expected }, 지금은 { $found }.
value = { $path }: 있어야 할 값은 { $expected }, 지금은 { $found }.
notOpened = 열지 않았습니다: { $name }. { $reason }

## The list of lessons

mine = 내 수업
keptAll = 바꾼 내용은 모두 이 기기에 저장됩니다.
allLessons = 모든 수업
editLesson = 편집
more = 더 보기
duplicateLesson = 복제
deleteLesson = “{ $title }” 삭제
removed = “{ $title }” 삭제됨.
undo = 되돌리기
copyOf = { $title } (사본)
stepCount = { $all }단계
pasteLink = 수업 링크
takeLink = 내 수업으로 복사
testOfLink = 이 수업은 시험이어서, 편집기에서 열면 정답이 보입니다. 먼저 링크를 열어 시험을 마치거나 수업 파일을 받으세요.
pastedLink = 링크의 수업
takeCopy = 사본 편집
forTeachers = 선생님용:
openMine = “{ $title }” 열기

## The editor: the lesson

lesson = 수업
lessonTitle = 수업 제목
untitled = 새로운 수업
handInBy = 답 제출
handInAs = { $by ->
    [name] 이름으로
    [nickname] 별명으로
    [anonymous] 이름 없이
   *[off] 제출 안 함
  }
asTest = 시험으로: 마칠 때까지 학생에게 정답을 보여 주지 않음
steps = 단계
empty = 아직 단계가 없습니다. 보드의 국면을 추가하거나 메인 페이지에서 “수업에 추가”를 고르세요.
addStep = 단계 추가
up = 앞 단계와 바꾸기
down = 뒤 단계와 바꾸기
duplicate = 단계 복제
removeStep = 단계 삭제
step = { $nth }단계
stepTitled = { $nth }단계: { $title }
preview = 미리 보기
toEditor = 편집으로 돌아가기
open = 파일 열기
share = 공유
give = 학생에게 주기
print = 인쇄
startNew = 새 수업
preparedHeading = 준비된 수업
sharePrepared = 준비된 수업의 링크: { $title }
prepared = 준비된 수업 “{ $title }” 복사
# Of a file whose lesson has no title.
fileName = lesson
tooLong = 링크로 만들기에는 너무 깁니다: { $length }자, 최대 { $most }자. 파일로 저장하세요.
tooLongModule = 문제 모듈이 수업에 들어 있어 링크로 만들기에는 너무 깁니다: { $length }자, 최대 { $most }자. 모듈을 웹에 올려 그 주소로 단계를 추가하거나 수업을 파일로 저장하세요.
tooLongForCode = 수업이 너무 길어 QR 코드로 만들 수 없습니다. 학생들에게 링크나 파일을 나누어 주세요.
key = 정답지: { $title }
pupilsLink = 학생용 링크
testShared = 링크와 파일에는 정답이 들어 있습니다. 풀어 볼 줄 아는 사람은 시험을 마치기 전에 정답을 볼 수 있습니다.
onlyHere = 이 페이지는 파일이어서 링크가 이 컴퓨터에서만 열립니다. 대신 파일로 저장하세요.
onlyThisComputer = 이 링크는 이 컴퓨터에서만 열립니다. 다른 사람도 열 수 있게 하려면 페이지를 웹 호스트에 올리세요.
leadsTo = 링크의 주소: { $address }.
kept = 이 브라우저에 저장됨
notKept = 이 브라우저는 수업을 저장하지 않습니다. 페이지를 닫기 전에 파일로 저장하세요.
tooMuch = 이대로는 수업을 열 수 없습니다: { $reason }

## The editor: a step

stepTitle = 단계 제목
text = 글
textHint = **굵게**, *기울임*, “- ”로 시작하면 목록, [12번째 수 뒤](#12)는 국면으로 가는 링크입니다.
link = 지금 국면의 링크
linkText = [{ $ply }번째 수 뒤](#{ $ply })
here = 이 단계를 지금 국면에서 시작
ownBoard = 나만의 보드
pasteBoard = 프로그램이 출력한 국면, 또는 나만의 보드의 링크
takeBoard = 보드로 쓰기
boardFile = 파일의 보드 쓰기
noOwnBoard = 보드가 아닙니다. 프로그램이 출력한 국면, 문제 모듈, 나만의 보드 페이지에 있는 문제나 국면의 링크를 쓸 수 있습니다.
solverShows = 솔버가 보여 주는 것
before = 답하기 전에 보이는 것
after = 답한 뒤에 보이는 것
shows = { $what ->
    [values] 칸의 숫자와 둘 수 있는 곳
    [hints] 다음 수의 표시
   *[reasons] 솔버의 이유
  }
explanation = 설명(비워 두면 솔버의 이유)

## The editor: a question

kind = 학생의 답
answerKind = { $kind ->
    [move] 게임의 수
    [truth] 예, 아니요
    [cell] 칸
    [number] 숫자
    [choice] 객관식
    [output] 프로그램의 출력
   *[text] 서술형
  }
noQuestion = 없음: 질문하지 않음
outputAsk = 이 입력으로 프로그램을 실행하고 출력을 붙여 넣으세요.
outputHint = 출력은 페이지가 채점하고, 알려진 실수가 있으면 알려 줍니다.
judgedByRules = 이 출력은 페이지가 채점합니다.
ask = 질문
usual = 비워 두면: { $ask }
facts = 물어볼 것
own = 직접 쓴 질문
about = 보드에서 칸을 고르세요
aboutCell = 질문의 칸: { $cell }.
choices = 보기, 한 줄에 하나씩
answers = 정답, 한 줄에 하나씩
answersText = 인정할 답, 한 줄에 하나씩. 없으면 직접 채점
correct = 정답
solverAnswer = 솔버의 답: { $answers }.
solverAgrees = 솔버의 답도 같습니다: { $answers }.
solverUnknown = 솔버의 답이 없습니다.
differs = 입력한 답과 다릅니다.
use = 솔버의 답 쓰기
choose = 보드에서 답 정하기
makeMove = 보드에서 수를 두세요.
noAnswer = 아직 정답이 없습니다.
judged = 이 답은 선생님이 채점합니다.
feedback = 피드백
rightFeedback = 정답일 때
wrongFeedback = 특정한 오답일 때
wrongAnswer = 오답
addWrong = 오답 추가
removeWrong = 이 답 지우기
otherFeedback = 그 밖의 오답일 때

## Answers are collected

collectHeading = 학생들의 답
openFirst = 답은 알맞은 수업을 찾아갑니다. 수업을 먼저 열어도 됩니다.
waiting = 수업이 열리기를 기다리는 답: { $name }
elsewhere = 답은 다른 창의 표에 있습니다. 이 창은 닫아도 됩니다.
paste = 답 코드나 링크 붙여 넣기
add = 추가
files = 답 파일 열기
scan = QR 코드 찍기
stopScan = 카메라 끄기
noCamera = 카메라가 없거나 이 페이지에서 쓸 수 없습니다.
added = 추가된 제출: { $all }개
damagedCode = 손상된 코드: { $code }
otherLesson = { $name }: 다른 수업이나 이 수업의 이전 버전에 낸 답입니다.
lostSteps = { $name }: 지금 수업에 없는 질문에 낸 답이 있습니다: { $count ->
    [1] { $steps }단계
   *[other] 단계 { $steps }
  }.
reworded = { $name }: 답한 뒤에 글이 바뀐 질문이 있습니다: { $count ->
    [1] { $steps }단계
   *[other] 단계 { $steps }
  }.
twice = { $name }: 이미 표에 있는 답입니다.
changed = { $name }: 이 이름으로 된 다른 답이 이미 표에 있습니다.
anyway = 그래도 추가
allAnyway = 그래도 모두 추가
dismiss = 추가하지 않기: { $name }

## The table of answers

pupils = 학생 { $all }명
pupilsOf = “{ $lesson }”: { pupils }
wrongCase = 케이스 { $nth } 틀림
table = 학생과 답
pupil = 학생
anonymous = 학생 { $nth }
answerColumn = { $step }: 답
markColumn = { $step }: 채점
startedAgain = 다시 시작: { $times }번
againColumn = 다시 시작
best = 최고 점수
mark = { $mark ->
    [right] 정답
    [half] 부분 정답
    [wrong] 오답
    [open] 채점 전
    [looked] 정답을 봄
   *[none] 답 없음
  }
csv = CSV로 저장
remove = { $name } 삭제
removeAll = 모든 답 삭제
common = 가장 많은 오답
given = { step }: { $answer } ({ pupils })
games = 진행한 게임
points = { $points }점
replay = 게임 보기
showOnBoard = 보드에서 보기

## The teacher judges

judging = { $nth }단계: “{ $answer }”
verdict = 채점
remark = 한마디
markRemarked = { $mark }: { $remark }
judgeNext = 다음 답 채점({ $all }개 남음)
total = 점수
pointsEach = 정답의 점수
pointsInAll = 모두 { $points }점
pointsOf = { $nth }단계의 점수

## How long answers are kept

answersKept = 지울 때까지 수업과 함께 이 기기에 저장됩니다.
answersNotKept = 이 브라우저는 답을 저장하지 않습니다. 이 페이지를 닫거나 다른 수업을 열기 전에 CSV로 저장하세요.
onlyTab = 이 탭을 닫을 때까지만 저장
otherVersion = 다른 버전의 답, “{ $lesson }”: { pupils }
takeOver = 이 표에 추가
allKept = 이 기기에 저장된 답

## The teacher’s notes

notesShort = 메모
notes = 선생님용 메모(새 창)
notesHeading = 선생님용 메모
blocked = 브라우저가 창을 막았습니다. 이 페이지의 팝업을 허용하세요.
waitingForClass = 수업 창을 기다리는 중…
gone = 수업 창이 닫혔습니다.
answer = 정답: <b>{ $answers }</b>
shown = 학생들에게 정답이 보입니다.
hidden = 학생들에게 정답이 보이지 않습니다.
guess = 학생들의 예측: { $guess }
next = 다음 단계
last = 마지막 단계입니다.
results = 학생들의 결과
result = { step }: { $right }/{ $all }
noResults = 이 기기에 저장된 결과가 아직 없습니다.
dark = 화면 가리기
