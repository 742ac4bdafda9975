## The modes

modes = 教学模式
mode = { $mode ->
    [present] 讲解
    [predict] 猜走法
    [lesson] 课件
    [sheet] 练习单
    [seed] 全班同一局
    [edit] 我的课件
   *[collect] 收集答案
  }
leave = 退出（Esc）
left = 你离开了课件。
leftGame = 你离开了对局。
backToLesson = 回到课件
backToGame = 回到对局

## The position and its step

position = 局面
back = 上一步（Page Up）
on = 继续
reveal = 揭晓
reason = 理由
values = 数值
fit = 显示整个棋盘
fitKey = 显示整个棋盘（0）
dark = 按“.”键恢复显示棋盘。

## The table of keys

keyOn = 揭晓、继续
keyBack = 上一步
keyDark = 黑屏
keyAnswer = 猜：是，否
keyBoard = 进入棋盘：方向键移动，Enter作答，Esc离开
keyLeave = 关闭本表，退出

## The guess

yours = 你的猜测
how = 在棋盘上作答。
howByKeys = 用键盘：先按G，再按方向键和Enter。
guessed = { yours }：{ $move }。
plan = 猜这一步
move = 走这一步
points = { $points }分
playHow = 选一格，走到那里。
undo = 撤销
again = 重新开始
yes = 是（Y）
no = 否（N）
# The answers themselves.
yesAnswer = 是
noAnswer = 否
noMove = 没有走法

## What is so

right = 正确。
wrong = 不正确。
answer = 答案
open = 这道题没有正确答案。
isSo = 答案：是。
isNotSo = 答案：否。
evidence = 解释
# Where a lesson shows it though it does not answer the question.
solverMove = 求解器在这里的下一步。
score = 已答{ $asked }题，答对{ $right }题

## A lesson

steps = 各页
step = 第{ $step }页，共{ $all }页
playOn = 可以从这里接着走。
toMainPage = 在主页面打开
end = 这是最后一页。

## The same game for everyone

same = 输入同样的名称，大家就得到同一局。
sameSized = 输入同样的名称、选择同样的规模，大家就得到同一局。
ignored = 大小写、空格和标点不影响结果。
words = 对局名称（任意文字）
example = 七年级2班，周一
size = 规模
sizeName = { $size ->
    [20] 小
    [50] 中
   *[80] 大
  }
create = 生成对局
seed = 种子{ $seed }
seedSized = { seed }，{ sizeName }
scan = 学生扫码或打开链接就能得到这一局。种子是它的编号。
predict = 猜走法
play = 对弈
noCode = 没有二维码：本页面不是从网站上打开的。
codeInFull = 全屏显示二维码

## The worksheet

start = 初始局面
sheet = { $game }：{ $at }
key = 参考答案：{ $game }，{ $at }
name = 姓名：
printed = 练习单的内容
thisPosition = 这个局面
thisLesson = 这个课件
paper = 纸张
onSheet = 练习单上的局面
withKey = 参考答案
print = 打印
notDrawn = 棋盘绘制失败。请刷新页面。
noQuestions = 这个局面没有可以提问的内容。请选择另一步或另一组数据。
# No answer of this kind is right.
none = 没有
