introFunction = 机器人代表一方。写一个名为robot的JavaScript函数：每回合传给它输入文件的文本，它返回输出文件的文本。函数外的变量保留其值。Node程序则每回合启动一次，参数是两个文件的文件名。
introFiles = 机器人代表一方。它每回合启动一次，参数是输入文件和输出文件的文件名。文件夹里的其他文件保留到下一回合，最多400,000字节。
introWasm = 机器人是一个WebAssembly模块（WASI preview 1）。
sandbox = 它在浏览器的沙箱中运行。
label = 机器人的代码
exampleStand = 不动
exampleChase = 追赶
exampleFlee = 逃跑
run = 下全部对局
here = 下这一局，你的机器人扮演：
playAgainst = 亲自与它对弈，你扮演…
playing = 对局中…
playingAgainst = 请在棋盘上走。
running = 已下{ $done }局，共{ $all }局…
points = { $points }分，满分{ $most }分
got = 你的机器人得{ points }。
over = 对局结束。{ got }
ended = { points }。回放在棋盘上。
lost = 引擎停止了。请重新运行。
console = 标准错误
java = Java只能在命令行上运行：把这两行写进文件{ $script }，加上可执行权限，然后运行“{ $command }”。

## The table
table = 你的机器人的得分
plays = 你的机器人扮演
opponent = 对手：
all = 全部
watch = { points }。观看这一局
watchForfeit = 判负：{ points }。观看这一局
legend = 每局的得分，每回合最多一分；!表示判负。点一个数观看那一局。

## Comments in the example robots
codeRead = 读入文件。x向右增大，y向下增大，都从0开始。
codePlace = 第0回合：追捕者放在对角线上，逃跑者尽量远离它们。
codeAlong = 沿一个坐标轴的距离；在环面上取较短的一边。
codeBest = 离最近的追捕者最远的一步，以及它到达的格子。
codeGo = 一步到达的格子；走出方形棋盘则为null。
codeStand = 不动。符合规则的最短的机器人。
codeRobot = 机器人由输入文件的文本得出输出文件的文本。
codeCount = 追捕者输出k对数。逃跑者先输出一格，以后每回合输出s步。
codeCorner = 第0回合：追捕者放在第一个角，逃跑者放在最后一个角。
codeChase = 追赶：每个追捕者沿与逃跑者距离较大的方向走。
codeFlee = 逃跑：每一步都使最近的追捕者尽量远。
