# What programs get wrong, of a program. In English it is what the command line says.
cause = 이런 프로그램의 출력과 똑같습니다: { mistake }.
mistake = { $mistake ->
    [six-rows] 지문대로 지도를 여섯 줄만 읽습니다
    [rows-from-below] 행을 아래에서부터 셉니다
    [numbers-count-in-row] 칸 번호를 행마다 1부터 셉니다
    [neighbours-mirrored] 인접한 여섯 칸을 좌우로 뒤집습니다
    [eight-neighbours] 사각형 보드의 킹처럼 움직입니다
    [four-neighbours] 인접한 칸을 네 개만 봅니다
    [extra-is-total] 지형의 추가 비용을 전체 비용으로 씁니다
    [woods-cost-one] 숲의 비용을 1로 봅니다
    [start-is-paid] 출발하는 칸의 비용까지 냅니다
    [leaving-is-paid] 들어가는 칸이 아니라 떠나는 칸의 비용을 냅니다
    [destination-is-free] 마지막 칸의 비용을 내지 않습니다
    [keeps-one-point] 이동력을 남김없이 쓰지 못합니다
    [eleven-points] 이동력이 11입니다
    [points-not-renewed] 다음 이동에서 이동력을 다시 채우지 않습니다
    [fewest-steps] 최소 비용 경로가 아니라 칸 수가 가장 적은 경로를 씁니다
    [water-passable] 물을 지나갑니다
    [water-ends-a-way] 물에서 이동을 끝낼 수 있습니다
    [allies-block] 같은 팀 유닛을 지나가지 못합니다
    [ends-on-ally] 같은 팀이 있는 칸에서 이동을 끝냅니다
    [ends-on-enemy] 적이 있는 칸에서 이동을 끝냅니다
    [enemies-passable] 적을 지나갑니다
    [weaker-enemies-passable] 자기를 이기지 못하는 적을 지나갑니다
    [staying-succeeds] 자기 칸으로의 이동을 성공으로 봅니다
    [ghost-moves] 유닛이 없는 칸에서의 이동을 성공으로 봅니다
    [zones-ignored] 강한 적 옆을 그냥 지나갑니다
    [only-zone-to-zone-is-closed] 강한 적 옆에서 다른 강한 적 옆으로 가는 걸음만 막습니다
    [may-not-end-in-zone] 강한 적 옆에서 이동을 끝내지 못합니다
    [may-not-start-in-zone] 강한 적 옆에서 출발하지 못합니다
    [other-reading] 강한 적 옆에서 강한 적 옆으로 가는 걸음을 다르게 해석합니다
    [strength-reversed] 누가 누구를 이기는지를 거꾸로 합니다
    [mages-fear-nobody] 마법사는 아무에게도 지지 않습니다
    [every-enemy-threatens] 모든 적 옆에서 멈춥니다
    [equals-threaten] 같은 종류의 적 옆에서도 멈춥니다
    [allies-threaten] 같은 팀 옆에서도 멈춥니다
    [allies-shield] 같은 팀이 있는 칸에서는 강한 적 옆이라도 지나갑니다
    [zone-reaches-two] 강한 적의 두 칸 앞에서 멈춥니다
    [zones-stand-still] 강한 적을 처음 위치에서만 찾습니다
    [only-first-side-fears] 1팀만 강한 적 옆에서 멈춥니다
    [second-side-may-not-move] 1팀만 움직일 수 있습니다
    [sides-alternate] 같은 팀이 잇달아 움직이지 못합니다
    [refused-moves-anyway] 실패한 이동의 유닛을 옮깁니다
    [refusal-ends-game] 한 번 실패하면 그 뒤를 모두 실패로 처리합니다
    [grid-is-reset] 이동이 끝날 때마다 유닛을 모두 처음 자리로 되돌립니다
    [move-numbers-go-on] 이동 번호를 게임마다 1부터 다시 세지 않습니다
    [blank-after-hash] “#” 뒤에 공백을 넣습니다
    [one-point-in-singular] “1 point left”라고 출력합니다
    [units-are-kept] 이전 게임의 유닛을 지도에 남겨 둡니다
    [starts-are-free] 유닛이 처음에 있는 칸을 차 있는 것으로 처리하지 않습니다
   *[left-stays-taken] 유닛이 떠난 칸을 계속 차 있는 것으로 봅니다
  }
