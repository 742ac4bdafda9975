title = { $tab } · Boardlab
skip = 跳到棋盘
about = 关于本题
games = 题目
share = 分享
dropHere = 松开鼠标，把文件作为输入打开
close = 关闭
dismiss = 知道了
loading = 加载中…
notLoaded = 加载失败。请联网后刷新页面。

## The menu

menu = 菜单
teach = 教学
ownBoard = 自制棋盘
addToLesson = 加入课件
export = 导出图片或视频
download = 下载输出
help = 帮助与快捷键（?）
fullScreen = 全屏（F）
theme = 深色主题（T）
letters = 单键快捷键

## What the page is, at a first visit

welcome = 这个网页能做什么
welcomeText = Boardlab能解五道棋盘游戏类竞赛题。粘贴输入，就能得到输出和每一步的理由。
# On a narrow screen.
welcomeShort = 把竞赛题摆上棋盘，一步一步看。
play = 开始

## One quiet line over the page

notice = { $kind ->
    [engineReplaced] 引擎停止后已重新启动，没有丢失任何内容。
    [failed] 页面出错了。如果没有反应，请刷新：你的输入已保存。
    [engineGone] 引擎在这份输入上反复停止。请修改输入后再试。
    [damagedLink] 链接已损坏，没有打开。
    [withoutOptions] 链接中有本题不支持的选项或走法，已忽略，其余照常打开。
    [newerLink] 链接由较新版本的网页生成，没有打开。
    [notLoaded] 打开此链接所需的内容加载失败。请联网后再试。
    [partMissing] 页面的一部分加载失败。请联网后再试。
    [notRead] 浏览器未能读出此链接所指的输入。
    [notKept] 此链接的输入只保存在生成链接的那个浏览器里。
    [keptHere] 输入太大，放不进链接。这个网址只在本浏览器中有效。
    [notKeepable] 输入太大，放不进链接，而本浏览器又不允许保存它。
   *[keepsNothing] 本浏览器不为此网页保存任何内容。刷新后只剩网址里的输入。
  }
again = 再试一次
unreadableFile = 无法读取{ $name }。
notText = { $name }不是文本文件，没有打开。
bigFile = { $name }超过{ $limit }MB，没有打开。

## The table of keys

keys = 快捷键
keysNote = 输入文字时快捷键不起作用。
notices = 第三方软件及许可证
space = 空格
keyPlay = 播放、暂停
keyStep = 后退、前进一步
keyEnds = 最初、最后的局面
keyEvent = 上一个、下一个事件
keySpeed = 减速、加速
keyCase = 上一组、下一组数据
keyBoard = 进入棋盘，按Esc离开
keyZoom = 在地图上：放大、缩小、显示全部
keyHints = 打开、关闭提示
keyUndo = 悔棋
keyFull = 全屏
keyTheme = 浅色、深色主题
keyHelp = 显示本表
keyLeave = 离开输入框、关闭本表
