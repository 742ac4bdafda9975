name = 가위바위보 전술
zones = 호수 둘레의 적
task = 육각형 지도에서 유닛의 이동마다 성공하는지, 이동력이 얼마나 남는지 구합니다.

## Units and terrain

side = { $side }팀
kind = { $kind ->
    [guardian] 수호자
    [mage] 마법사
   *[swordsman] 검사
  }
# Within a sentence.
unit = { $side }팀 { kind }
beaten = { $unit }. { $kind ->
    [guardian] 마법사에게 집니다.
    [mage] 검사에게 집니다.
   *[swordsman] 수호자에게 집니다.
  }
units = 유닛 { $units }개
moves = 이동 { $moves }번
points = 이동력 { $points }
# By the points that entering costs.
terrain = { $cost ->
    [0] 물
    [1] 평지
    [2] 숲
    [3] 언덕
   *[4] 산
  }
water = { terrain }: 들어갈 수 없습니다.
ground = { terrain }: 들어가는 데 이동력 { $cost }.
off = 보드에 없는 칸입니다.

## Where a unit can go

starts = { points }에서 출발합니다.
left = { $unit }: 여기에서 { points } 남음.
allied = 같은 팀이 있음: 지나갈 수는 있지만 멈출 수 없음
passes = { allied }.
taken = 차 있는 칸: { $unit }는 여기에 멈출 수 없습니다.
far = { $unit }는 { points } 안에 여기까지 올 수 없습니다.
enemy = 적이 있음
barred = { enemy }: { $unit }는 지나갈 수 없습니다.
zone = 강한 적 옆
beside = { zone }: { $units }.
mayLeave = 떠날 수 있습니다.
endsHere = 들어온 유닛은 여기에서 멈춰야 합니다.
heading = { pointsLeft }: { $unit }
limits = 이동을 막는 것

## Moves

# A move as the judge numbers it, in place of a move.
numbered = { $nth }번째 이동({ $order })
succeeds = { $order } 성공: 최소 비용 경로로 { points } 남음.
fails = { $order } 실패: { $by ->
    [noUnit] 그곳에 유닛이 없습니다.
    [water] 물에 막힙니다.
    [enemy] 적에게 막힙니다.
   *[zone] 강한 적에게 막힙니다.
  }
occupied = { $order } 실패: { $unit }가 있습니다.
tooDear = { $order } 실패: { points } 부족.
begin = 지도에 { units }, 판정할 { moves }.
standing = { side }: { $units }.
advice = 입력의 다음 이동: { $order }.

## On the map

plateLeft = { $points } 남음
plateShort = { $points } 부족

## Beside the board

way = 최소 비용 경로
pointsLeft = 남은 이동력
refused = 이동 실패
orders = 이동
done = { $done }/{ $all }
cells = 칸
headCell = 칸
headTerrain = 지형
headUnit = 유닛
look = { $by ->
    [tap] 칸을 누르면 무엇이 있는지, 유닛이 갈 수 있는지 볼 수 있습니다.
   *[point] 칸을 가리키면 무엇이 있는지, 유닛이 갈 수 있는지 볼 수 있습니다.
  }
over = 마지막 이동입니다.
play = 이동하려면 유닛을 고른 다음 칸을 고르세요.
slipRows = 지문에는 지도가 여섯 줄이라고 되어 있지만, 예제처럼 아홉 줄입니다.
slipSame = 지문에는 유닛이 자기 칸으로 이동하는 경우가 없습니다. 그 칸에 자신이 있으므로 실패합니다.

## In a class

playing = 두 편의 유닛을 모두, 어떤 순서로든 움직일 수 있습니다. 유닛은 이동할 때마다 이동력 10을 받습니다. 평지(F)에 들어가면 1, 숲(W)은 2, 언덕(H)은 3, 산(M)은 4가 들고, 물(U)에는 아무도 들어갈 수 없습니다. 유닛의 G는 수호자, M은 마법사, S는 검사입니다.
askMove = 다음 이동은 무엇인가요?
due = 다음 이동: { $order }.
askTruth = 성공하나요?
askWhy = 왜 그런가요?
askReach = 이 이동의 유닛은 어디까지 갈 수 있나요?
factCost = 다음 이동에는 이동력이 얼마나 드나요?
factLeft = 다음 이동을 하고 나면 이동력이 얼마나 남나요?
factReach = 다음 이동의 유닛이 지나가거나 도착할 수 있는 칸을 하나 쓰세요.

## Parts of an input

terrainField = { $index }번째 행의 지형
unitCount = { $index }팀의 유닛 수
unitKind = { $index }번째 유닛의 종류
unitCell = { $index }번째 유닛의 칸
orderCount = 이동의 수
orderFrom = { $index }번째 이동의 출발 칸
orderTo = { $index }번째 이동의 도착 칸
cellName = { $value }(예: E5)
row = 지도 { $index }번째 행의 글자 { $count }개
onLand = 물이 아닌 칸({ $value })
waterThere = 물({ $line }번째 줄, { $column }번째 글자에서 정해짐)
onBoard = 보드의 칸을 쓰세요: A5–A9, B4–B9, …, I1–I5.
rowLength = 각 행은 차례로 글자 5, 6, 7, 8, 9, 8, 7, 6, 5개이고 공백으로 구분합니다.
aboveWater = 유닛을 다른 칸에 놓거나 그곳의 지형을 바꾸세요.
