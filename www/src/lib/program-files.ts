// Which files are programs, and which are outputs, by how their names end.

/** Programs that run here. */
const READY = ['py', 'js', 'mjs', 'wasm'];

/** Source files that must be compiled first. */
const COMPILED = { c: 'c', cc: 'cpp', cpp: 'cpp', cxx: 'cpp', rs: 'rust', go: 'go', java: 'java' } as const;

export type CompiledLanguage = (typeof COMPILED)[keyof typeof COMPILED];

/** The pack of Python is a file of this kind. */
const PACK = 'gz';

/** The programs that a person can choose, for the `accept` of a file field. */
export const ACCEPT = [...READY, ...Object.keys(COMPILED)].map((end) => `.${end}`).join(',');

function endOf(name: string): string {
  const [, end = ''] = /\.(\w+)$/.exec(name.toLowerCase()) ?? [];
  return end;
}

/** The language of a source file that must be compiled first; null for other files. */
export function uncompiledLanguage(name: string): CompiledLanguage | null {
  const end = endOf(name);
  return Object.hasOwn(COMPILED, end) ? COMPILED[end as keyof typeof COMPILED] : null;
}

/** Whether a file is a program, what must be compiled to be one, or the pack of Python. */
export const isProgram = (name: string): boolean =>
  [...READY, PACK].includes(endOf(name)) || uncompiledLanguage(name) !== null;

/** Whether a file is an output, by the names that judges give it. */
export const isOutput = (name: string): boolean => ['out', 'ans', 'a'].includes(endOf(name));
