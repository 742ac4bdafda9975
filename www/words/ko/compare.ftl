## What is tested

originLabel = 테스트 방법
origins = { $origin ->
    [paste] 내 출력 채점
   *[program] 내 프로그램 실행
  }
field = 내 프로그램의 출력
placeholder = 내 프로그램의 출력을 여기에 붙여 넣거나 놓으세요
check = 이 출력 채점
open = 출력 파일 열기
again = { $origin ->
    [paste] 다른 출력 채점
   *[program] 프로그램 고치기
  }

## The verdict

judging = 채점 중… 케이스 { $done }/{ $all }
lost = 비교하지 못했습니다. 메모리가 부족했을 수 있으니 더 작은 출력으로 해 보세요.
accepted = 이 입력에서는 맞았습니다.
legal = 모든 수가 규칙에 맞습니다.
illegal = 둘 수 없는 수입니다.
wrong = 틀렸습니다.
blanks = 이 입력에서는 맞았지만 공백이 다릅니다:
blankLines = { $lines }줄.
score = 점수: { $points }.
points = { $points }점
# Those of both sides, as 3 : 1.
pointsOfSides = { $points }점
ofCase = { $points }(케이스 { $index })
instead = { $line }번째 줄(케이스 { $index }), { $word }번째 단어: { $found }, 정답은 { $expected }.
illegalAt = { $line }번째 줄(케이스 { $index }), { $word }번째 단어: { $found }.
# character: its code and name in Unicode
lookAlike = { $line }번째 줄, { $column }번째 글자: { $character }. 올바른 글자와 모양만 같습니다.
quoted = “{ $text }”
endOfOutput = 출력의 끝
form = { $fault ->
    [empty] 출력이 비어 있습니다.
    [echo] 입력을 그대로 출력했습니다.
    [ends] 출력이 너무 일찍 끝납니다.
    [missing] 여기에서 한 줄만 빠졌습니다.
    [extra] 여기에 있으면 안 되는 줄입니다.
    [line] 올바른 출력에는 이런 줄이 없습니다.
    [label] 케이스나 수의 번호가 다릅니다.
    [punctuation] 여기에서 문장 부호만 다릅니다.
    [letterCase] 여기에서 대소문자만 다릅니다.
   *[blanks] 여기에서 공백만 다릅니다.
  }

## The known mistake

looking = 알려진 실수 { $all }가지 중 { $tried }가지와 비교함
several = 아래 실수는 모두 이 출력과 똑같은 출력을 냅니다. 이 입력만으로는 어느 것인지 알 수 없습니다.
unexplained = 알려진 실수 { $all }가지 중에는 이런 출력을 내는 것이 없습니다.
partly = 알려진 실수 { $all }가지 중 { $tried }가지만 확인했습니다.
notLooked = 알려진 실수로 이 출력이 나오는지 확인하지 못했습니다. 메모리가 부족했을 수 있습니다.
parting = 게임이 갈라지는 곳: 케이스 { $index }, { $at }.
beforeParting = 갈라지기 직전의 국면
bothGames = 두 게임
otherValue = 처음으로 다른 값: 케이스 { $index }, 칸 { $cell }. 맞는 값은 { $right }, 실수가 있으면 { $wrong }.
showCell = 칸 보기

## The position that decides

beforeMove = 보드에 { $move }번째 수 직전의 국면이 나와 있습니다.
position = 보드에 답을 결정하는 국면이 나와 있습니다.
yourGame = 지금 보드: 내 게임의 { $at }.
parted = 출력에 빠진 수가 있으니, 게임이 더 일찍 달라졌을 수도 있습니다.
# Before the reason for what the judge expects.
why = 이유
whyThis = { $token }인 이유
end = 끝에서
watch = 내 게임 보기
keepFirst = 이 케이스만 남기기
whole = 이 케이스의 출력이 어디에서 시작하고 끝나는지 알 수 없습니다.

## An output of another input

other = 이 출력은 이전 입력의 것입니다.
bringBack = 그 입력으로 돌아가기

## Line by line

rows = 두 출력을 한 줄씩 비교
expected = 맞는 출력
legalMoves = 둘 수 있는 수
found = 내 출력
kinds = { $kind ->
    [same] 같음
    [blanks] 공백만 다름
    [changed] 다름
    [missing] 빠짐
    [extra] 더 있음
   *[unjudged] 둘 수 없는 수 이후: 채점 안 함
  }
go = 케이스 { $index } 보기: { $moves }수를 둔 뒤
goToYours = 내 게임 보기: 케이스 { $index }, { $at }
detail = 고른 줄 전체
next = 다음 차이
previous = 이전 차이

## What a program does

run = 이 입력으로 실행
search = 반례 찾기
shrink = 이 입력 줄이기
running = 실행 중…
tried = 입력 { $inputs }개 시도
shrinking = { $runs }번 실행, 남은 크기: { $size }
failed = 내 프로그램이 실패했습니다: { $why }
searching = 반례를 찾는 중…
failingFound = 반례를 찾았습니다. 시드 { $seed }의 랜덤 입력에서 틀립니다. 그 입력을 편집기에 넣었습니다.
failingCase = 반례를 찾았습니다. 시드 { $seed }의 랜덤 입력, 케이스 { $index }에서 틀립니다. 그 케이스를 편집기에 넣었습니다.
failingTogether = 시드 { $seed }의 랜덤 입력, 케이스 { $index }에서 틀리지만 그 케이스만 따로 넣으면 맞습니다. 케이스 사이에 초기화하지 않은 것이 있습니다. 그 케이스까지를 편집기에 넣었습니다.
noneFailing = 랜덤 입력 { $inputs }개를 모두 맞혔습니다.
notWrong = 이 입력에서는 맞았습니다.
cases = 케이스 { $cases }개
smallest = 줄인 크기: { $size }.
least = 더 간단한 반례는 없습니다.
smallestLabel = 줄인 입력
stopped = 중지했습니다.
shrunkSoFar = 지금까지 줄인 크기: { $size }.
use = 입력으로 쓰기
