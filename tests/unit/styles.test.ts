// Each part of the page has its style beside it. The parts share one document, so no part may reach into another by accident.
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type Selector, type SelectorComponent, transform } from 'lightningcss';
import { expect, test } from 'vitest';

const SRC = 'www/src';
/** What is there for every part: these files are in the layer below all others. */
const BASE = /^(app\/(style|tokens|elements|controls)|board\/palette(-\w+)?)\.css$/;
/** A page of its own, which loads nothing else. */
const ALONE = 'features/embed/example.css';
/** A browser without nesting: it is written out. */
const OLD = { chrome: 94 << 16 };

type Rule = { file: string; selector: Selector };

function rulesOf(file: string): Rule[] {
  const rules: Rule[] = [];
  const code = readFileSync(join(SRC, file));
  const flat = transform({ filename: file, code, targets: OLD }).code;
  transform({ filename: file, code: flat, visitor: { Selector: (selector) => void rules.push({ file, selector }) } });
  return rules;
}

/** A module's classes are its own. */
const sheets = readdirSync(SRC, { recursive: true, encoding: 'utf8' }).filter((file) =>
  /(?<!\.module)\.css$/.test(file),
);
const parts = sheets.filter((file) => !BASE.test(file) && file !== ALONE);
const rules = parts.flatMap(rulesOf);

const nameOf = (one: SelectorComponent): string[] =>
  one.type === 'class' ? [`.${one.name}`] : one.type === 'id' ? [`#${one.name}`] : [];

type List = 'is' | 'where' | 'has' | 'not';

function argumentsOf(one: SelectorComponent, kinds: List[]): Selector[] {
  if (one.type !== 'pseudo-class') return [];
  const isList = one.kind === 'is' || one.kind === 'where' || one.kind === 'has' || one.kind === 'not';
  return isList && kinds.includes(one.kind) ? one.selectors : [];
}

/** What a selector begins with, up to the first combinator. */
function compoundOf(selector: Selector): Selector {
  const end = selector.findIndex(({ type }) => type === 'combinator');
  return end < 0 ? selector : selector.slice(0, end);
}

/** The classes that an element must have, or have in it, where a selector begins; one set for each case of `:is()`. */
function rootsOf(selector: Selector): string[] {
  const cases = compoundOf(selector).reduce<string[][]>(
    (sets, one) => {
      const choices = argumentsOf(one, ['is', 'where']).map((choice) => compoundOf(choice).flatMap(nameOf));
      const within = argumentsOf(one, ['has']).flat().flatMap(nameOf);
      return choices.length > 0
        ? sets.flatMap((set) => choices.map((choice) => [...set, ...choice]))
        : sets.map((set) => [...set, ...nameOf(one), ...within]);
    },
    [[]],
  );
  return cases.map((names) => [...new Set(names)].sort().join(''));
}

const isPalette = (selector: Selector) => selector[0]?.type === 'pseudo-class' && selector[0].kind === 'root';

const namesIn = (selector: Selector): string[] =>
  selector.flatMap((one) => [...nameOf(one), ...argumentsOf(one, ['is', 'where', 'has', 'not']).flatMap(namesIn)]);

/** The files in which selectors begin with the same classes. */
const owners = new Map<string, Set<string>>();
for (const { file, selector } of rules)
  for (const root of rootsOf(selector)) owners.set(root, (owners.get(root) ?? new Set()).add(file));

test('what a rule begins with is styled by one file alone', () => {
  const shared = [...owners].filter(([root, files]) => root !== '' && files.size > 1);
  expect(shared.map(([root, files]) => `${root}: ${[...files].join(', ')}`)).toEqual([]);
});

test('a rule of a part names the part', () => {
  const bare = rules.filter(({ selector }) => !isPalette(selector) && rootsOf(selector).includes(''));
  expect(bare.map(({ file, selector }) => `${file}: ${JSON.stringify(selector)}`)).toEqual([]);
});

test('no other part uses the classes of a feature or of a game', () => {
  const lone = [...owners].filter(([root]) => /^[.#][^.#]+$/.test(root));
  const own = new Map(lone.map(([root, [file = '']]) => [root, dirname(file)]));
  const isOthers = (file: string, name: string) => {
    const folder = own.get(name) ?? '';
    return /^(features|games)\//.test(folder) && !file.startsWith(`${folder.split('/').slice(0, 2).join('/')}/`);
  };
  const leaks = rules.flatMap(({ file, selector }) =>
    namesIn(selector)
      .filter((name) => isOthers(file, name))
      .map((name) => `${file}: ${name} of ${own.get(name)}`),
  );
  expect([...new Set(leaks)]).toEqual([]);
});

test('a style has at most 400 lines', () => {
  const long = sheets.filter((file) => readFileSync(join(SRC, file), 'utf8').split('\n').length > 401);
  expect(long).toEqual([]);
});
