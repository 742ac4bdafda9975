# What programs get wrong, of a program. In English it is what the command line says.
cause = 이런 프로그램의 출력과 똑같습니다: { mistake }.
mistake = { $mistake ->
    [won-without-colon] 이겼을 때 “Final position”의 콜론을 빠뜨립니다
    [one-move-in-singular] “1 move”라고 출력합니다
    [teleport-with-blank] 텔레포트 칸의 괄호 안에 공백을 넣습니다
    [ends-at-either-zero] 텔레포트가 없는 케이스에서 멈춥니다
    [never-pushes] 잔해를 전혀 밀지 않습니다
    [pushes-chain] 나란히 놓인 잔해를 한꺼번에 밉니다
    [pushes-onto-debris] 잔해를 다른 잔해 위로 밉니다
    [pushes-off-board] 잔해를 보드 밖으로 밉니다
    [board-has-one-more] 보드를 사방으로 한 칸씩 크게 잡습니다
    [push-stops-at-robot] 로봇이 있는 칸으로는 잔해를 밀지 않습니다
    [crushed-robot-is-second-debris] 깔린 로봇을 잔해 하나로 더 셉니다
    [crush-uses-up-debris] 로봇을 깔아뭉갠 잔해를 없앱니다
    [robots-walk-in-turn] 로봇을 동시에 움직이지 않고 하나씩 차례로 움직입니다
    [robots-walk-one-axis] 로봇을 행이나 열 한 방향으로만 움직입니다
    [pairs-cancel] 로봇 셋이 만나면 하나를 살려 둡니다
    [meeting-leaves-nothing] 로봇이 만난 칸에 잔해를 남기지 않습니다
    [debris-stops-nobody] 잔해로 걸어간 로봇을 살려 둡니다
    [lone-killer-is-debris] 혼자 나를 잡은 로봇을 잔해로 바꿉니다
    [killers-stay-robots] 여럿이 나를 잡았을 때 그대로 로봇으로 둡니다
    [killers-cancel] 여럿이 동시에 나에게 오면 살아남는다고 봅니다
    [killers-debris-uncounted] 나를 잡은 로봇들의 잔해를 세지 않습니다
    [won-one-move-late] 마지막 로봇이 파괴될 때 한 수를 더 셉니다
    [not-won-by-teleport] 텔레포트로 이기는 경우를 놓칩니다
    [stays-only-when-forced] 안전한 걸음이 없을 때만 제자리에 있습니다
    [stay-wins-ties] 동점이면 제자리를 우선합니다
    [stay-loses-ties] 동점이면 제자리를 뒤로 미룹니다
    [counts-before-reply] 남은 로봇을 로봇들이 움직이기 전에 셉니다
    [distance-before-reply] 로봇이 움직이기 전에 거리를 잽니다
    [distance-first] 로봇의 수보다 거리를 먼저 비교합니다
    [nearest-preferred] 거리가 작은 쪽을 고릅니다
    [longer-axis-is-distance] 행 차이와 열 차이 중 큰 쪽을 거리로 씁니다
    [sum-of-distances] 모든 로봇까지의 거리를 더합니다
    [larger-row] 행이 큰 쪽을 고릅니다
    [larger-column] 열이 큰 쪽을 고릅니다
    [column-before-row] 행보다 열을 먼저 비교합니다
    [last-of-equal] 똑같이 좋은 이동 중 행 순서로 마지막 것을 고릅니다
    [first-clockwise] 똑같이 좋은 이동 중 북쪽부터 시계 방향으로 첫 번째 것을 고르고, 제자리는 맨 나중에 봅니다
    [straight-first] 똑같이 좋은 이동 중 곧은 이동을 대각선보다 먼저 고르고, 제자리는 맨 나중에 봅니다
    [teleports-before-staying] 제자리가 안전한데도 텔레포트합니다
    [occupied-is-spent] 차 있는 칸의 텔레포트를 사용한 것으로 지웁니다
    [deadly-is-spent] 쓰면 지는 텔레포트를 사용한 것으로 지웁니다
    [deadly-ends-search] 쓰면 지는 텔레포트가 나오면 그 뒤를 보지 않습니다
    [deadly-is-taken] 쓰면 지는 텔레포트를 씁니다
    [duplicates-share-use] 같은 칸으로 가는 텔레포트를 한꺼번에 지웁니다
    [search-goes-on] 목록을 처음부터 보지 않고 마지막에 쓴 텔레포트 다음부터 봅니다
    [never-spent] 쓴 텔레포트를 다시 씁니다
    [teleports-onto-debris] 잔해가 있는 칸으로 텔레포트합니다
    [none-fits-is-no-move] 쓸 텔레포트가 없을 때의 마지막 수를 세지 않습니다
    [none-fits-walks] 쓸 텔레포트가 없을 때 지는 칸 중 가장 좋은 곳으로 걷습니다
    [last-row-uncounted] 마지막 행의 잔해를 세지 않습니다
    [last-column-uncounted] 마지막 열의 잔해를 세지 않습니다
    [only-ten-teleports] 텔레포트를 목록의 처음 열 개만 씁니다
    [debris-is-kept] 이전 케이스의 잔해를 지우지 않습니다
   *[spent-is-kept] 이전 케이스에서 쓴 텔레포트를 초기화하지 않습니다
  }
