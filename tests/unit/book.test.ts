// What the book shows of files and markup is what the page reads and writes.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { cited } from '../../www/build/citation';
import { isError, readLesson } from '../../www/src/features/teach/file/read';
import { GAMES } from '../../www/src/games';
import { replayOf } from '../../www/src/links/replay';

const page = (name: string) => readFileSync(`docs/${name}.md`, 'utf8');

/** The first block of a language. */
const block = (name: string, language: string) => page(name).split(`\`\`\`${language}\n`)[1]?.split('```')[0] ?? '';

test('the lesson is one', () => {
  expect(isError(readLesson(block('lesson', 'json')))).toBe(false);
});

test('the replay file is one, as the page writes it', () => {
  const text = block('links', 'json');
  const { game, text: input, options, limits, case: index, ply, moves } = JSON.parse(text);
  const source = { game, text: input, options, relaxed: limits === 'lifted' };
  expect(replayOf({ source, position: { case: index - 1, ply, moves } })).toBe(text);
});

test('the samples of embedded boards are those of the page', () => {
  const [, listed = ''] = /Every game has the sample `statement`\. (.+?)\. The board/s.exec(page('embed')) ?? [];
  const ids = Object.values(GAMES).flatMap(({ samples }) => samples.map(({ id }) => id));
  expect(new Set([...listed.matchAll(/`(.+?)`/g)].map(([, id]) => id))).toEqual(
    new Set(ids.filter((id) => id !== 'statement')),
  );
});

test('a file names the day of a release as CITATION.cff tells it, and none before', () => {
  const cff = (day: string) => cited(`title: "x"\nversion: 0.2.0\n${day}license: MIT\n`);
  for (const day of ['2026-11-28', "'2026-11-28'", '"2026-11-28"'])
    expect(cff(`date-released: ${day}\n`)).toEqual({ version: '0.2.0', released: '2026-11-28' });
  expect(JSON.stringify(cff(''))).toBe('{"version":"0.2.0"}');
  const { version, released } = cited(readFileSync('CITATION.cff', 'utf8'));
  expect([PROGRAM_VERSION, PROGRAM_RELEASED]).toEqual([version, released]);
});
