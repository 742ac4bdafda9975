// The files of words in each language but English: no English is left, and the language's own letters are there.
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { Catalogue, LANGUAGES } from '../../www/build/words/catalogue';
import type { Message } from '../../www/build/words/compile';
import { SCRIPTS } from './scripts';

/** What stays Latin: names, formats, keys, words of inputs, outputs and programs. */
const LATIN =
  /^(Boardlab|Grundy|Sprague|flush|Mehrabian|JSON|Markdown|lesson|ECNA|South|Central|LightOJ|Page|Down|Johan|JavaScript|WebCodecs|WebM|This|page|English|Enter|Home|Shift|Ctrl|console|Node|buffer|readline|process|stdin|include|bits|stdc|argv|Python|WebAssembly|Rust|Java|WASI|preview|wasm|wasi|wasip|main|boardlab|import|robot|solve|play|readLine|write|input|move|null|time|torn|lopare|springare|blank|bronze|random|chase|area|shadow|dominate|best|minimum|excluded|Case|Alice|Final|position|teleport)$/;

/** The same in every language: names, units, and what is written with signs alone. */
const SAME = /^(page\.title|export\.(kilo|mega)bytes|programs\.(module|loaded)|lesson\.fileName)$/;

/** What is quoted of a statement may stand with the name of its part. */
const PARTS = /^> .*?(?=“)/gm;

const catalogue = new Catalogue('www/words');

/** What a message says, a variant a line, without arguments, keys, elements and quotations. */
const bare = ({ source }: Message): string =>
  source
    .replace(/^#.*/gm, '')
    .replace(/^\s*\.?[\w-]+ =/m, '')
    .replace(/^\s+\*?\[[^\]]*\]/gm, '')
    .replace(/\{[^{}]*(\}|->)|<\/?\w+>|“[^”]*”/g, '');

const isEnglish = (text: string): boolean => (text.match(/[A-Za-z]{4,}/g) ?? []).some((word) => !LATIN.test(word));

describe.each(LANGUAGES.slice(1))('%s', (language) => {
  const script = SCRIPTS[language] as RegExp;
  const messages = catalogue
    .names()
    .flatMap((file) =>
      [...catalogue.file(language, file).values()].map((one) => ({ ...one, name: `${file}.${one.name}` })),
    );

  test('no English is left in a message, and quotation marks are those of the language', () => {
    expect(messages.filter((one) => isEnglish(bare(one))).map(({ name }) => name)).toEqual([]);
    expect(messages.filter((one) => bare(one).includes('"')).map(({ name }) => name)).toEqual([]);
  });

  test('a message that has letters has those of the language', () => {
    const strange = messages.filter((one) => /\p{L}{2}/u.test(bare(one)) && !script.test(bare(one)));
    expect(strange.map(({ name }) => name).filter((name) => !SAME.test(name))).toEqual([]);
  });

  test.each(
    readdirSync(`www/words/${LANGUAGES[0]}`).filter((file) => file.endsWith('.md')),
  )('no English is left, and quotation marks are those of the language: %s', (file) => {
    const text = readFileSync(`www/words/${language}/${file}`, 'utf8');
    const own = text
      .replace(PARTS, '')
      .replace(/`[^`]*`|“[^”]*”|\{#\w+\}|[«“‘]boardlab [^»”’]*[»”’]|boardlab\.html/g, '');
    expect((own.match(/[A-Za-z]{4,}/g) ?? []).filter((word) => !LATIN.test(word))).toEqual([]);
    expect(own).not.toContain('"');
    expect(own).toMatch(script);
  });
});
