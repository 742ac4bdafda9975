## What a program is written in, and how it comes here

language = 语言
field = { $language ->
    [javascript] JavaScript程序
   *[python] Python程序
  }
notes = { $language ->
    [javascript] 写一个返回输出的函数solve(input)，或写一个Node程序：用fs、readline或process.stdin读标准输入，然后打印。
    [python] 从标准输入读，向标准输出写。
   *[wasm] 模块（WASI preview 1）读标准输入、写标准输出，内存512MiB。
  }
sandbox = 程序在本浏览器中运行，不能访问页面、存储和网络。
timeLimit = { $per ->
    [game] 每局时间限制
    [turn] 每回合时间限制
   *[input] 时间限制
  }
seconds = { $seconds }秒
open = 打开程序文件
save = 保存
stop = 停止
openTitle = .js、.py或.wasm文件
module = { $name }，{ $megabytes }MB
noModule = 打开一个.wasm文件，或把它拖到页面上。
starting = 正在启动Python，需要几秒…

## Templates

templates = 模板
template = { $language }（下载）
# Comments in a template.
read = 读入数据。
strategy = 在这里写你的策略。

## A program that must be compiled first

compile = 用这条命令把{ $name }编译成WebAssembly，再打开得到的.wasm文件：
java = 本页面不能运行Java。请在命令行上运行：
tools = 安装编译器，只需一次：
source = 源代码的语言
system = 系统
header = 要使用#include <bits/stdc++.h>，请把这个头文件放进程序旁边名为bits的文件夹：

## Python

ask = 需要先下载Python：{ $megabytes }MB。本浏览器会保存它。
bring = Python需要文件{ $name }（{ $megabytes }MB），它与本页面一起提供。
load = 下载Python
choose = 打开文件
loading = 正在下载Python
loaded = { $megabytes }MB，共{ $all }MB
notLoaded = Python下载失败。请检查网络后再试。
notPack = 那个文件不是{ $name }。

## How a run ended

ended = 运行结束，用时{ $ms }毫秒。
exited = 退出码{ $status }，用时{ $ms }毫秒。
errors = 标准错误
atLine = 第{ $line }行：{ $message }
faultAt = 第{ $line }行：{ $message }
missing = 没有名为{ $name }的函数。
# $kind: what it returned, as JavaScript names it.
notText = 函数返回的是{ $kind }，不是字符串。
noNodeModule = 程序需要模块{ $name }。这里只提供Node的fs、readline、process、buffer和os。
byStdin = 这里的程序从标准输入读、向标准输出写，没有命令行参数，也没有输入文件。
byFiles = { $language ->
    [javascript] 这里的程序读文件process.argv[2]，写文件process.argv[3]。
   *[python] 这里的程序读文件sys.argv[1]，写文件sys.argv[2]。
  }
noFile = 程序没有写出名为{ $name }的文件。
notRun = 程序无法运行。请联网后再试。
tooLong = 输出超过{ $bytes }字节。
flood = 程序写入标准错误的内容太多。
late = 超时：{ $seconds }秒内没有输出。
exit = 退出码{ $status }。
crashed = 程序崩溃：{ $detail }
recursion = 程序崩溃：递归太深，超出本浏览器的限制。
noStart = 模块没有导出{ $name }。请把带有main函数的程序编译为WASI preview 1模块。
imports = 模块导入了{ $name }，它不属于WASI preview 1。请以wasm32-wasip1为目标编译。
notWasm = 这不是WebAssembly模块。
component = 这是WebAssembly组件。请以wasm32-wasip1为目标编译成模块。
memory = 模块需要超过{ $megabytes }MB的内存。
