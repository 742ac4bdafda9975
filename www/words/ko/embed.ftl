open = Boardlab에서 열기: { $game }
openOwn = Boardlab에서 열기
labelOwn = 보드
takeBack = 이 수들 무르기
label = { $game }: 보드
# The next move, and why: below the sentence about the last one.
next = 다음: { $reason }

## Why there is nothing to show

noGame = 게임 이름이 없습니다. 있는 게임: { $known }.
unknownGame = “{ $found }”: 이런 게임은 없습니다. 있는 게임: { $known }.
unknownSample = { $game }: “{ $found }”라는 예제는 없습니다. 있는 예제: { $known }.
badLoad = 이 보드를 담은 페이지가 보낸 입력에 빠졌거나 잘못되었거나 너무 긴 필드가 있습니다.
link = { $why ->
    [damagedLink] 이 국면의 링크가 손상되었습니다.
    [newerLink] 이 국면의 링크는 더 새로운 버전의 Boardlab에서 만들었습니다.
    [notLoaded] 이 링크를 여는 데 필요한 것을 불러오지 못했습니다. 인터넷에 연결한 뒤 페이지를 새로고침하세요.
    [notRead] 브라우저에서 이 링크의 입력을 읽지 못했습니다. 페이지를 새로고침해 다시 시도하세요.
   *[notKept] 이 링크의 입력은 링크를 만든 브라우저에만 저장되어 있습니다.
  }
