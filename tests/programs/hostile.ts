// Programs that do harm, or that are none: WebAssembly in its text form, assembled by binaryen, which the build needs anyway.
import binaryen from 'binaryen';

const wasi = (name: string, parameters: string) =>
  `(import "wasi_snapshot_preview1" "${name}" (func $${name} (param ${parameters}) (result i32)))`;
const EXIT = '(import "wasi_snapshot_preview1" "proc_exit" (func $proc_exit (param i32)))';
const WRITE = wasi('fd_write', 'i32 i32 i32 i32');
const READ = wasi('fd_read', 'i32 i32 i32 i32');

/** A vector of one piece: `length` bytes at 64. */
const piece = (length: number) =>
  `(i32.store (i32.const 0) (i32.const 64)) (i32.store (i32.const 4) (i32.const ${length}))`;
const write = (stream: number) =>
  `(drop (call $fd_write (i32.const ${stream}) (i32.const 0) (i32.const 1) (i32.const 8)))`;

const program = (imports: string, body: string, more = '') => `(module ${imports}
  (memory (export "memory") 1)
  (data (i32.const 64) "hello\\n")
  ${more}
  (func (export "_start") (local $n i32) ${body}))`;

const SOURCES = {
  'endless loop': program('', '(loop $again (br $again))'),
  'endless output': program(WRITE, `${piece(4096)} (loop $again ${write(1)} (br $again))`),
  'endless output to standard error': program(WRITE, `${piece(4096)} (loop $again ${write(2)} (br $again))`),
  'an error before an endless loop': program(WRITE, `${piece(6)} ${write(2)} (loop $again (br $again))`),
  // All memory that it can get, 16 MB at a time; its status says whether it got more than it may have.
  '4 GB': program(
    `${WRITE} ${EXIT}`,
    `(loop $again (br_if $again (i32.ne (memory.grow (i32.const 256)) (i32.const -1))))
     (call $proc_exit (i32.gt_u (memory.size) (i32.const 8192)))`,
  ),
  'deep recursion': program(
    '',
    '(drop (call $deep (i32.const 0)))',
    '(func $deep (param i32) (result i32) (i32.add (i32.const 1) (call $deep (i32.add (local.get 0) (i32.const 1)))))',
  ),
  // It reads until nothing comes, and then twice more; its status is what came after the end.
  'reading past the end': program(
    `${READ} ${EXIT}`,
    `${piece(16)}
     (loop $again
       (drop (call $fd_read (i32.const 0) (i32.const 0) (i32.const 1) (i32.const 8)))
       (br_if $again (i32.load (i32.const 8))))
     (drop (call $fd_read (i32.const 0) (i32.const 0) (i32.const 1) (i32.const 8)))
     (drop (call $fd_read (i32.const 0) (i32.const 0) (i32.const 1) (i32.const 8)))
     (call $proc_exit (i32.load (i32.const 8)))`,
  ),
  trap: program('', '(unreachable)'),
  'a division by zero': program('', '(drop (i32.div_u (i32.const 1) (local.get $n)))'),
  'a bad address': program(
    WRITE,
    '(drop (call $fd_write (i32.const 1) (i32.const 2147483640) (i32.const 1) (i32.const 8)))',
  ),
  'exit 3': program(EXIT, '(call $proc_exit (i32.const 3))'),
  'no output': program('', ''),
  'not a program': '(module (memory (export "memory") 1) (func (export "run")))',
  'no memory': '(module (func (export "_start")))',
  'a forbidden import':
    '(module (import "env" "open_window" (func)) (memory (export "memory") 1) (func (export "_start")))',
  'an unknown call': `(module ${wasi('sock_connect', 'i32')} (memory (export "memory") 1) (func (export "_start")))`,
  'a memory of 4 GB': '(module (memory (export "memory") 65536) (func (export "_start")))',
} as const;

export type Hostile = keyof typeof SOURCES;

export function hostile(name: Hostile): Uint8Array<ArrayBuffer> {
  const module = binaryen.parseText(SOURCES[name]);
  const bytes = new Uint8Array(module.emitBinary());
  module.dispose();
  return bytes;
}
