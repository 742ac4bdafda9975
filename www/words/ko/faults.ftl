## Where, what is expected, what stands there, how to mend it

place = 텍스트의 { $line }번째 줄, { $column }번째 글자
placeInCase = { place }(케이스 { $index })
expected = 있어야 할 것: { $what }.
found = 실제로 있는 것: { $what }.
output = 입력이 아니라 출력인 것 같습니다.
checkOutput = 내 출력으로 채점
lift = 제한 해제
show = 입력에서 보기
badFile = UTF-8 텍스트가 아닙니다: { $name }, { $line }번째 줄, { $column }번째 글자, { $found }. { saveAsUtf8 }

## What is expected

caseCount = 테스트 케이스의 개수
utf8 = UTF-8 텍스트
lineEnd = 줄의 끝
oneOf = { $value }(다음 중 하나: { $of })
freeCell = 아직 비어 있는 칸({ $value })
number = { $value }({ $min } 이상 { $max } 이하의 정수)

## What stands there

end = 입력의 끝
quoted = “{ $text }”
letters = 글자 { $count }개
byte = 바이트 { $byte }
taken = 이미 차 있는 칸
takenByLine = { taken }({ $line }번째 줄)

## How to mend it

addMissing = 빠진 것을 넣으세요.
addOrLower = 빠진 것을 넣거나, 앞에 적은 개수를 줄이세요.
removeWord = 지우거나 수로 바꾸세요.
blanksOnly = 수는 공백과 줄바꿈으로만 구분하세요.
wholeNumber = 부호나 소수점 없이 십진 정수로 쓰세요.
asciiDigits = 숫자 0–9로 쓰세요.
plainSigns = 키보드의 스페이스와 빼기 기호로 쓰세요.
inRange = 그 범위 안의 수를 쓰세요.
liftLimits = 지문의 제한을 넘었습니다. 계속하려면 제한을 해제하세요.
moveApart = 둘 중 하나를 빈칸으로 옮기세요.
knownLetter = 이 글자 중 하나를 쓰세요. 대소문자는 상관없습니다.
oneLineEach = 나머지는 새 줄에 쓰세요.
knownWord = 이 단어 중 하나를 쓰세요.
saveAsUtf8 = 파일을 UTF-8로 저장한 뒤 다시 여세요.

## What is odd in an input that was read

missingTerminator = 입력의 끝을 나타내는 줄이 없습니다. 케이스는 모두 읽었습니다.
ignoredRest = 입력이 끝난 뒤, { $line }번째 줄부터는 무시합니다.
leadingZeros = 앞에 붙은 0은 무시했습니다.
smallLetters = 소문자를 대문자로 읽었습니다.
noBreakSpaces = 줄바꿈 없는 공백(U+00A0)을 보통 공백으로 읽었습니다.

## Why a move is refused

unreadable = 올바른 수가 아닙니다.
over = 게임이 끝났습니다.
offBoard = 보드 밖으로 나가는 수입니다.
occupied = 이미 차 있는 칸입니다.
noSuchPiece = 그런 말은 없습니다.
lastPiece = 말이 적어도 하나는 남아야 합니다.
notNow = 지금은 할 수 없습니다.
