# What programs get wrong, of a program. In English it is what the command line says.
cause = 이런 프로그램의 출력과 똑같습니다: { mistake }.
mistake = { $mistake ->
    [board-ends-at499] 보드가 499에서 끝납니다
    [last-mover-loses] 마지막에 움직인 사람이 집니다
    [bob-moves-first] Bob이 먼저 움직입니다
    [any-movable-knight-wins] 이기는 칸에 나이트가 하나라도 있으면 Alice가 이긴다고 봅니다
    [sum-for-xor] 그런디 수를 XOR하지 않고 더합니다
    [odd-number-of-wins] 이기는 칸에 있는 나이트의 수가 홀수인지만 봅니다
    [shared-cell-holds-one] 한 칸에 있는 여러 나이트를 하나로 셉니다
    [chess-knight] 긴 점프 없이 체스의 나이트처럼 움직입니다
    [case-with-hash] “Case #1:”이라고 출력합니다
    [rows-one-by-one] 표를 행 순서로 채워, 한 행 아래의 값이 아직 없습니다
    [outside-is-zero] 표의 범위 밖을 읽어 0을 얻습니다
   *[nim-sum-is-kept] 이전 케이스의 님합을 초기화하지 않습니다
  }
