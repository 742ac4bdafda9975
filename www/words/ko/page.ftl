title = { $tab } · Boardlab
skip = 보드로 건너뛰기
about = 이 게임 소개
games = 게임
share = 공유
dropHere = 파일을 여기에 놓으면 입력으로 열립니다
close = 닫기
dismiss = 닫기
loading = 불러오는 중…
notLoaded = 불러오지 못했습니다. 인터넷에 연결한 뒤 페이지를 새로고침하세요.

## The menu

menu = 메뉴
teach = 수업하기
ownBoard = 나만의 보드
addToLesson = 수업에 추가
export = 그림·영상으로 내보내기
download = 출력 내려받기
help = 도움말과 단축키 (?)
fullScreen = 전체 화면 (F)
theme = 어두운 테마 (T)
letters = 한 글자 단축키

## What the page is, at a first visit

welcome = 이 페이지 소개
welcomeText = Boardlab은 대회에 나온 보드게임 문제 다섯 개를 풉니다. 입력을 붙여 넣으면 출력과 한 수 한 수의 이유를 볼 수 있습니다.
# On a narrow screen.
welcomeShort = 대회 문제를 보드게임으로, 한 수씩.
play = 재생

## One quiet line over the page

notice = { $kind ->
    [engineReplaced] 엔진이 멈추어 다시 시작했습니다. 잃어버린 것은 없습니다.
    [failed] 이 페이지에 오류가 생겼습니다. 반응이 없으면 새로고침하세요. 입력은 그대로 남습니다.
    [engineGone] 이 입력에서 엔진이 계속 멈춥니다. 입력을 바꾸면 다시 시도합니다.
    [damagedLink] 링크가 손상되어 열지 못했습니다.
    [withoutOptions] 이 게임에 없는 옵션이나 수가 링크에 들어 있어, 그것을 빼고 열었습니다.
    [newerLink] 이 페이지보다 새 버전에서 만든 링크라서 열지 못했습니다.
    [notLoaded] 이 링크를 여는 데 필요한 것을 불러오지 못했습니다. 인터넷에 연결한 뒤 다시 시도하세요.
    [partMissing] 페이지의 일부를 불러오지 못했습니다. 인터넷에 연결한 뒤 다시 시도하세요.
    [notRead] 브라우저에서 이 링크의 입력을 읽지 못했습니다.
    [notKept] 이 링크의 입력은 링크를 만든 브라우저에만 저장되어 있습니다.
    [keptHere] 입력이 너무 커서 링크에 담지 못했습니다. 이 주소는 이 브라우저에서만 열립니다.
    [notKeepable] 입력이 너무 커서 링크에 담을 수 없고, 이 브라우저는 저장을 허용하지 않습니다.
   *[keepsNothing] 이 브라우저는 이 페이지의 내용을 저장하지 않습니다. 새로고침하면 주소에 담긴 입력만 남습니다.
  }
again = 다시 시도
unreadableFile = 파일을 읽지 못했습니다: { $name }
notText = 텍스트 파일이 아니어서 열지 않았습니다: { $name }
bigFile = { $limit } MB보다 커서 열지 않았습니다: { $name }

## The table of keys

keys = 단축키
keysNote = 글자를 입력하는 동안에는 단축키가 꺼집니다.
notices = 외부 소프트웨어와 라이선스
space = 스페이스
keyPlay = 재생, 일시 정지
keyStep = 한 수 뒤로, 앞으로
keyEnds = 처음, 마지막 국면
keyEvent = 이전, 다음 이벤트
keySpeed = 느리게, 빠르게
keyCase = 이전, 다음 케이스
keyBoard = 보드로 이동, Esc로 나오기
keyZoom = 지도에서: 확대, 축소, 전체 보기
keyHints = 힌트 켜기, 끄기
keyUndo = 한 수 무르기
keyFull = 전체 화면
keyTheme = 밝게, 어둡게
keyHelp = 이 표
keyLeave = 입력창에서 나오기, 닫기
