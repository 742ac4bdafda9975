// A teacher's lesson as a link, and what pupils hand in, without the pages that make them.
import { digest, pack } from '../../www/src/links/packing';

const LONGEST = 10_000;

/** Two steps about Robots: a move, and a number. Its fields stand in the order of the schema, as in the lesson's digest. */
export const LESSON = {
  boardlab: 'lesson',
  version: 1,
  title: 'Two steps',
  language: 'en',
  handIn: 'nickname',
  steps: [
    {
      title: 'A secret move',
      text: 'Where would you walk? [Later](#3)',
      position: { game: 'robots', text: '2 0\n17 16\n17 15\n0 0\n' },
      question: { kind: 'move', answers: ['N'] },
      feedback: { right: 'That is it.' },
    },
    {
      title: 'The second step',
      text: 'How many robots are there?',
      position: { game: 'robots', text: '1 0\n13 15\n0 0\n' },
      question: { kind: 'number', ask: 'How many?', answers: ['1'] },
    },
  ],
};

const TEXT = JSON.stringify(LESSON);

/** The address of the lesson in a mode of a class. */
export const lessonHash = async (mode: string): Promise<string> =>
  `#v=3&game=robots&lesson=${(await pack(TEXT, LONGEST)).value}&class=${mode}`;

/** What a pupil hands in: the answers by the step, from 0. */
export async function handInCode(name: string, answers: Record<number, string | null>): Promise<string> {
  const text = JSON.stringify([digest(TEXT), name, answers, {}]);
  return `BL1.${(await pack(text, LONGEST)).value}.${digest(text).split('-')[0]}`;
}
