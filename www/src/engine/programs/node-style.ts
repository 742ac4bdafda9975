// Programs in JavaScript as they are written for Node: they read standard input and print. Their text, for the worker that runs them.
// A library for this (unenv, browserify's shims) has all of Node but a standard input that blocks.

/** `import a, { b as c } from 'd'`, `import * as a from 'd'`, `import 'd'`. */
const IMPORT =
  /^([ \t]*)import\b\s*(?:([\w$]+)\s*,?\s*)?(?:\*\s*as\s+([\w$]+)\s*|\{([^}]*)\}\s*)?(?:\bfrom\s*)?(['"][^'"\n]+['"])/gm;
/** What only such a program has beside imports. */
const SIGNS = /\brequire\s*\(\s*['"`]|\bprocess\s*\.\s*(?:stdin|stdout|argv|exit)\b/;

const isModule = (source: string) => source.search(IMPORT) >= 0;

export const isForNode = (source: string): boolean => SIGNS.test(source) || isModule(source);

/** What a program is given by name. */
export const GIVEN = [
  'require',
  'process',
  'Buffer',
  'console',
  'setTimeout',
  'setImmediate',
  'module',
  'exports',
] as const;

/** An import as a call of `require`, on as many lines. */
function required(
  all: string,
  blanks: string,
  whole?: string,
  space?: string,
  names?: string,
  module?: string,
): string {
  const lines = '\n'.repeat(all.split('\n').length - 1);
  const parts = names?.replace(/\s+as\s+/g, ': ').replace(/\n/g, ' ');
  const bound = [whole, space, parts && `{${parts}}`].filter(Boolean);
  const loaded = `require(${module})`;
  return `${blanks}${bound.length > 0 ? `const ${bound.map((one) => `${one} = ${loaded}`).join(', ')}` : loaded}${lines}`;
}

/** What a program for Node imports is here before it. */
const KIT = /^[ \t]*import\s*(['"])\.\/boardlab\.js\1;?/gm;
const TAKES_BOARD = 'globalThis.Board && (Board.print = (line) => console.log(line));';

/** A script that makes the program a function of what it is given, under a name. Its lines have the numbers that they had. */
export function scriptForNode(source: string, name: string): string {
  const plain = source.replace(/^#!/, '//').replace(KIT, '');
  const body = isModule(source) ? plain.replace(IMPORT, required) : plain;
  return `self.${name} = function (${GIVEN.join(', ')}) { return async function () {${isModule(source) ? "'use strict';" : ''}${TAKES_BOARD}${body}\n}; };`;
}
