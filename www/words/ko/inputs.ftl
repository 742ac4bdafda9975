heading = 입력
label = 입력 도구
pages = { $page ->
    [cases] 이 입력의 케이스
   *[random] 랜덤 입력
  }
broken = 입력에 오류가 있습니다. 먼저 고치세요.

## The cases of the input

list = 입력에 있는 케이스
case = 케이스 { $index }
current = 케이스 { $index }(표시 중)
open = 케이스 { $index } 보드에서 보기
chosen = 케이스 { $all }개 중 { $chosen }개 선택
all = 모두 선택
none = 선택 해제
wrong = 틀린 케이스
keep = 선택한 것만 남기기
remove = 선택한 것 삭제
up = 위로
down = 아래로
first = 맨 위로
split = 선택한 것을 각각 파일로 저장
page = { $from }–{ $to } / { $all }
earlier = 이전 케이스
later = 다음 케이스
needOne = 케이스가 적어도 하나는 남아야 합니다.

## Random inputs

seed = 시드
cases = 케이스 수
size = 크기
sizes = { $level ->
    [small] 작게
    [medium] 보통
    [large] 크게
   *[most] 최대
  }
adversarial = 코너 케이스
edgeCases = { $level ->
    [small] 조금
    [medium] 보통
    [large] 많이
   *[most] 최대한 많이
  }
make = 입력 생성
next = 다음 시드로 생성
made = 시드 { $seed }의 입력을 편집기에 넣었습니다.
zip = 입력 { $seeds }개를 출력과 함께 내려받기
zipping = 입력 푸는 중… { $done }/{ $all }
stop = 중지
badSeed = 시드는 0 이상 18446744073709551615 이하의 정수여야 합니다.
