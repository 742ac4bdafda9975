// @vitest-environment happy-dom
// The examples of one's own board, in each language: they begin in it, and print signs and names in place of words.
import * as w from 'words:own';
import { expect, test, vi } from 'vitest';
import kit from '../../kit/boardlab.js?raw';
import { EXAMPLES } from '../../www/src/features/own/lab';

for (const { name, language, program, input, output } of EXAMPLES)
  test(`no language but the page's: ${name}`, () => {
    const [begin = ''] = program.split('\n');
    expect([w.graphReads, w.walkReads]).toContain(begin.replace(/^(\/\/ |""")|"""$/g, ''));
    expect(program.slice(begin.length)).not.toMatch(/\/\/|#\s|"""/);
    if (language === 'python') return; // It prints the same (cli/tests/kit.rs).
    const print = vi.spyOn(console, 'log').mockImplementation(() => {});
    new Function(`${kit}\n${program}\nsolve(...arguments);`)(input, output);
    const scenes = print.mock.calls.map(([line]) => JSON.parse(line as string));
    print.mockRestore();
    expect(scenes.length).toBeGreaterThan(9);
    for (const { sentence = '', score = '' } of scenes) expect(sentence + score).not.toMatch(/[a-z]{2}/i);
  });
