## What a program is written in, and how it comes here

language = Язык
field = { $language ->
    [javascript] Программа на JavaScript
   *[python] Программа на Python
  }
notes = { $language ->
    [javascript] Напишите функцию solve(input), которая вернёт вывод за 2 секунды.
    [python] Прочитайте стандартный ввод и напечатайте вывод за 5 секунд.
   *[wasm] Модуль (WASI, preview 1) читает стандартный ввод и пишет в стандартный вывод; у него 2 секунды и 512 МиБ памяти.
  }
sandbox = Программа работает в браузере, без доступа к странице, хранилищу и сети.
open = Открыть файл программы
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
tools = Установить компилятор:

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
