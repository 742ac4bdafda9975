# What programs get wrong, of a program. In English it is what the command line says.
cause = 犯下面这种错误的程序，输出和你的完全一样：{ mistake }。
mistake = { $mistake ->
    [steps-along-both-axes] 一步同时改变x和y
    [steps-of-two] 一步走两格
    [goes-round-the-square] 在方形棋盘上像在环面上一样绕过边界
    [stops-at-the-edge] 一步会走出方形棋盘时留在原格
    [off-the-square-and-back] 几步之内走出方形棋盘又走回来
    [places-go-round] 把棋子放到环面边界之外
    [places-from-one] 位置从1数起
    [fewer-steps] 步数少于S
    [more-numbers] 写出的数多于要求
    [row-before-column] 把一步的第一个数当作行
    [no-capture-at-placement] 第0回合没有判断是否抓住
    [no-capture-by-catchers] 只在逃跑者走完之后判断是否抓住
    [no-capture-by-fugitive] 只在追捕者走完之后判断是否抓住
    [other-reading] 对于逃跑者穿过追捕者，采用另一种理解
    [one-turn-more] 下了第0到L回合，而不是第0到L-1回合
    [caught-turn-from-one] 抓住的回合从1数起
    [points-swapped] 先写逃跑者的得分
    [uncaught-gets-last-turn] 给未被抓住的逃跑者L-1分
    [forfeit-for-wrong-side] 把不合法走法的得分给错了一方
    [catchers-forfeit-by-turn] 追捕者走法不合法时，只把此前的回合给逃跑者
   *[fugitive-forfeits-all] 逃跑者走法不合法时，把全部回合给追捕者
  }
