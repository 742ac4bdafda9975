## A pupil answers

number = 一个数
figures = 用数字书写，如5或2.5。
enter = Shift+Enter换行。
chooseCell = 在棋盘上选一格。
backToStep = 回到题目
earlier = 上一局面
later = 下一局面
check = 检查
showAnswer = 显示答案
looksCount = 这会算作看过答案。
unjudged = 老师会看你的答案。
yourAnswer = 你的答案：{ $answer }
rightAnswer = 正确答案：{ $answers }
andMore = { $answers }（还有{ $rest }个）
answeredBefore = 只提交第一次的答案：“{ $answer }”。
lookedBefore = 你已经看过答案，新的答案不再提交。
stepDone = 第{ $step }页，共{ $all }页，{ $mark ->
    [right] 回答正确
    [wrong] 回答错误
   *[open] 已作答
  }
keepAnswer = 作答
answeredSoFar = 你目前的答案：{ $answer }
stepLooked = 第{ $step }页，共{ $all }页，已看答案
copyInput = 复制输入
saveInput = 保存输入
pasteOutput = 你的程序的输出
outputLines = { $lines }行
yourProgram = 你的程序：{ $fault }。
tooLongToHandIn = 你的答案太长，放不进代码。请缩短最长的一个。
loading = 正在打开课件…
recordNotKept = 本浏览器不会保存你的答案。请在关闭本页面之前提交。

## A pupil hands the answers in

handIn = 提交
handInHeading = 提交答案
answered = 已回答{ $done }题，共{ $all }题。
finishHow = 交卷后答案不能再改，但可以看到正确答案。
finish = 交卷
yourName = 你的姓名
yourNickname = 你的昵称
needsName = { $by ->
    [name] 输入姓名即可得到代码。老师据此知道这是谁的答案。
   *[nickname] 输入昵称即可得到代码。老师据此知道这是谁的答案。
  }
handInHow = 用聊天软件或邮件把代码发给老师，或出示二维码。本页面不发送任何内容。
otherWays = 其他方式：链接、文件、二维码
code = 代码
copyCode = 复制代码
copyLink = 复制链接
save = 保存文件
deleteAnswers = 删除我的答案
sure = 再按一次以确认

## Why a lesson was not opened

linkFault = { $why ->
    [damagedLink] 课件链接已损坏。请重新复制完整的链接。
    [newerLink] 课件链接由较新版本的网页生成。
    [notLoaded] 课件加载失败。请联网后刷新页面。
    [notRead] 浏览器未能读出此链接所指的课件。请刷新页面再试。
   *[notKept] 此链接的课件只保存在生成链接的那个浏览器里。
  }
faultAt = 第{ $line }行第{ $column }列：{ $fault }
large = 文件有{ $length }个字符，最多允许{ $most }个。
syntax = 这不是有效的JSON。
noLesson = 这不是Boardlab课件：缺少“"boardlab": "lesson"”。
newer = 这份课件（格式{ $version }）需要较新版本的Boardlab。
tooManySteps = 课件有{ $found }页，最多允许{ $most }页。
missing = 缺少{ $path }。
unknown = { $path }不是课件的字段。请改正或删除。
nested = { $path }中的引用、列表或强调嵌套超过{ $most }层。请简化。
notAskable = 不能对自制棋盘提{ $path }这样的问题。请改问一格、一个数、选择题或自由作答题；对题目还可以问一步。
size = { $path }的大小或值应为{ $expected }，而不是{ $found }。
value = { $path }应为{ $expected }，而不是{ $found }。
notOpened = { $name }没有打开。{ $reason }

## The list of lessons

mine = 我的课件
keptAll = 所有修改都保存在本设备上。
allLessons = 全部课件
editLesson = 编辑
more = 更多
duplicateLesson = 复制一份
deleteLesson = 删除“{ $title }”
removed = 已删除“{ $title }”。
undo = 撤销
copyOf = { $title }（副本）
stepCount = { $all }页
pasteLink = 课件链接
takeLink = 复制到我的课件
testOfLink = 这是测验，编辑器会显示答案。请先打开链接并交卷，或索取课件文件。
pastedLink = 链接中的课件
takeCopy = 编辑副本
forTeachers = 教师用：
openMine = 打开“{ $title }”

