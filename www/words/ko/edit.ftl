heading = 보드 편집
undo = 되돌리기
done = 완료
tool = { $tool ->
    [move] 옮기기
   *[remove] 지우기
  }
to = 이제 옮겨 놓을 칸을 고르세요.
hint = { $tool ->
    [move] 말을 끌거나, 말을 고른 다음 옮겨 놓을 칸을 고르세요.
    [remove] 지울 것을 고르세요.
   *[other] 놓을 칸을 고르세요.
  }
cases = 케이스 { $cases }개
