name = 로봇
chase = 로봇 하나, 긴 추격
crowd = 로봇 서른 대
task = 31 × 31 보드에서 로봇들이 쫓아옵니다. 로봇이 모두 파괴되거나 잡힐 때까지 정해진 전략을 따릅니다.

## What is on the board

you = 나
robot = 로봇
debris = 잔해
teleport = 텔레포트
robots = 로봇 { $count }대
teleports = 텔레포트 { $count }개
title = { $row }행 { $column }열
youAt = 내 위치: { $cell }.
remaining = { robots } 남음.
robotsAt = { robots }: { $cells }.
debrisAt = { debris }: { $cells }.
teleportsAt = { teleportsLeft }: { $entries }.
over = { $end ->
    [won] 승리.
   *[lost] 패배.
  }

## Moves

direction = { $direction ->
    [NW] 북서쪽
    [N] 북쪽
    [NE] 북동쪽
    [W] 서쪽
    [E] 동쪽
    [SW] 남서쪽
    [S] 남쪽
   *[SE] 남동쪽
  }
# How the statement's compass calls it, in the table.
letters = { $direction ->
    [NW] 북서
    [N] 북
    [NE] 북동
    [W] 서
    [E] 동
    [SW] 남서
    [S] 남
    [SE] 남동
   *[stay] 제자리
  }
walk = { direction }으로 걷기
stay = 제자리
entry = 텔레포트 { $number }
# In the table, where there is little room.
short = 텔포 { $number }
jump = 텔레포트 → { $cell }

walked = { $nth }번째 수: { direction }으로 걷기 → { $cell }.
stayed = { $nth }번째 수: { $cell }에 그대로 있기.
jumped = { $nth }번째 수: 텔레포트 → { $cell }.
pushed = 잔해를 민 곳: { $cell }.
gone = { robots } 파괴.

## What comes of a move

safe = 안전
wins = 승리
deadly = 바로 패배
barred = { $reason ->
    [offBoard] 보드 밖
    [robotThere] 로봇이 있음
    [debrisThere] 잔해가 있음
    [youThere] 내가 있는 칸
    [pushOffBoard] 잔해가 보드 밖으로 나감
    [pushOntoDebris] 잔해가 다른 잔해에 걸림
   *[used] 이미 사용함
  }
refused = { barred }.
notAllowed = 둘 수 없음
cannot = { $move }: 둘 수 없음. { barred }.
loses = { $move }: { robots }에게 잡혀 바로 집니다.
survives = { $move }: { robots } 남음, 가장 가까운 로봇까지 거리 { $distance }.
winning = { $move }: 이깁니다.
crushes = 그곳의 로봇을 깔아뭉갭니다.

## Why it is chosen, or not

chosen = 선택
reason = { $move }: { why }
chosenWhy = 전략의 선택: { why }
why = { $decided ->
    [onlyOne] 다른 걸음은 모두 바로 지는 수입니다.
    [robots] 다른 걸음은 모두 로봇이 더 많이 남습니다.
    [distance] 로봇이 가장 적게 남는 걸음 중에서, 가장 가까운 로봇까지의 거리가 가장 큽니다.
    [row] 똑같이 좋은 걸음 중에서 행 번호가 가장 작습니다.
    [column] 행까지 같은 걸음 중에서 열 번호가 가장 작습니다.
    [teleport] 어떻게 걸어도 바로 지고, 이것이 목록에서 쓸 수 있는 첫 번째 텔레포트입니다.
   *[nothingFits] 어떻게 걸어도 바로 지고, 쓸 수 있는 텔레포트도 없습니다.
  }
# The first key in which it is worse than the chosen move.
behind = 선택되지 않음: “{ $move }” 쪽이 더 낫습니다: { $key ->
    [robots] 로봇이 더 적게 남습니다.
    [distance] 가장 가까운 로봇이 더 멉니다.
    [row] 똑같이 좋고 행 번호가 더 작습니다.
   *[column] 똑같이 좋고 열 번호가 더 작습니다.
  }
unneeded = 필요 없음
walkIsSafe = { unneeded }: 안전한 걸음이 있습니다.
earlierFits = { unneeded }: 목록에서 더 앞에 있는 텔레포트를 쓸 수 있습니다.
same = 전략도 같은 수를 둡니다.
other = { $nth }번째 수에서 전략은 다른 수를 고릅니다.

## A cell

free = 빈칸입니다.
youHere = 내가 있습니다.
robotHere = { $number }번 로봇이 있습니다.
debrisHere = 잔해가 있습니다.
teleportHere = 텔레포트 { $number }의 도착 칸입니다.
usedHere = 이미 쓴 텔레포트 { $number }의 도착 칸입니다.
numbered = { $count ->
    [1] { $numbers }번 로봇
   *[other] 로봇 { $numbers }
  }
caught = 여기에서 나를 잡음: { numbered }.
destroyed = 여기에서 파괴됨: { numbered }.
crushed = 여기에서 깔림: { numbered }.
tooFar = 걸어가기에는 너무 멉니다.
threatened = 로봇이 닿는 칸
inReach = { threatened }.

## Beside the board

nextMove = 다음 수
move = 수
to = 도착
robotsLeft = 남은 로봇
left = { robotsLeft }
nearest = 거리
result = 결과
nearestNote = 거리: 로봇들이 움직인 뒤 가장 가까운 로봇까지의 거리(행 차이 + 열 차이).
more = 외 텔레포트 { $count }개
whole = 보드 전체
teleportsLeft = 남은 텔레포트
noneLeft = 남은 텔레포트가 없습니다.
look = { $by ->
    [tap] 칸을 누르면 무엇이 있는지, 그리로 갈 수 있는지 볼 수 있습니다.
   *[point] 칸을 가리키면 무엇이 있는지, 그리로 갈 수 있는지 볼 수 있습니다.
  }
play = 고르면 그리로 갑니다.
slipColon = 지문에는 “Final position”이 콜론 없이 나오는 곳이 한 군데 있습니다. 채점 기준에는 콜론이 있습니다.
slipBlanks = 지문은 텔레포트를 “(r, c)”로 적지만, 채점 기준에는 공백이 없습니다.

killed = 파괴된 로봇
won = 승리
lost = 패배
addRobot = 로봇 추가
addTeleport = 텔레포트 추가

## In a class

askMove = 전략은 다음에 어디로 가나요?
askWhy = 왜 그런가요?
askTruth = { $cell } 칸으로 걸어가면 살아남나요?
askDeadly = 제자리를 포함한 아홉 가지 수 중에서 바로 지는 것은 무엇인가요?
factRobots = 보드에 남은 로봇은 몇 대인가요?
factAfter = 다음 수를 두고 나면 로봇이 몇 대 남나요?
factDistance = 다음 수를 두고 나면 가장 가까운 로봇까지의 거리(행 차이 + 열 차이)는 얼마인가요?
factNext = 전략이 다음 수를 두고 나면 어느 칸에 있나요?

## Parts of an input

robotCount = 로봇의 수
teleportCount = 텔레포트의 수
robotRow = { $index }번 로봇의 행
robotColumn = { $index }번 로봇의 열
teleportRow = 텔레포트 { $index }의 행
teleportColumn = 텔레포트 { $index }의 열
yourCell = 내가 출발하는 칸