## The editor: the lesson

lesson = 课件
lessonTitle = 课件标题
untitled = 我的课件
handInBy = 提交答案
handInAs = { $by ->
    [name] 写姓名
    [nickname] 写昵称
    [anonymous] 不记名
   *[off] 不提交
  }
asTest = 作为测验：交卷之前学生看不到答案
steps = 各页
empty = 还没有内容。请添加棋盘上的局面，或在主页面选“加入课件”。
addStep = 添加一页
up = 与上一页交换
down = 与下一页交换
duplicate = 复制这一页
removeStep = 删除这一页
step = 第{ $nth }页
stepTitled = 第{ $nth }页：{ $title }
preview = 预览
toEditor = 回到编辑
open = 打开文件
share = 分享
give = 发给学生
print = 打印
startNew = 新建课件
preparedHeading = 现成的课件
sharePrepared = { $title }现成课件的链接
prepared = 复制现成的课件“{ $title }”
# Of a file whose lesson has no title.
fileName = 课件
tooLong = 太长，放不进链接：{ $length }个字符，最多{ $most }个。请保存为文件。
tooLongModule = 太长，放不进链接，因为课件含有题目的模块：{ $length }个字符，最多{ $most }个。请把模块放到网上，再按其地址添加这一页，或把课件保存为文件。
tooLongForCode = 课件太长，放不进二维码。请把链接或文件发给学生。
key = 参考答案：{ $title }
pupilsLink = 学生用的链接
testShared = 链接和文件里含有答案：懂得解开的人在交卷之前就能看到。
onlyHere = 本页面是一个文件，所以链接只能在本机上打开。请改为保存文件。
onlyThisComputer = 这个链接只有本机能打开。把页面放到服务器上，别人才能打开。
leadsTo = 链接指向{ $address }。
kept = 已保存在本浏览器中
notKept = 本浏览器不会保存你的课件。请在关闭本页面之前存为文件。
tooMuch = 课件这样无法打开：{ $reason }

## The editor: a step

