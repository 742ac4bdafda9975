# What programs get wrong, of a program. In English it is what the command line says.
cause = 犯下面这种错误的程序，输出和你的完全一样：{ mistake }。
mistake = { $mistake ->
    [six-rows] 照题面的文字只读六行地图
    [rows-from-below] 行从下往上数
    [numbers-count-in-row] 每行的格子都从1编号
    [neighbours-mirrored] 六个相邻格取成了镜像
    [eight-neighbours] 像方格棋盘上的王那样走八个方向
    [four-neighbours] 只走四个相邻格
    [extra-is-total] 把地形的额外消耗当作总消耗
    [woods-cost-one] 森林只消耗1
    [start-is-paid] 把起点的消耗也算进去
    [leaving-is-paid] 按离开的格子计算消耗，而不是按进入的格子
    [destination-is-free] 没有计算终点的消耗
    [keeps-one-point] 不允许用完最后一点移动力
    [eleven-points] 移动力有十一点
    [points-not-renewed] 下一次移动时没有恢复移动力
    [fewest-steps] 选步数最少的路径，而不是消耗最少的
    [water-passable] 单位可以穿过水域
    [water-ends-a-way] 路径可以终止于水域
    [allies-block] 单位不能穿过友军
    [ends-on-ally] 移动可以停在友军的格子里
    [ends-on-enemy] 移动可以停在敌军的格子里
    [enemies-passable] 单位可以穿过敌军
    [weaker-enemies-passable] 单位可以穿过不克制它的敌军
    [staying-succeeds] 移动到单位自己的格子算成功
    [ghost-moves] 起点没有单位的移动也算成功
    [zones-ignored] 在克制它的敌军旁边继续前进
    [only-zone-to-zone-is-closed] 只禁止从一个控制区格子（紧邻克制它的敌军）走到另一个控制区格子
    [may-not-end-in-zone] 不允许停在克制它的敌军旁边
    [may-not-start-in-zone] 不允许从克制它的敌军旁边出发
    [other-reading] 对于从一个控制区格子（紧邻克制它的敌军）走到另一个，采用另一种理解
    [strength-reversed] 克制关系弄反了
    [mages-fear-nobody] 法师不受任何兵种克制
    [every-enemy-threatens] 在任何敌军旁边都停下
    [equals-threaten] 在同兵种的敌军旁边也停下
    [allies-threaten] 在友军旁边也停下
    [allies-shield] 紧邻克制它的敌军时，仍能从友军的格子上继续前进
    [zone-reaches-two] 离克制它的敌军两格就停下
    [zones-stand-still] 按最初的位置寻找克制它的敌军
    [only-first-side-fears] 只让第一方在克制它的敌军旁边停下
    [second-side-may-not-move] 只允许第一方移动
    [sides-alternate] 不允许同一方连续移动两次
    [refused-moves-anyway] 移动失败时单位仍然动了
    [refusal-ends-game] 一次移动失败后，后面的移动全部失败
    [grid-is-reset] 每次移动后所有单位都回到原位
    [move-numbers-go-on] 每局的移动没有从1重新编号
    [blank-after-hash] 在“#”后面多写一个空格
    [one-point-in-singular] 写成“1 point left”
    [units-are-kept] 上一局的单位没有从地图上清空
    [starts-are-free] 没有把单位最初的位置算作已占用
   *[left-stays-taken] 单位离开后的格子仍算作已占用
  }
