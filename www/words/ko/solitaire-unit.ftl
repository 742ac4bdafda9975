removal = { $nth }번째 제거
removalOf = { removal }(총 { $all }번)
