heading = 分享
what = 链接指向
which = { $which ->
    [moment] 当前局面
    [start] 这组数据的开头
   *[plain] 我走第一步之前的局面
  }
at = 第{ $index }组，{ $at }

link = 链接
copy = 复制链接
notCopied = 复制失败。请选中链接，自行复制。
length = { characters }。
characters = { $length }个字符
seed = 链接中含有输入的随机种子。
long = 有些软件会截断超过{ $most }个字符的链接。遇到这种情况，请保存回放文件。
tooLong = 太长，放不进链接：{ characters }。请改为保存回放文件，它可以在任何有此网页的电脑上打开。
making = 正在生成链接…
failed = 链接生成失败。请检查网络。
onlyHere = 这个链接只能打开本机上的文件，在手机上无效，所以没有二维码。要在别的电脑上打开，请保存回放文件。

code = 链接的二维码
codeHint = 用手机扫一扫。
noCode = 超过{ $most }个字符的二维码很难扫描，因此不提供。
larger = 放大二维码
smaller = 缩小二维码

file = 回放文件
fileHint = 包含输入、数据组、你的走法和当前局面。打开方法：先选“样例与文件”，再选“打开文件”；或把它拖到页面上。
save = 保存回放文件

embed = 嵌入自己的网页
embedHint = 把这段代码粘贴到网页中要显示棋盘的位置。
embedNeedsHost = 网页不能显示本机文件里的棋盘。请打开网上的Boardlab来获取代码。
copyCode = 复制代码

notOpened = { $why ->
    [damaged] { $name }是损坏的回放文件，没有打开。你的输入没有改变。
    [newer] { $name }由较新版本的网页保存，没有打开。
    [results] { $name }只有锦标赛的结果，没有完整的对局，或文件已损坏。没有打开任何内容。
   *[strange] { $name }既不是输入也不是回放文件，没有打开。
  }
firstTest = { $name }有{ $tests }个测试点，已打开第一个。
