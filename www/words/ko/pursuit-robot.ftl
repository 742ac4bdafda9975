introFunction = 로봇은 한쪽을 맡습니다. robot이라는 JavaScript 함수를 작성하세요. 턴마다 입력 파일의 텍스트를 받아 출력 파일의 텍스트를 반환합니다. 함수 밖의 변수는 값을 유지합니다. Node용 프로그램은 턴마다 두 파일의 이름과 함께 실행됩니다.
introFiles = 로봇은 한쪽을 맡습니다. 턴마다 입력 파일과 출력 파일의 이름과 함께 실행됩니다. 폴더의 다른 파일은 400,000바이트까지 다음 턴에도 남습니다.
introWasm = WASI preview 1용 WebAssembly 모듈입니다.
sandbox = 브라우저 안의 샌드박스에서 실행됩니다.
label = 로봇의 코드
exampleStand = 가만히 있기
exampleChase = 쫓기
exampleFlee = 도망치기
run = 모든 경기 실행
here = 이 경기에서 내 로봇이 맡을 쪽:
playAgainst = 내 로봇과 대결, 내가 맡을 쪽…
playing = 경기 중…
playingAgainst = 보드에서 수를 두세요.
running = 경기 { $done }/{ $all }…
points = { $most }점 중 { $points }점
got = 내 로봇: { points }.
over = 경기가 끝났습니다. { got }
ended = { points }. 리플레이가 보드에 있습니다.
lost = 엔진이 멈추었습니다. 다시 실행하세요.
console = 표준 오류
java = Java는 명령줄에서만 실행됩니다. 이 두 줄을 파일({ $script })에 쓰고 실행 권한을 준 다음 “{ $command }”를 실행하세요.

## The table
table = 내 로봇의 점수
plays = 내 로봇이 맡은 쪽
opponent = 상대:
all = 전체
watch = { points }. 이 경기 보기
watchForfeit = 몰수패: { points }. 이 경기 보기
legend = 경기마다 얻은 점수로, 턴마다 최대 1점입니다. !는 몰수패입니다. 숫자를 고르면 그 경기를 볼 수 있습니다.

## Comments in the example robots
codeRead = 파일을 읽습니다. x는 오른쪽, y는 아래쪽으로 커지고 둘 다 0부터입니다.
codePlace = 0턴: 추격자는 대각선에, 도망자는 추격자에게서 가장 먼 곳에.
codeAlong = 한 축을 따라 잰 거리. 토러스에서는 짧은 쪽으로 돕니다.
codeBest = 가장 가까운 추격자에게서 가장 멀어지는 걸음과 그 칸.
codeGo = 걸음이 도착하는 칸. 정사각형을 벗어나면 null.
codeStand = 가만히 있기. 규칙을 지키는 가장 짧은 로봇입니다.
codeRobot = 로봇은 입력 파일의 텍스트로 출력 파일의 텍스트를 만듭니다.
codeCount = 추격자는 k쌍을 출력합니다. 도망자는 칸 하나, 그다음부터 턴마다 s걸음을 출력합니다.
codeCorner = 0턴: 추격자는 첫 번째 구석에, 도망자는 마지막 구석에.
codeChase = 쫓기: 추격자마다 도망자까지의 거리가 더 긴 축으로 한 걸음.
codeFlee = 도망치기: 걸음마다 가장 가까운 추격자에게서 가장 멀어지기.