stepTitle = 本页标题
text = 正文
textHint = **粗体**，*斜体*；行首写“- ”是列表项；[第12步之后](#12)链接到一个局面。
link = 链接到当前局面
linkText = [第{ $ply }步之后](#{ $ply })
here = 本页从当前局面开始
ownBoard = 自制棋盘
pasteBoard = 程序打印的局面，或自制棋盘的链接
takeBoard = 用作棋盘
boardFile = 从文件取棋盘
noOwnBoard = 这不是棋盘：可用程序打印的局面、题目的模块，或自制棋盘那一页上题目或局面的链接。
solverShows = 求解器显示的内容
before = 作答之前显示
after = 作答之后显示
shows = { $what ->
    [values] 格子上的数值和可能的走法
    [hints] 下一步的标记
   *[reasons] 求解器的理由
  }
explanation = 解释；留空则用求解器的理由

## The editor: a question

kind = 题型
answerKind = { $kind ->
    [move] 一步走法
    [truth] 判断题（是或否）
    [cell] 一格
    [number] 一个数
    [choice] 选择题
    [output] 程序的输出
   *[text] 自由作答题
  }
noQuestion = 无：不提问
outputAsk = 用你的程序运行这份输入，把它的输出粘贴到这里。
outputHint = 自动评测输出，并指出已知错误。
judgedByRules = 自动评测这份输出。
ask = 题目
usual = 留空则为：{ $ask }
facts = 提问内容
own = 自己的题目
about = 在棋盘上选择格子
aboutCell = 题目所问的格子：{ $cell }。
choices = 选项，每行一个
answers = 正确答案，每行一个
answersText = 可接受的答案，每行一个；不写则由你评判
correct = 正确答案
solverAnswer = 求解器的答案：{ $answers }。
solverAgrees = 求解器的答案相同：{ $answers }。
solverUnknown = 求解器没有答案。
differs = 与你的不同。
use = 采用求解器的答案
choose = 在棋盘上设定答案
makeMove = 请在棋盘上走这一步。
noAnswer = 还没有正确答案。
judged = 由老师评判这个答案。
feedback = 反馈
rightFeedback = 对正确答案
wrongFeedback = 对某些错误答案
wrongAnswer = 错误答案
addWrong = 添加一个错误答案
removeWrong = 删除这个答案
otherFeedback = 对其他任何错误答案

## Answers are collected

collectHeading = 全班的答案
openFirst = 答案会找到自己的课件。也可以先打开课件。
waiting = 等待课件：{ $name }的答案
elsewhere = 答案在另一个窗口的表格里。这个窗口可以关闭。
paste = 粘贴答案代码或链接
add = 添加
files = 打开答案文件
scan = 扫描二维码
stopScan = 停止摄像头
noCamera = 没有摄像头，或本页面无权使用。
added = 已添加的答案：{ $all }份
damagedCode = 已损坏的代码：{ $code }
otherLesson = { $name }：这是另一份课件的答案，或本课件早先版本的答案。
lostSteps = { $name }：本课件没有第{ $steps }{ $count ->
   *[other] 页
  }的题目。
reworded = { $name }：作答之后，第{ $steps }{ $count ->
   *[other] 页
  }的文字有改动。
twice = { $name }：这些答案已在表格中。
changed = { $name }：表格中已有同名的其他答案。
anyway = 仍然添加
allAnyway = 仍然全部添加
dismiss = 不添加{ $name }

## The table of answers

pupils = { $all }名学生
pupilsOf = “{ $lesson }”：{ pupils }
wrongCase = 第{ $nth }组错误
table = 学生及其答案
pupil = 学生
anonymous = 学生{ $nth }
answerColumn = { $step }：答案
markColumn = { $step }：评判
startedAgain = 重新开始{ $times }次
againColumn = 重新开始
best = 单局最高分
mark = { $mark ->
    [right] 正确
    [half] 部分正确
    [wrong] 错误
    [open] 未评判
    [looked] 看了答案
   *[none] 未作答
  }
csv = 保存为CSV
remove = 移除{ $name }
removeAll = 移除全部答案
common = 最常见的错误答案
given = { step }：{ $answer }（{ pupils }）
games = 下过的对局
points = { $points }分
replay = 显示这一局
showOnBoard = 在棋盘上显示

## The teacher judges

judging = 第{ $nth }页：“{ $answer }”
verdict = 你的评判
remark = 评语
markRemarked = { $mark }：{ $remark }
judgeNext = 评判下一个答案（还有{ $all }个）
total = 总分
pointsEach = 答对一题的分值
pointsInAll = 共{ $points }分
pointsOf = 第{ $nth }页的分值

## How long answers are kept

answersKept = 与课件一起保存在本设备上，直到你移除。
answersNotKept = 本浏览器不会保存答案。请在关闭本页面或打开另一份课件之前存为CSV。
onlyTab = 只保留到我关闭本标签页
otherVersion = 来自另一个版本“{ $lesson }”：{ pupils }
takeOver = 加入这个表格
allKept = 保存在本设备上的答案

## The teacher’s notes

notesShort = 备注
notes = 教师备注（新窗口）
notesHeading = 教师备注
blocked = 浏览器拦截了窗口。请允许本页面弹出窗口。
waitingForClass = 等待课堂窗口…
gone = 课堂窗口已关闭。
answer = 答案：<b>{ $answers }</b>
shown = 全班看得到答案。
hidden = 全班看不到答案。
guess = 全班的猜测：{ $guess }
next = 下一页
last = 这是最后一页。
results = 全班的结果
result = { step }：{ $right }/{ $all }
noResults = 本设备上还没有结果。
dark = 黑屏
