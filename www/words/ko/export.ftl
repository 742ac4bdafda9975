heading = 내보내기
none = 내보낼 것이 없습니다. 입력에 올바른 케이스가 없습니다.

## What is chosen

format = 형식
about = { $format ->
    [png] 한 국면의 그림.
    [svg] 어떤 크기에서도 선명한 벡터 그림.
    [gif] 어디서나 재생되는 애니메이션.
    [mp4] 어디서나 재생되는 영상.
   *[webm] 브라우저와 대부분의 재생기에서 열리는 영상.
  }
noVideo = 이 브라우저는 영상을 만들 수 없습니다. GIF는 어디서나 재생됩니다.
noMp4 = 이 브라우저는 MP4를 만들 수 없습니다.
noWebm = 이 브라우저는 WebM을 만들 수 없습니다.
position = 국면
from = 처음
to = 끝
of = / { $all }
all = 케이스 전체
here = 이 국면부터
past = 이 국면까지
speed = 한 수에 걸리는 시간
seconds = { $seconds }초
motion = 프레임 속도
steps = 한 수에 한 프레임
rate = 초당 { $rate }프레임
size = 너비
width = { $width }픽셀
theme = 색
themes = { $theme ->
    [page] 페이지와 같게
    [light] 밝게
   *[dark] 어둡게
  }
hints = 다음 수의 힌트 넣기
captionLabel = 캡션
captionHint = { $mark } 자리에 수의 번호가 들어갑니다.
# What stands in the field at first.
caption = { $game }, 케이스 { $index }, { $at }

## How it begins

preview = 첫 프레임
pixels = { $width } × { $height }픽셀
told = { $frames }프레임, { $time }
minutes = { $minutes }분 { $seconds }초
drawing = 그리는 중…

## The file

run = 파일 만들기
again = 다시 만들기
cancel = 취소
download = 내려받기
progress = 완료된 프레임
done = { $done }/{ $all }프레임
made = { $name }: { $size }, { pixels }
kilobytes = { $amount } kB
megabytes = { $amount } MB
tooLong = { $frames }프레임은 너무 많습니다. 최대 { $most }프레임입니다. 수를 줄이거나 프레임 속도를 낮추세요.
engineStopped = 엔진이 멈추었습니다. 다시 시도하거나 수를 줄이세요.
noEncoder = 이 브라우저는 이 크기의 영상을 만들 수 없습니다. 더 작은 크기나 GIF를 고르세요.
failed = 파일을 만들지 못했습니다. 브라우저의 메시지: “{ $reason }”. 크기나 수를 줄여 보세요.
