## What a program is written in, and how it comes here

language = 언어
field = { $language ->
    [javascript] JavaScript 프로그램
   *[python] Python 프로그램
  }
notes = { $language ->
    [javascript] 출력을 반환하는 함수 solve(input)를 작성하거나, fs, readline, process.stdin으로 표준 입력을 읽어 출력하는 Node 프로그램을 작성하세요.
    [python] 표준 입력에서 읽고 답을 출력하세요.
   *[wasm] 모듈(WASI preview 1)이 표준 입력을 읽고 표준 출력에 씁니다. 메모리는 512 MiB입니다.
  }
sandbox = 이 브라우저 안에서 실행되며, 페이지·저장소·네트워크에 접근할 수 없습니다.
timeLimit = { $per ->
    [game] 게임당 시간
    [turn] 턴당 시간
   *[input] 시간 제한
  }
seconds = { $seconds }초
open = 프로그램 파일 열기
save = 저장
stop = 중지
openTitle = .js, .py, .wasm 파일
module = { $name }, { $megabytes } MB
noModule = .wasm 파일을 열거나 페이지에 놓으세요.
starting = Python을 시작하는 중… 몇 초 걸립니다.

## Templates

templates = 기본 코드
template = { $language } (내려받기)
# Comments in a template.
read = 입력을 읽습니다.
strategy = 여기에 전략을 작성하세요.

## A program that must be compiled first

compile = { $name }: 아래 명령을 실행해 WebAssembly로 컴파일한 뒤 .wasm 파일을 여세요.
java = Java는 이 페이지에서 실행되지 않습니다. 명령줄에서 이렇게 실행하세요:
tools = 컴파일러 설치(처음 한 번만):
source = 소스 언어
system = 운영 체제
header = #include <bits/stdc++.h>를 쓰려면 프로그램 옆의 bits 폴더에 이 헤더를 넣으세요:

## Python

ask = 먼저 Python({ $megabytes } MB)을 내려받아야 합니다. 이 브라우저에 저장됩니다.
bring = Python을 쓰려면 이 페이지와 함께 제공되는 파일이 필요합니다: { $name }({ $megabytes } MB)
load = Python 내려받기
choose = 파일 열기
loading = Python 내려받는 중
loaded = { $megabytes }/{ $all } MB
notLoaded = Python을 내려받지 못했습니다. 연결을 확인하고 다시 시도하세요.
notPack = 필요한 파일이 아닙니다. 필요한 파일: { $name }

## How a run ended

ended = { $ms } ms 만에 끝났습니다.
exited = 종료 코드 { $status }, { $ms } ms.
errors = 표준 오류
atLine = { $line }번째 줄: { $message }
faultAt = { $line }번째 줄: { $message }
missing = 이런 이름의 함수가 없습니다: { $name }
# $kind: what it returned, as JavaScript names it.
notText = 함수가 문자열이 아닌 값을 반환했습니다: { $kind }
noNodeModule = 프로그램에 필요한 모듈이 없습니다: { $name }. 여기에 있는 Node 모듈은 fs, readline, process, buffer, os입니다.
byStdin = 여기서는 프로그램이 표준 입력을 읽고 표준 출력에 씁니다. 명령줄 인자도 입력 파일도 없습니다.
byFiles = { $language ->
    [javascript] 여기서는 프로그램이 process.argv[2] 파일을 읽고 process.argv[3] 파일에 씁니다.
   *[python] 여기서는 프로그램이 sys.argv[1] 파일을 읽고 sys.argv[2] 파일에 씁니다.
  }
noFile = 프로그램이 이 파일을 쓰지 않았습니다: { $name }
notRun = 프로그램을 실행하지 못했습니다. 인터넷에 연결한 뒤 다시 시도하세요.
tooLong = 출력 초과: { $bytes }바이트를 넘었습니다.
flood = 프로그램이 표준 오류에 너무 많이 출력했습니다.
late = 시간 초과: { $seconds }초 안에 출력이 없습니다.
exit = 종료 코드 { $status }.
crashed = 런타임 에러: { $detail }
recursion = 런타임 에러: 재귀가 이 브라우저에서 허용하는 것보다 깊습니다.
noStart = 모듈이 내보내지 않은 것이 있습니다: { $name }. main 함수가 있는 프로그램을 WASI preview 1로 컴파일하세요.
imports = WASI preview 1에 없는 것을 모듈이 가져옵니다: { $name }. wasm32-wasip1로 컴파일하세요.
notWasm = WebAssembly 모듈이 아닙니다.
component = WebAssembly 컴포넌트입니다. wasm32-wasip1로 모듈을 컴파일하세요.
memory = 메모리 초과: 모듈에 { $megabytes } MB보다 많은 메모리가 필요합니다.
