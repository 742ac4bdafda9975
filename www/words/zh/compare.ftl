## What is tested

originLabel = 测试方式
origins = { $origin ->
    [paste] 检查我的输出
   *[program] 运行我的程序
  }
field = 你的程序的输出
placeholder = 把程序的输出粘贴或拖到这里
check = 检查这份输出
open = 打开输出文件
again = { $origin ->
    [paste] 检查另一份输出
   *[program] 修改程序
  }

## The verdict

judging = 评测中…已完成{ $done }组，共{ $all }组
lost = 比较失败，可能是内存不足。请换一份较小的输出。
accepted = 这份输入上答案正确。
legal = 每一步都合法。
illegal = 走法不合法。
wrong = 答案错误。
blanks = 这份输入上答案正确，但空白字符有差异：
blankLines = { $lines }行。
score = 得分：{ $points }。
points = { $points }分
# Those of both sides, as 3 : 1.
pointsOfSides = { $points }
ofCase = { $points }（第{ $index }组）
instead = 第{ $line }行（第{ $index }组），第{ $word }项：输出是{ $found }，应为{ $expected }。
illegalAt = 第{ $line }行（第{ $index }组），第{ $word }项：{ $found }。
# character: its code and name in Unicode
lookAlike = 第{ $line }行第{ $column }列：{ $character }只是看起来像正确的字符。
quoted = “{ $text }”
endOfOutput = 输出的结尾
form = { $fault ->
    [empty] 输出为空。
    [echo] 输出只是重复了输入。
    [ends] 输出提前结束。
    [missing] 这里只是少了一行。
    [extra] 这一行是多余的。
    [line] 正确的输出里不会有这样的行。
    [label] 组号或步号不同。
    [punctuation] 这里只有标点不同。
    [letterCase] 这里只有大小写不同。
   *[blanks] 这里只有空格不同。
  }

## The known mistake

looking = 已对照{ $tried }种已知错误，共{ $all }种
several = 这几种错误都恰好得到这份输出，仅凭这份输入无法区分。
unexplained = { $all }种已知错误都得不到这份输出。
partly = 只试了{ $tried }种已知错误，共{ $all }种。
notLooked = 无法判断是否有已知错误会得到这份输出，可能是内存不足。
parting = 两局从这里开始不同：第{ $index }组，{ $at }。
beforeParting = 此前的局面
bothGames = 两局对照
otherValue = 第一个不同的值：第{ $index }组，格子{ $cell }。正确值是{ $right }；按这个错误算出的是{ $wrong }。
showCell = 显示这一格

## The position that decides

beforeMove = 棋盘显示第{ $move }步之前的局面。
position = 棋盘显示决定答案的局面。
yourGame = 棋盘显示你的对局：{ $at }。
parted = 你的输出省略了一些步骤：你的对局可能更早就不同了。
# Before the reason for what the judge expects.
why = 理由
whyThis = 为什么是{ $token }
end = 结局
watch = 观看你的对局
keepFirst = 只保留这一组
whole = 看不出这组数据的输出从哪里开始、到哪里结束。

## An output of another input

other = 这份输出属于之前的输入。
bringBack = 回到那份输入

## Line by line

rows = 两份输出逐行对照
expected = 正确输出
legalMoves = 合法走法
found = 你的输出
kinds = { $kind ->
    [same] 相同
    [blanks] 只有空白不同
    [changed] 不同
    [missing] 缺少
    [extra] 多余
   *[unjudged] 在不合法的走法之后：未评测
  }
go = 显示第{ $index }组走了{ $moves }步后的局面
goToYours = 显示你的对局：第{ $index }组，{ $at }
detail = 所选行的全文
next = 下一处不同
previous = 上一处不同

## What a program does

run = 在这份输入上运行
search = 随机对拍，寻找出错的数据
shrink = 缩小这份输入
running = 运行中…
tried = 已试{ $inputs }份输入
shrinking = 已运行{ $runs }次，剩余：{ $size }
failed = 你的程序运行失败：{ $why }
searching = 正在对拍，寻找出错的数据…
failingFound = 你的程序在随机种子{ $seed }生成的输入上答案错误。编辑框里现在就是那份输入。
failingCase = 在随机种子{ $seed }生成的输入中，你的程序第{ $index }组答案错误。编辑框里现在就是那一组。
failingTogether = 在随机种子{ $seed }生成的输入中，你的程序第{ $index }组答案错误，单独运行这一组却正确：多组数据之间有变量没有清空。编辑框里现在是到这一组为止的各组数据。
noneFailing = 你的程序在全部{ $inputs }份随机输入上都正确。
notWrong = 你的程序在这份输入上答案正确。
cases = { $cases }组数据
smallest = 已缩小到：{ $size }。
least = 没有更简单的输入会出错。
smallestLabel = 缩小后的输入
stopped = 已停止。
shrunkSoFar = 目前缩小到：{ $size }。
use = 用作输入
