# What programs get wrong, of a program. In English it is what the command line says.
cause = 이런 프로그램의 출력과 똑같습니다: { mistake }.
mistake = { $mistake ->
    [shown-piece-rules] 제거한 말이 아니라 지금 보이는 말을 따릅니다
    [any-piece-is-next] 직전에 제거한 말을 보지 않습니다
    [empty-tile-removable] 빈칸에서 제거합니다
    [same-tile-twice] 같은 칸에서 두 번 연달아 제거합니다
    [stays-on-the-edge] 가장자리의 룩, 비숍, 퀸이 제자리에 있어도 된다고 봅니다
    [rook-stops-anywhere] 룩이 가장자리까지 가지 않습니다
    [bishop-stops-anywhere] 비숍이 가장자리까지 가지 않습니다
    [queen-stops-anywhere] 퀸이 가장자리까지 가지 않습니다
    [up-to-its-number] 숫자보다 적게 움직입니다
    [ring-of-its-number] 직선과 대각선만이 아니라 숫자만큼 떨어진 모든 칸으로 갑니다
    [knight-goes-three] 나이트가 가로나 세로로 세 칸을 갑니다
    [counts-from-zero] 행과 열을 0부터 셉니다
    [column-first] 행보다 열을 먼저 씁니다
   *[stops-without-end] “0 0” 없이 끝냅니다
  }
