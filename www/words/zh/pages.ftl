# The pages before their scripts run, and the page of examples.
description = 粘贴棋盘游戏类竞赛题的输入，就能得到评测机要求的正确输出，并逐步观看对局。
classes = 竞赛棋盘题的课件：可以用来讲解，也可以自己编写，并收集全班的答案。
own = 适用于任何题目的棋盘：程序打印局面，本页面逐步显示。
noScript = Boardlab的计算全部在浏览器中进行，请启用JavaScript。
tooOld = Boardlab需要2023年或之后的浏览器。

## Boards on other pages, with three examples

examples = 把Boardlab的棋盘放进自己的网页：三个例子及其代码。
boards = 网页里的棋盘
intro = 一个脚本，一个元素。下面的棋盘滚动到可见时才加载，各自在独立的框架里运行。在<a>Boardlab</a>的“分享”窗口中，可以为你正在看的任何局面生成这样的代码。
plays = 自动播放的对局
crowd = 机器人：三十个机器人
crowdCaption = 三十个机器人。空格键播放和暂停，方向键逐步走。
ownInput = 自己的输入，附每步的理由
threeKnights = 超级骑士：三个骑士
ownButtons = 用自己的按钮控制
torus = 追捕：环面上的三个追捕者
back = 后退
next = 前进
play = 播放
pause = 暂停
