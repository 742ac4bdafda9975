standings = 排名
matches = 对局
rank = 名次
robot = 机器人
asCatchers = 作为追捕者
asFugitive = 作为逃跑者
points = 得分
forfeits = 判负
field = 棋盘：
corner = 追捕者↓，逃跑者→
none = 打开含有锦标赛结果的文件。
legend = 抓住的回合；–表示没有抓住，!表示判负。点一局观看。
keep = 没有回放的对局不能观看：进行锦标赛时请加上“--keep”。
noReplay = 没有回放。
result = { $end ->
    [caught] { $catchers }对{ $fugitive }：第{ $turn }回合抓住，
    [forfeit] { $catchers }对{ $fugitive }：第{ $turn }回合判负，
   *[escaped] { $catchers }对{ $fugitive }：没有抓住，
  }{ $caught } : { $escaped }。
watching = 棋盘上：{ $match }
