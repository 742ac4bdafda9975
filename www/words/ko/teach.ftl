## The modes

modes = 수업 모드
mode = { $mode ->
    [present] 시연
    [predict] 예측
    [lesson] 수업
    [sheet] 활동지
    [seed] 같은 게임
    [edit] 내 수업
   *[collect] 답 모으기
  }
leave = 나가기 (Esc)
left = 수업에서 나왔습니다.
leftGame = 게임에서 나왔습니다.
backToLesson = 수업으로 돌아가기
backToGame = 게임으로 돌아가기

## The position and its step

position = 국면
back = 뒤로 (Page Up)
on = 다음
reveal = 공개
reason = 이유
values = 값
fit = 보드를 화면에 맞추기
fitKey = 보드를 화면에 맞추기 (0)
dark = “.” 키를 누르면 보드가 나옵니다.

## The table of keys

keyOn = 공개, 다음으로
keyBack = 뒤로
keyDark = 화면 가리기
keyAnswer = 예측: 예, 아니요
keyBoard = 보드로 이동: 화살표로 움직이고, Enter로 예측, Esc로 나오기
keyLeave = 이 표 닫기, 나가기

## The guess

yours = 내 예측
how = 보드에서 예측해 보세요.
howByKeys = 키보드로: G, 화살표 키, Enter.
guessed = { yours }: { $move }.
plan = 이 수로 예측
move = 이 수 두기
points = { $points }점
playHow = 갈 칸을 고르세요.
undo = 되돌리기
again = 다시 시작
yes = 예 (Y)
no = 아니요 (N)
# The answers themselves.
yesAnswer = 예
noAnswer = 아니요
noMove = 수 없음

## What is so

right = 맞았습니다.
wrong = 틀렸습니다.
answer = 정답
open = 여기에는 정답이 없습니다.
isSo = 예.
isNotSo = 아니요.
evidence = 설명
# Where a lesson shows it though it does not answer the question.
solverMove = 여기에서 솔버가 두는 다음 수.
score = { $asked }문제 중 { $right }문제 정답

## A lesson

steps = 단계
step = { $all }단계 중 { $step }단계
playOn = 여기서부터 이어서 둘 수 있습니다.
toMainPage = 메인 페이지에서 열기
end = 마지막 단계입니다.

## The same game for everyone

same = 같은 이름을 입력하면 모두 같은 게임을 합니다.
sameSized = 이름과 크기가 같으면 모두 같은 게임을 합니다.
ignored = 대소문자, 공백, 문장 부호는 상관없습니다.
words = 게임 이름(아무 이름이나)
example = 2학년 3반 월요일
size = 크기
sizeName = { $size ->
    [20] 작게
    [50] 보통
   *[80] 크게
  }
create = 게임 만들기
seed = 시드 { $seed }
seedSized = { seed }, { sizeName }
scan = 학생들이 코드를 찍거나 링크를 열면 이 게임이 열립니다. 시드는 게임의 번호입니다.
predict = 수 예측하기
play = 직접 두기
noCode = 이 페이지는 웹에 있지 않아 QR 코드가 없습니다.
codeInFull = QR 코드 전체 화면

## The worksheet

start = 시작 국면
sheet = { $game }: { $at }
key = 정답지: { $game }, { $at }
name = 이름:
printed = 활동지 내용
thisPosition = 이 국면
thisLesson = 이 수업
paper = 용지
onSheet = 활동지의 국면
withKey = 정답지
print = 인쇄
notDrawn = 보드를 그리지 못했습니다. 페이지를 새로고침하세요.
noQuestions = 이 국면에는 물을 것이 없습니다. 다른 수나 다른 케이스를 고르세요.
# No answer of this kind is right.
none = 없음
