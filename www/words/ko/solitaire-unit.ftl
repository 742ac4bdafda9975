removal = { $nth ->
    [0] 시작 국면
   *[other] { $nth }번째 제거
  }
removalOf = { removal }(총 { $all }번)
