# The page of one's own board.
name = 自制棋盘
position = 局面
program = 程序
field = { $language ->
    [python] Python程序
   *[javascript] JavaScript程序
  }
java = 本页面不能运行Java。请在命令行上把各个局面写入文件，再在这里打开：
input = 输入
output = 待检查的输出
outputNote = （可不填；程序可在“output.txt”中读到）
run = 运行
running = 程序正在运行…
noneYet = 程序打印的局面会显示在这里。
needsPython = 此程序需要Python，下载后就会运行。
shownFile = 当前显示：{ $name }
shownEarlier = 这些是上一次运行的局面。
score = 得分：
scores = 得分从 { $least } 到 { $most }
log = 程序的其他输出
examples = 示例
graph = 广度优先搜索
walk = 检查一条路径
vacuumTask = 题目：机器人清扫地面
# Comments at the head of these programs.
graphReads = 读入n、m和起点，n个点（行、列），m条边（两个点，从0编号）。
walkReads = 读入含墙（#）、起点（S）和终点（G）的地图，检查由U、D、L、R组成的输出。

## What is wrong in what a program printed

nothing = 程序没有打印任何局面：每个局面是一行JSON，由工具包打印。
wrongLine = 输出第{ $line }行从第{ $column }列起不是JSON：{ $found }。
wrongText = 输出第{ $line }行第{ $column }列：应为“{ $expected }”，实为“{ $found }”。
wrongField = 输出第{ $line }行第{ $column }列，字段{ $field }：应为“{ $expected }”，实为“{ $found }”。
before = 此前的局面仍会显示。

## The module of a task

task = 题目
moves = 走法
moveRefused = { $move } 不是合法的一步：{ $rule }
legal = 输出合法。
wrongInput = 输入第 { $line } 行第 { $column } 列：应为 { $expected }，实为 { $found }。
wrongOutput = 输出第 { $line } 行第 { $column } 列：应为 { $expected }，实为 { $found }。
refusedMove = 输出第 { $line } 行第 { $column } 列：{ $move } 不是合法的一步：{ $rule }
unfinished = 输出第 { $line } 行第 { $column } 列：不能在此结束：{ $rule }
worse = 输出合法，但得分为 { $score }，应为 { $expected }。
goThere = 转到该处
sample = 模块自带的例子
generate = 随机输入
seed = 随机种子
size = 规模（0 到 100）
solve = 期望输出
test = 作为待检验的输出
noAnswer = 模块不知道。
leaveTask = 回到程序
ownMoves = 自己的走法
toOutput = 回到输出
toStart = 回到开头
takeMoves = 把我的走法作为输出
textsBefore = 恢复先前的输入和输出
textsAfter = 再换回来
solver = 你为题目写的程序
printedNothing = 你的程序没有打印任何内容。
failingFound = 你的程序在随机输入（种子{ $seed }，规模{ $size }）上答案错误。“输入”框里现在就是那份输入。
characters = { $count }个字符
moduleLate = 模块在 { $seconds } 秒内没有回答，已被终止。
moduleFailed = 模块出错：{ $detail }
moduleUnknown = 模块使用的接口版本是本页不认识的。
noTask = { $address } 处没有题目模块，或其主机不允许其他页面读取。
noPositions = 无法读取 { $address }：那里没有内容，或其主机不允许其他页面读取。

## The menu, links and files

svg = 把此局面存为SVG
png = 把此局面存为PNG
film = 存为GIF或视频
save = 保存程序和输入
openFile = 打开文件
bringBack = 恢复此前的内容
kit = 程序工具包：{ $name }
copied = 链接已复制，其中包含{ $what ->
    [task] 题目的地址、输入和输出
    [solver] 题目的地址、输入、输出和你的程序
    [positions] 局面的地址
   *[program] 程序和输入
  }。
inAddress = 链接在地址栏中，其中包含{ $what ->
    [task] 题目的地址、输入和输出
    [solver] 题目的地址、输入、输出和你的程序
    [positions] 局面的地址
   *[program] 程序和输入
  }。
tooLong = 内容太长，放不进链接，已存为文件，可在本页面打开。
moduleStays = WebAssembly模块放不进链接。请把模块和输入一起交给对方。
taskStays = 此模块是文件，放不进链接。请把它放到允许其他页面读取的主机上，再打开“own.html?task=地址”，即可分享。
fileStays = 这些局面来自文件。请直接分享该文件。
noBoardFile = 这不是由本页面保存的棋盘文件。
