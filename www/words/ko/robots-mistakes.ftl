# What programs get wrong, of a program. In English it is what the command line says.
cause = { mistake } 프로그램의 출력과 똑같습니다.
mistake = { $mistake ->
    [won-without-colon] 이겼을 때 “Final position”의 콜론을 빠뜨리는
    [one-move-in-singular] “1 move”라고 출력하는
    [teleport-with-blank] 텔레포트 칸의 괄호 안에 공백을 넣는
    [ends-at-either-zero] 텔레포트가 없는 케이스에서 멈추는
    [never-pushes] 잔해를 전혀 밀지 않는
    [pushes-chain] 나란히 놓인 잔해를 한꺼번에 미는
    [pushes-onto-debris] 잔해를 다른 잔해 위로 미는
    [pushes-off-board] 잔해를 보드 밖으로 미는
    [board-has-one-more] 보드를 사방으로 한 칸씩 크게 잡은
    [push-stops-at-robot] 로봇이 있는 칸으로는 잔해를 밀지 않는
    [crushed-robot-is-second-debris] 깔린 로봇을 잔해 하나로 더 세는
    [crush-uses-up-debris] 로봇을 깔아뭉갠 잔해를 없애는
    [robots-walk-in-turn] 로봇을 동시에 움직이지 않고 하나씩 차례로 움직이는
    [robots-walk-one-axis] 로봇을 행이나 열 한 방향으로만 움직이는
    [pairs-cancel] 로봇 셋이 만나면 하나를 살려 두는
    [meeting-leaves-nothing] 로봇이 만난 칸에 잔해를 남기지 않는
    [debris-stops-nobody] 잔해로 걸어간 로봇을 살려 두는
    [lone-killer-is-debris] 혼자 나를 잡은 로봇을 잔해로 바꾸는
    [killers-stay-robots] 여럿이 나를 잡았을 때 그대로 로봇으로 두는
    [killers-cancel] 여럿이 동시에 나에게 오면 살아남는다고 보는
    [killers-debris-uncounted] 나를 잡은 로봇들의 잔해를 세지 않는
    [won-one-move-late] 마지막 로봇이 파괴될 때 한 수를 더 세는
    [not-won-by-teleport] 텔레포트로 이기는 경우를 놓치는
    [stays-only-when-forced] 안전한 걷기가 없을 때만 제자리에 있는
    [stay-wins-ties] 동점이면 제자리를 우선하는
    [stay-loses-ties] 동점이면 제자리를 뒤로 미루는
    [counts-before-reply] 남은 로봇을 로봇들이 움직이기 전에 세는
    [distance-before-reply] 로봇이 움직이기 전에 거리를 재는
    [distance-first] 로봇의 수보다 거리를 먼저 비교하는
    [nearest-preferred] 거리가 작은 쪽을 고르는
    [longer-axis-is-distance] 행 차이와 열 차이 중 큰 쪽을 거리로 쓰는
    [sum-of-distances] 모든 로봇까지의 거리를 더하는
    [larger-row] 행이 큰 쪽을 고르는
    [larger-column] 열이 큰 쪽을 고르는
    [column-before-row] 행보다 열을 먼저 비교하는
    [teleports-before-staying] 제자리가 안전한데도 텔레포트하는
    [occupied-is-spent] 차 있는 칸의 텔레포트를 사용한 것으로 지우는
    [deadly-is-spent] 쓰면 지는 텔레포트를 사용한 것으로 지우는
    [deadly-ends-search] 쓰면 지는 텔레포트가 나오면 그 뒤를 보지 않는
    [deadly-is-taken] 쓰면 지는 텔레포트를 쓰는
    [duplicates-share-use] 같은 칸으로 가는 텔레포트를 한꺼번에 지우는
    [search-goes-on] 목록을 처음부터 보지 않고 마지막에 쓴 텔레포트 다음부터 보는
    [never-spent] 쓴 텔레포트를 다시 쓰는
    [teleports-onto-debris] 잔해가 있는 칸으로 텔레포트하는
    [none-fits-is-no-move] 쓸 텔레포트가 없을 때의 마지막 수를 세지 않는
    [none-fits-walks] 쓸 텔레포트가 없을 때 지는 칸 중 가장 좋은 곳으로 걷는
    [last-row-uncounted] 마지막 행의 잔해를 세지 않는
    [last-column-uncounted] 마지막 열의 잔해를 세지 않는
    [only-ten-teleports] 텔레포트를 목록의 처음 열 개만 쓰는
    [debris-is-kept] 이전 케이스의 잔해를 지우지 않는
   *[spent-is-kept] 이전 케이스에서 쓴 텔레포트를 초기화하지 않는
  }
