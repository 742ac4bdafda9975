// Слова о программах посетителей по-русски.
import { count, LANGUAGE, NO_BREAK, number } from './common-ru';
import type { programs as English } from './programs-en';

const digits = new Intl.NumberFormat(LANGUAGE, { maximumSignificantDigits: 2 });
const mega = new Intl.NumberFormat(LANGUAGE, { maximumFractionDigits: 1 });
const milliseconds = (time: number) => `${digits.format(time)}${NO_BREAK}мс`;
const megabytes = (bytes: number) => `${mega.format(bytes / 1e6)}${NO_BREAK}МБ`;

export const programs: typeof English = {
  missing: (name) => `Нет функции с именем ${name}.`,
  notText: (kind) => `Функция вернула ${kind}, а не строку.`,
  tooLong: (bytes) => `Вывод длиннее ${count(bytes, 'байта', 'байтов', 'байтов')}.`,
  flood: 'Программа слишком много пишет в стандартный поток ошибок.',
  late: (seconds) => `Нет вывода за ${number(seconds)}${NO_BREAK}с.`,
  exit: (status) => `Код завершения ${number(status)}.`,
  crashed: (detail) => `Программа аварийно завершилась: ${detail}`,
  recursion: 'Программа аварийно завершилась: рекурсия слишком глубока для этого браузера.',
  noStart: (name) =>
    `Модуль не экспортирует ${name}, значит, это не программа. Скомпилируйте программу с функцией main для WASI, preview 1.`,
  imports: (name) =>
    `Модуль импортирует ${name}, а этого нет в WASI, preview 1. Скомпилируйте его для wasm32-wasi или wasm32-wasip1.`,
  badModule: {
    notWasm: () => 'Это не модуль WebAssembly.',
    component: () =>
      'Это компонент WebAssembly. Скомпилируйте модуль для WASI, preview 1 (wasm32-wasi или wasm32-wasip1).',
    memory: (most) => `Модулю нужно больше ${megabytes(most)} памяти.`,
  },

  language: 'Язык',
  languages: { javascript: 'JavaScript', python: 'Python', wasm: 'WebAssembly (C++, Rust, Go…)' },
  field: {
    javascript: { label: 'Программа на JavaScript', placeholder: 'function solve(input) { … }' },
    python: { label: 'Программа на Python', placeholder: 'import sys' },
  },
  notes: {
    javascript:
      'Напишите функцию solve(input), которая возвращает вывод; console пишет в стандартный поток ошибок. Программа выполняется в этом браузере в песочнице, без доступа к странице, хранилищу и сети, не дольше 2 секунд на вход.',
    python:
      'Прочитайте вход из стандартного ввода и напечатайте вывод. Программа выполняется в этом браузере в песочнице, без доступа к странице, хранилищу и сети, не дольше 5 секунд на вход.',
    wasm: 'Ваша программа, модуль WebAssembly (WASI, preview 1), читает стандартный ввод и пишет в стандартный вывод. Она выполняется в этом браузере в песочнице, без доступа к странице, хранилищу и сети, не дольше 2 секунд на вход и в пределах 512 МиБ памяти.',
  },
  open: 'Открыть файл программы',
  openTitle: 'Открыть файл .js, .py или .wasm; его можно и перетащить на страницу',
  module: (name, bytes) => `${name}, ${megabytes(bytes)}`,
  noModule: 'Откройте файл .wasm или перетащите его на страницу.',

  starting: 'Запускается Python, это займёт несколько секунд…',

  template: {
    label: 'Заготовки',
    of: { javascript: 'JavaScript', python: 'Python', cpp: 'C++ (скачать)', rust: 'Rust (скачать)' },
    read: 'Прочитать вход.',
    strategy: 'Здесь ваша стратегия.',
  },

  uncompiled: {
    compile: (name) =>
      `Скомпилируйте ${name} в WebAssembly этой командой, затем откройте или перетащите на страницу файл .wasm:`,
    java: 'Java на этой странице не выполняется. Её запустит boardlab в командной строке и найдёт наименьший вход с ошибкой:',
    tools: 'Установить компилятор:',
  },

  pack: {
    ask: (bytes) =>
      `Сначала нужно скачать Python: ${megabytes(bytes)}. Браузер его сохранит, и он будет работать без сети.`,
    bring: (name, bytes) =>
      `Для Python нужен файл ${name} (${megabytes(bytes)}), он лежит рядом с этой страницей. Откройте его или перетащите на страницу.`,
    load: 'Скачать Python',
    choose: 'Открыть файл',
    loading: 'Загрузка Python',
    loaded: (bytes, of) => `${megabytes(bytes)} из ${megabytes(of)}`,
    failed: 'Не удалось скачать Python. Проверьте соединение и попробуйте снова.',
    notPack: (name) => `Это не файл ${name}.`,
  },

  at: (line, message) => (line === null ? message : `строка ${number(line)}: ${message}`),
  ended: (status, time) =>
    status === null
      ? `Остановлена через ${milliseconds(time)}.`
      : `Код завершения ${number(status)}, ${milliseconds(time)}.`,
  errors: 'Стандартный поток ошибок',
};
