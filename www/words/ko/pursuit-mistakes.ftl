# What programs get wrong, of a program. In English it is what the command line says.
cause = 이런 프로그램의 출력과 똑같습니다: { mistake }.
mistake = { $mistake ->
    [steps-along-both-axes] 한 걸음에 가로와 세로로 함께 움직입니다
    [steps-of-two] 한 걸음에 두 칸을 움직입니다
    [goes-round-the-square] 정사각형의 가장자리를 토러스처럼 넘어갑니다
    [stops-at-the-edge] 정사각형을 벗어나는 걸음에서 제자리에 있습니다
    [off-the-square-and-back] 걸음 도중에 정사각형을 벗어났다가 돌아옵니다
    [places-go-round] 토러스의 가장자리 너머에 말을 배치합니다
    [places-from-one] 좌표를 1부터 셉니다
    [fewer-steps] S보다 적게 걷습니다
    [more-numbers] 요구한 것보다 많은 숫자를 출력합니다
    [row-before-column] 걸음의 첫 번째 숫자를 행으로 봅니다
    [no-capture-at-placement] 0턴에 잡혔는지 확인하지 않습니다
    [no-capture-by-catchers] 도망자가 움직인 뒤에만 잡혔는지 확인합니다
    [no-capture-by-fugitive] 추격자가 움직인 뒤에만 잡혔는지 확인합니다
    [other-reading] 도망자가 추격자를 지나가는 경우를 다르게 해석합니다
    [one-turn-more] 0턴부터 L-1턴까지가 아니라 L턴까지 합니다
    [caught-turn-from-one] 잡힌 턴을 1부터 셉니다
    [points-swapped] 도망자의 점수를 먼저 씁니다
    [uncaught-gets-last-turn] 잡히지 않은 도망자에게 L-1점을 줍니다
    [forfeit-for-wrong-side] 잘못된 수의 점수를 반대쪽에 줍니다
    [catchers-forfeit-by-turn] 추격자가 잘못된 수를 두면 그 전의 턴만 도망자에게 줍니다
   *[fugitive-forfeits-all] 도망자가 잘못된 수를 두면 모든 턴을 추격자에게 줍니다
  }
