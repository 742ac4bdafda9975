## The input

input = 输入
# While outputs are compared.
showInput = 显示输入
inputLabel = 输入文本
placeholder = 在这里粘贴输入
samples = 样例与文件
ofStatement = 题面样例
openFile = 打开文件
random = 随机输入
reset = 恢复为样例
cases = 输入中的各组数据
edit = 在棋盘上编辑
limits = 已放宽数据范围
limitsTitle = 恢复数据范围

## The output

output = 输出
outputText = 输出，与评测机的期望完全一致
test = 测试我的程序
copy = 复制
copied = 已复制
notCopied = 复制失败
errata = 题面中的错误
noOutput = 输入没有错误时，这里显示输出。
waiting = 计算中…
working = 已完成{ $done }组，共{ $all }组

## The board

board = 棋盘
grid = 棋盘格子：用方向键移动，按Enter选择
noBoard = 输入没有错误时，这里显示棋盘。
reading = 读取中…
lastGood = 来自上一份有效的输入
lastGoodCase = { lastGood }，第{ $index }组，共{ $all }组
branch = 你自己的走法从这里开始：{ $at }。
undo = 悔棋（U）
undoShort = 悔棋
keep = 把我的走法加进输入
beside = 并排显示两局
solversLine = 回到求解器的对局
newGame = 新对局
rival = 与求解器对弈

## A person's game and the solver's, side by side

courses = 你的对局与求解器的对局，并排显示
byRules = 按规则
withMistake = 按这个错误
notShown = 棋盘无法显示这个局面。
yourGame = 你的对局
solversGame = 按求解器的走法
ends = 这一局的结局：“{ $sentence }”
# Of the person's game.
endsSo = 如果从这里起由求解器继续，结局将是：“{ $sentence }”

## Beside the board

side = 局面与理由
sidePages = 关于这个局面
why = 理由
position = 局面
rules = 规则
next = 下一步及理由
over = 对局结束。
hidden = 提示已关闭。
hints = 提示
hintsTitle = 显示下一步的提示（H）
toRule = 规则
cell = 这一格
stale = 仍可以在这个棋盘上走子。
# Where the game is over.
look = { $by ->
    [tap] 点一格，查看那里有什么。
   *[point] 指向一格，查看那里有什么。
  }
signs = 棋盘图例
events = 时间轴图例
