## What a program is written in, and how it comes here

language = Language
field = { $language ->
    [javascript] Program in JavaScript
   *[python] Program in Python
  }
notes = { $language ->
    [javascript] Write a function solve(input) that returns the output, or a program for Node that reads standard input by fs, readline or process.stdin and prints.
    [python] Read standard input and print the output.
   *[wasm] A module (WASI, preview 1) reads standard input and writes standard output, in 512 MiB of memory.
  }
sandbox = It runs in this browser, without access to the page, storage or network.
timeLimit = { $per ->
    [game] Time per game
    [turn] Time per turn
   *[input] Time limit
  }
seconds = { $seconds } s
open = Open program file
save = Save
stop = Stop
openTitle = A .js, .py or .wasm file
module = { $name }, { $megabytes } MB
noModule = Open a .wasm file, or drop it on the page.
starting = Starting Python, which takes some seconds…

## Templates

templates = Templates
template = { $language } (download)
# Comments in a template.
read = Read the input.
strategy = Write your strategy here.

## A program that must be compiled first

compile = Compile { $name } to WebAssembly with this command, then open the .wasm file:
java = Java does not run in this page. On the command line:
tools = Once, to install the compiler:
source = Language of the source
system = System
header = For #include <bits/stdc++.h>, put this header into a folder named bits beside the program:

## Python

ask = Python must be downloaded first: { $megabytes } MB. This browser keeps it.
bring = Python needs the file { $name } ({ $megabytes } MB), which comes with this page.
load = Download Python
choose = Open file
loading = Downloading Python
loaded = { $megabytes } of { $all } MB
notLoaded = Python could not be downloaded. Check the connection and try again.
notPack = That file is not { $name }.

## How a run ended

ended = Ended after { $ms } ms.
exited = Exit status { $status }, { $ms } ms.
errors = Standard error
atLine = line { $line }: { $message }
faultAt = Line { $line }: { $message }
missing = There is no function named { $name }.
# $kind: what it returned, as JavaScript names it.
notText = The function returned { $kind }, not a string.
noNodeModule = The program needs the module { $name }. Of Node there are fs, readline, process, buffer and os here.
byStdin = Here a program reads standard input and prints. It has no arguments, and no input file.
byFiles = { $language ->
    [javascript] Here a program reads the file process.argv[2] and writes the file process.argv[3].
   *[python] Here a program reads the file sys.argv[1] and writes the file sys.argv[2].
  }
noFile = The program wrote no file named { $name }.
notRun = The program could not be run. Try again when you are online.
tooLong = The output is longer than { $bytes } bytes.
flood = The program wrote too much to standard error.
late = No output within { $seconds } s.
exit = Exit status { $status }.
crashed = The program crashed: { $detail }
recursion = The program crashed: the recursion is too deep for this browser.
noStart = The module does not export { $name }. Compile a program with a main function for WASI, preview 1.
imports = The module imports { $name }, which is not part of WASI, preview 1. Compile it for wasm32-wasip1.
notWasm = This is not a WebAssembly module.
component = This is a WebAssembly component. Compile a module for wasm32-wasip1.
memory = The module needs more than { $megabytes } MB of memory.
