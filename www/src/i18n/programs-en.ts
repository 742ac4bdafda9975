// The words about visitors' programs: what they may be, and why one gave no output.
import { count, LANGUAGE, number } from './common';

const digits = new Intl.NumberFormat(LANGUAGE, { maximumSignificantDigits: 2 });
const mega = new Intl.NumberFormat(LANGUAGE, { maximumFractionDigits: 1 });
const milliseconds = (time: number) => `${digits.format(time)} ms`;
const megabytes = (bytes: number) => `${mega.format(bytes / 1e6)} MB`;

export const programs = {
  /** `name`: of the function. */
  missing: (name: string) => `There is no function named ${name}.`,
  /** `kind`: what it returned, as JavaScript names it. */
  notText: (kind: string) => `The function returned ${kind}, not a string.`,
  tooLong: (bytes: number) => `The output is longer than ${count(bytes, 'byte', 'bytes')}.`,
  flood: 'The program wrote too much to standard error.',
  late: (seconds: number) => `No output within ${number(seconds)} s.`,
  exit: (status: number) => `Exit status ${number(status)}.`,
  crashed: (detail: string) => `The program crashed: ${detail}`,
  recursion: 'The program crashed: the recursion is too deep for this browser.',
  /** `name`: what a WebAssembly module does not export. */
  noStart: (name: string) =>
    `The module does not export ${name}, so it is not a program. Compile a program with a main function for WASI, preview 1.`,
  /** `name`: what a WebAssembly module imports. */
  imports: (name: string) =>
    `The module imports ${name}, which is not part of WASI, preview 1. Compile it for wasm32-wasi or wasm32-wasip1.`,
  badModule: {
    notWasm: (_: number): string => 'This is not a WebAssembly module.',
    component: (_: number): string =>
      'This is a WebAssembly component. Compile a module for WASI, preview 1 (wasm32-wasi or wasm32-wasip1).',
    memory: (most: number): string => `The module needs more than ${megabytes(most)} of memory.`,
  },

  language: 'Language',
  languages: { javascript: 'JavaScript', python: 'Python', wasm: 'WebAssembly (C++, Rust, Go…)' },
  field: {
    javascript: { label: 'Program in JavaScript', placeholder: 'function solve(input) { … }' },
    python: { label: 'Program in Python', placeholder: 'import sys' },
  },
  notes: {
    javascript:
      'Write a function solve(input) that returns the output. What it writes with console.log is shown as standard error. The program runs in a sandbox in this browser, without access to the page, storage or network, for at most 2 seconds per input.',
    python:
      'Read the input from standard input and print the output. The program runs in a sandbox in this browser, without access to the page, storage or network, for at most 5 seconds per input.',
    wasm: 'Your program, a WebAssembly module (WASI, preview 1), reads standard input and writes standard output. It runs in a sandbox in this browser, without access to the page, storage or network, for at most 2 seconds per input and with at most 512 MiB of memory.',
  },
  open: 'Open program file',
  openTitle: 'Open a .js, .py or .wasm file, or drop it anywhere on the page',
  module: (name: string, bytes: number) => `${name}, ${megabytes(bytes)}`,
  noModule: 'Open a .wasm file, or drop it anywhere on the page.',

  starting: 'Starting Python, which takes some seconds…',

  template: {
    label: 'Templates',
    of: { javascript: 'JavaScript', python: 'Python', cpp: 'C++ (download)', rust: 'Rust (download)' },
    read: 'Read the input.',
    strategy: 'Write your strategy here.',
  },

  uncompiled: {
    compile: (name: string) => `Compile ${name} to WebAssembly with this command, then open or drop the .wasm file:`,
    java: 'Java does not run in this page. On the command line, boardlab runs it and finds the smallest input on which it fails:',
    tools: 'To install the compiler:',
  },

  pack: {
    ask: (bytes: number) =>
      `Python must be downloaded first: ${megabytes(bytes)}. This browser then keeps it, and it works offline.`,
    bring: (name: string, bytes: number) =>
      `Python needs the file ${name} (${megabytes(bytes)}), which comes with this page. Open it, or drop it anywhere on the page.`,
    load: 'Download Python',
    choose: 'Open file',
    loading: 'Downloading Python',
    loaded: (bytes: number, of: number) => `${megabytes(bytes)} of ${megabytes(of)}`,
    failed: 'Python could not be downloaded. Check the connection and try again.',
    notPack: (name: string) => `That file is not ${name}.`,
  },

  /** Where a program went wrong, and why. */
  at: (line: number | null, message: string) => (line === null ? message : `line ${number(line)}: ${message}`),
  /** `status`: null if the program was ended. */
  ended: (status: number | null, time: number) =>
    status === null ? `Ended after ${milliseconds(time)}.` : `Exit status ${number(status)}, ${milliseconds(time)}.`,
  errors: 'Standard error',
};
