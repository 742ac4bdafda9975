// What is wrong with the words of the page fails its build, with the file and the line.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { Catalogue, LANGUAGES } from '../../www/build/words/catalogue';
import { compile } from '../../www/build/words/compile';
import { declarations } from '../../www/build/words/declare';
import { unused } from '../../www/build/words/unused';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'words-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** English stands for all languages but one. */
function catalogue(en: string, ru: string): Catalogue {
  for (const language of LANGUAGES) {
    const text = language === 'ru' ? ru : en;
    mkdirSync(join(folder, language), { recursive: true });
    writeFileSync(join(folder, language, 'common.ftl'), '');
    writeFileSync(join(folder, language, 'some.ftl'), text);
  }
  return new Catalogue(folder);
}

const fault = (en: string, ru: string) => {
  try {
    catalogue(en, ru).check();
    return null;
  } catch (error) {
    return String(error).replace(folder, '');
  }
};

/** What a message says, with the plural forms of English. */
function said(source: string, args: object = {}, elements: object = {}): unknown {
  const plurals = new Intl.PluralRules('en');
  const [message] = compile(source, 'some.ftl', { locale: 'en' });
  const make = new Function('d', 't', 'v', 'plural', `return ${message?.code}`);
  return make(args, elements, String, (value: number) => plurals.select(value));
}

test('a message says its text, with arguments, plural forms, keys and numbers', () => {
  expect(said('one = Two words')).toBe('Two words');
  expect(said('one = { $a } of { $b }', { a: 1, b: 'many' })).toBe('1 of many');
  const robots = 'one = { $n ->\n    [0] no robot\n    [one] { $n } robot\n   *[other] { $n } robots\n  }';
  expect([0, 1, 2].map((n) => said(robots, { n }))).toEqual(['no robot', '1 robot', '2 robots']);
  const kinds = 'one = { $kind ->\n    [won] You win.\n   *[lost] You lose.\n  }';
  expect(['won', 'lost'].map((kind) => said(kinds, { kind }))).toEqual(['You win.', 'You lose.']);
});

test('an element of a message is made by who says it', () => {
  const elements = { b: (inner: string) => ({ bold: inner }) };
  expect(said('one = Not <b>{ $word }</b>.', { word: 'this' }, elements)).toEqual(['Not ', { bold: 'this' }, '.']);
});

test('a message without its twin fails the build', () => {
  expect(fault('one = One\ntwo = Two', 'one = Один')).toContain('/en/some.ftl:2:');
  expect(fault('one = One', 'one = Один\n\ntwo = Два')).toContain('/ru/some.ftl:3:');
});

test('a wrong argument fails the build', () => {
  expect(fault('one = { $name }', 'one = { $nome }')).toContain('/ru/some.ftl:1:');
  expect(fault('one = A <b>b</b>', 'one = Б')).toContain('/ru/some.ftl:1:');
  expect(fault('one = { two }', 'one = { two }')).toContain('/en/some.ftl:1:');
});

test('a plural form that a language has not fails the build', () => {
  const few = 'one = { $n ->\n    [few] some\n   *[other] more\n  }';
  expect(fault(few, few)).toContain('/en/some.ftl:1:');
});

test('a message that depends on three arguments, a broken line and a broken element fail the build', () => {
  const choice = (name: string) => `{ $${name} ->\n    [yes] A\n   *[no] B\n  }`;
  expect(fault(`one = ${choice('a')}${choice('b')}${choice('c')}`, '')).toContain('/en/some.ftl:1:');
  expect(fault('one = One\ntwo', '')).toContain('/en/some.ftl:2:');
  expect(fault('one = <b>One', '')).toContain('/en/some.ftl:1:');
});

test('a message that nothing says fails the build', () => {
  const words = catalogue('one = One\ntwo = Two\nthree = { two }', 'one = Один\ntwo = Два\nthree = { two }');
  const code = (text: string) => writeFileSync(join(folder, 'code.ts'), `import * as w from 'words:some';\n${text}`);
  code('w.one + w.three');
  expect(() => unused(words, folder)).not.toThrow();
  code('w.one');
  expect(() => unused(words, folder)).toThrow('/en/some.ftl:3:');
});

test('what TypeScript knows of a message is what every language needs', () => {
  const en = 'one = { $n } { $kind ->\n    [a] A\n   *[b] B\n  }';
  const ru = 'one = { $n ->\n    [one] { $kind }\n   *[many] Б\n  }';
  expect(declarations(catalogue(en, ru))).toContain('one: (d: { n: number; kind: "a" | "b" }) => string;');
});

/** English stands for all other languages. */
const rules = (language: string, text: string) => {
  const written = language === 'ru' ? ['ru'] : LANGUAGES.filter((one) => one !== 'ru');
  for (const one of written) writeFileSync(join(folder, one, 'some.rules.md'), text);
};

test('the anchors of a text are its type; one that a language lacks, or has twice, fails the build', () => {
  const words = catalogue('', '');
  rules('en', '# Rules\n\n## A point {#first}\n\n## Another {#second}\n');
  rules('ru', '## Пункт {#first}\n\n## Ещё один {#second}\n');
  words.check();
  expect(declarations(words)).toContain('Anchor = "first" | "second"');
  rules('ru', '## Пункт {#first}\n');
  expect(() => words.check()).toThrow('/en/some.rules.md:5:');
  rules('ru', '## Пункт {#first}\n\n## Ещё {#second}\n\n## Третий {#third}\n');
  expect(() => words.check()).toThrow('/ru/some.rules.md:5:');
  rules('ru', '## Пункт {#first}\n## Ещё {#first}\n');
  expect(() => words.check()).toThrow('/ru/some.rules.md:2:');
});

test('a short word of a Russian text stays with the next one; code and quotations stay as they are', () => {
  expect(new Catalogue(folder).typesetText('ru', 'Вход — в `а — и б`, и “с — о” к')).toBe(
    'Вход\u00a0— в\u00a0`а — и б`, и\u00a0“с — о” к',
  );
});
