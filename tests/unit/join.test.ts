// What stands between texts: blanks and punctuation of the language, which code has none of.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { apart, ended, labelled, listed, paragraph } from '../../www/src/i18n/join';

test('sentences, lists and labels are put together; what is not said is left out', () => {
  expect(paragraph('One.', null, '', false, 'Two.', undefined)).toBe('One. Two.');
  expect([listed('a'), listed('a', 'b', 'c'), listed()]).toEqual(['a', 'a, b, c', '']);
  expect(apart('a', 'b')).toBe('a, b');
  expect(labelled({ name: 'a', value: 'b' })).toBe('a: b');
});

test('a sentence ends once, in whatever script', () => {
  expect(['One', 'Two.', 'Three?', '四。', '五！'].map(ended)).toEqual(['One.', 'Two.', 'Three?', '四。', '五！']);
});

const SOURCES = 'www/src';

test('no code sets two messages one behind the other by itself', () => {
  const glue = /\$\{[^`}]*\bw\.[^`}]*\}[.,:;]? ?\$\{[^`}]*\bw\.|\.join\('[.,;] '\)/;
  const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).filter((file) => /\.tsx?$/.test(file));
  const said = files.map((file) => ({ file, code: readFileSync(join(SOURCES, file), 'utf8') }));
  const glued = said.filter(({ code }) => code.includes("from 'words:") && glue.test(code));
  expect(glued.map(({ file }) => file)).toEqual([]);
});
