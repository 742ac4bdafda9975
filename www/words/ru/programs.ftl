## What a program is written in, and how it comes here

language = Язык
field = { $language ->
    [javascript] Программа на JavaScript
   *[python] Программа на Python
  }
notes = { $language ->
    [javascript] Напишите функцию solve(input), которая вернёт вывод, или программу для Node, которая читает стандартный ввод через fs, readline или process.stdin и печатает.
    [python] Прочитайте стандартный ввод и напечатайте вывод.
   *[wasm] Модуль (WASI, preview 1) читает стандартный ввод и пишет в стандартный вывод; у него 512 МиБ памяти.
  }
sandbox = Программа работает в браузере, без доступа к странице, хранилищу и сети.
timeLimit = { $per ->
    [game] Время на игру
    [turn] Время на ход
   *[input] Время
  }
seconds = { $seconds } с
open = Открыть файл программы
save = Сохранить
stop = Остановить
openTitle = Файл .js, .py или .wasm
module = { $name }, { $megabytes } МБ
noModule = Откройте файл .wasm или перетащите его на страницу.
starting = Запускается Python, это займёт несколько секунд…

## Templates

templates = Заготовки
template = { $language } (скачать)
# Comments in a template.
read = Прочитать вход.
strategy = Здесь ваша стратегия.

## A program that must be compiled first

compile = Скомпилируйте { $name } в WebAssembly этой командой, затем откройте файл .wasm:
java = Java на этой странице не выполняется. В командной строке:
tools = Один раз установить компилятор:
source = Язык исходного текста
system = Система
header = Для #include <bits/stdc++.h> положите этот заголовок в папку bits рядом с программой:

## Python

ask = Сначала нужно скачать Python: { $megabytes } МБ. Браузер его сохранит.
bring = Для Python нужен файл { $name } ({ $megabytes } МБ), он лежит рядом с этой страницей.
load = Скачать Python
choose = Открыть файл
loading = Загрузка Python
loaded = { $megabytes } из { $all } МБ
notLoaded = Не удалось скачать Python. Проверьте соединение и попробуйте снова.
notPack = Это не файл { $name }.

## How a run ended

ended = Остановлена через { $ms } мс.
exited = Код завершения { $status }, { $ms } мс.
errors = Стандартный поток ошибок
atLine = строка { $line }: { $message }
faultAt = Строка { $line }: { $message }
missing = Нет функции с именем { $name }.
# $kind: what it returned, as JavaScript names it.
notText = Функция вернула { $kind }, а не строку.
noNodeModule = Программе нужен модуль { $name }. Из Node здесь есть fs, readline, process, buffer и os.
byStdin = Здесь программа читает стандартный ввод и печатает. Аргументов и файла с входом у неё нет.
byFiles = { $language ->
    [javascript] Здесь программа читает файл process.argv[2] и пишет файл process.argv[3].
   *[python] Здесь программа читает файл sys.argv[1] и пишет файл sys.argv[2].
  }
noFile = Программа не записала файл { $name }.
notRun = Программу не удалось запустить. Попробуйте снова, когда появится сеть.
tooLong = Вывод длиннее { $bytes } { $bytes ->
    [one] байта
   *[many] байтов
  }.
flood = Программа слишком много пишет в стандартный поток ошибок.
late = Нет вывода за { $seconds } с.
exit = Код завершения { $status }.
crashed = Программа аварийно завершилась: { $detail }
recursion = Программа аварийно завершилась: рекурсия слишком глубока для этого браузера.
noStart = Модуль не экспортирует { $name }. Скомпилируйте программу с функцией main для WASI, preview 1.
imports = Модуль импортирует { $name }, а этого нет в WASI, preview 1. Скомпилируйте его для wasm32-wasip1.
notWasm = Это не модуль WebAssembly.
component = Это компонент WebAssembly. Скомпилируйте модуль для wasm32-wasip1.
memory = Модулю нужно больше { $megabytes } МБ памяти.
