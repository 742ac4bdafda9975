heading = 누가, 얼마나 빨리 이기나
intro = 칸마다 N × N 보드, 도망자는 턴마다 S걸음까지(∞: 제한 없음). 위: K, 반드시 이기는 추격자의 최소 수. 아래: 서로 최선을 다할 때 잡히는 턴.
map = 보드, S, N에 따른 최소 K
enlarge = 창 전체로

## A case
stepsAre = S{ "\u00A0" }={ "\u00A0" }{ $steps }
unlimited = S 제한 없음
passing = { $reading ->
    [blocked] 추격자를 지나갈 수 없음
   *[default] 추격자를 지나갈 수 있음
  }
cell = N { $n }, { $steps }:
between = 추격자 { $low }–{ $high }명
turn = { $turn }턴
noTurn = 턴 수는 알려지지 않음
conjectured = 추측: { $k }
up = N { $n }일 때보다 추격자가 많음
basis = { $kind ->
    [theorem] 정리
    [computed] 계산
   *[bound] 상·하한
  }

## The legend
legendTheorem = 수학적으로 증명됨(모서리 표시)
legendComputed = 계산됨: 모든 국면을 풂
legendSettled = K는 알고 턴은 모름
legendBound = K를 모름: 여기서는 4 이상 6 이하
legendConjecture = K를 모름: 증명되지 않은 식으로는 5
legendUp = 굵은 선: 여기서부터 추격자가 더 필요함
legendShades = 진할수록 추격자가 적음
legendPassing = 추격자를 지나갈 수 없는 도망자는 추격자가 있는 칸에 들어가면 그 자리에서 잡힙니다.

## What is known of a case
win = 추격자 { $k }명으로 이김
wins = { win }: 서로 최선을 다하면 { $turn }턴에 잡힘.
winsAtLast = { win }: 턴 수는 알려지지 않음.
winsBetween = 최소 K는 { $low } 이상 { $high } 이하.
more = { $k }명이면 { $turn }턴에 잡힘.
conjecture = 추측: K = { $k }, 식은 { $formula } (N = { $from }–{ $to }).
placement = 가장 좋은 배치
placed = 추격자의 시작: { $cells }
watch = 최선의 경기 보기
open = 보드에서 열기
large = 여기에서 풀기에는 너무 큽니다. 가장 좋은 배치 뒤에는 양쪽이 간단한 규칙으로 두므로 결과가 다를 수 있습니다.
noPlacement = 가장 좋은 배치는 알려지지 않았습니다.
command = 명령줄에서 계산하기:
commandCost = 명령줄에서 계산하기({ $seconds }초, 메모리 { $memory }):
copy = 복사

## Conjectures
conjectures = 추측
conjecturesIntro = 정확히 알려진 모든 값과 맞지만 아무도 증명하지 못한 K의 식입니다. “floor”는 내림, “ceil”은 올림입니다.
formula = N = { $from }–{ $to }에서 K = { $formula }. 처음으로 틀릴 수 있는 곳: N{ "\u00A0" }={ "\u00A0" }{ $next }.

## Turns over N
chart = N에 따른, 잡히기까지의 턴
chartOf = { chart }: { $row }, K{ "\u00A0" }={ "\u00A0" }{ $k }
marks = ◆ 정리, ● 계산, × 잡히지 않음
never = 안 잡힘
unknown = 모름
atMost = { $turns } 이하
mehrabian = 점선: N − 1, 정리(Mehrabian 2011).
threeQuarters = 점선: 3N/4, 내림. 정리가 아닙니다.
misses = 맞지 않는 N: { $misses }.
table = 표로 보기
turns = 턴
kind = 근거
