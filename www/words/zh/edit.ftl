heading = 编辑棋盘
undo = 撤销修改
done = 完成
tool = { $tool ->
    [move] 移动
   *[remove] 移除
  }
to = 现在选择它的新位置。
hint = { $tool ->
    [move] 拖动棋子，或先选棋子，再选新位置。
    [remove] 选择要移除的内容。
   *[other] 选择要放置的格子。
  }
cases = { $cases }组数据
