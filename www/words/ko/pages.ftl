# The pages before their scripts run, and the page of examples.
description = 대회에 나온 보드게임 문제의 입력을 붙여 넣으면 채점 기준 그대로의 출력과 모든 수를 볼 수 있습니다.
classes = 대회에 나온 보드게임으로 하는 수업: 보여 주고, 직접 만들고, 학생들의 답을 모읍니다.
own = 어떤 문제에나 쓰는 보드: 프로그램이 국면을 출력하면 이 페이지가 한 수씩 보여 줍니다.
noScript = Boardlab은 모든 계산을 브라우저에서 하므로 JavaScript가 켜져 있어야 합니다.
tooOld = Boardlab에는 2023년 이후의 브라우저가 필요합니다.

## Boards on other pages, with three examples

examples = 내 웹페이지에 넣는 Boardlab 보드: 예제 세 개와 코드.
boards = 내 웹페이지에 보드 넣기
intro = 스크립트 하나, 요소 하나면 됩니다. 아래 보드는 화면에 보일 때 불러오며, 각각 독립된 프레임입니다. 지금 보고 있는 것을 넣는 코드는 <a>Boardlab</a>의 공유 창에서 만들어 줍니다.
plays = 저절로 재생되는 게임
crowd = 로봇: 로봇 서른 대
crowdCaption = 로봇 서른 대. 스페이스로 재생하고 멈추며, 화살표 키로 한 수씩 넘깁니다.
ownInput = 직접 넣은 입력과 이유
threeKnights = 하이퍼 나이트: 나이트 세 개
ownButtons = 내가 만든 버튼으로 조작
torus = 추격: 토러스 위의 추격자 셋
back = 뒤로
next = 앞으로
play = 재생
pause = 일시 정지
