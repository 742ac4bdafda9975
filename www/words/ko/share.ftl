heading = 공유
what = 링크로 열리는 것
which = { $which ->
    [moment] 이 국면
    [start] 이 케이스의 처음
   *[plain] 내 첫 번째 수 직전의 국면
  }
at = 케이스 { $index }, { $at }

link = 링크
copy = 링크 복사
notCopied = 복사하지 못했습니다. 링크를 선택해 직접 복사하세요.
length = { characters }.
characters = { $length }자
seed = 링크에 입력의 시드가 들어 있습니다.
long = { $most }자보다 긴 링크는 앱에 따라 잘릴 수 있습니다. 그럴 때는 리플레이 파일로 저장하세요.
tooLong = 링크로 만들기에는 너무 깁니다({ characters }). 대신 리플레이 파일로 저장하세요. 이 페이지가 있는 컴퓨터라면 어디서나 열 수 있습니다.
making = 링크 만드는 중…
failed = 링크를 만들지 못했습니다. 네트워크 연결을 확인하세요.
onlyHere = 이 링크는 이 컴퓨터에 있는 파일을 엽니다. 휴대전화에서는 열리지 않으므로 QR 코드가 없습니다. 다른 컴퓨터에서 보려면 리플레이 파일로 저장하세요.

code = 링크의 QR 코드
codeHint = 휴대전화 카메라로 찍으세요.
noCode = { $most }자를 넘으면 QR 코드를 찍기 어려워 만들지 않았습니다.
larger = QR 코드 크게
smaller = QR 코드 작게

file = 리플레이 파일
fileHint = 입력, 케이스, 내 수, 이 국면이 들어 있습니다. 열려면 “예제와 파일”에서 “파일 열기”를 고르거나 페이지에 놓으세요.
save = 리플레이 파일 저장

embed = 내 웹페이지에 넣기
embedHint = 보드를 넣을 곳에 이 코드를 붙여 넣으세요.
embedNeedsHost = 이 컴퓨터의 파일에 있는 보드는 웹페이지에 넣을 수 없습니다. 코드를 받으려면 웹에서 Boardlab을 여세요.
copyCode = 코드 복사

notOpened = { $why ->
    [damaged] 손상된 리플레이 파일이어서 열지 않았습니다: { $name }. 입력은 그대로입니다.
    [newer] 더 새로운 버전의 페이지에서 저장한 파일이어서 열지 않았습니다: { $name }.
    [results] { $name }: 대회 결과만 있고 온전한 경기가 없거나 손상된 파일입니다. 아무것도 열지 않았습니다.
   *[strange] 입력도 리플레이 파일도 아니어서 열지 않았습니다: { $name }.
  }
firstTest = { $name }: 테스트 { $tests }개 중 첫 번째를 열었습니다.
