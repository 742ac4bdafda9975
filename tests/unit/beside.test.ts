// @vitest-environment happy-dom
// A person's branch and the solver's own line side by side.

import * as panes from 'words:panes';
import * as solitaire from 'words:solitaire';
import * as timeline from 'words:timeline';
import { expect, test } from 'vitest';
import { ANY, like } from '../e2e/like';
import { keys } from './board';
import {
  type Boardlab,
  button,
  choose,
  fireEvent,
  open,
  plain,
  press,
  says,
  screen,
  shown,
  text,
  there,
  waitFor,
} from './page';

const toggle = () => fireEvent.click(screen.getByRole('checkbox', { name: panes.beside }));
const course = (nth: number) => plain(document.querySelectorAll('.beside_course')[nth]?.textContent);
const said = (nth: number) => plain(document.querySelectorAll('.beside_course')[nth]?.querySelector('p')?.textContent);

type Branch = { link: string; ply: number; leave(): Promise<void> };

/** The first move by hand that is not the solver's, in each game. */
const BRANCHES: Record<string, Branch> = {
  robots: {
    link: '#v=1&game=robots&sample=statement&case=3&ply=28',
    ply: 28,
    leave: () => choose('.evidence_candidates tr[data-move=S] .evidence_move'),
  },
  knights: {
    link: '#v=1&game=knights&sample=twenty&case=1&ply=3',
    ply: 3,
    leave: async () => {
      for (const key of ['b', 'Enter', 'ArrowLeft', 'ArrowUp', 'ArrowUp', 'Enter']) {
        keys(key);
        await Promise.resolve();
      }
    },
  },
};

async function begin({ link, ply }: Branch): Promise<Boardlab> {
  const lab = await open(link);
  await shown(lab, ply);
  await says('.aside_because', ' ');
  return lab;
}

for (const [game, branch] of Object.entries(BRANCHES))
  test(`${game}: the script is at the same move as the branch`, async () => {
    const lab = await begin(branch);
    press('ArrowRight');
    await says('.aside_step', `Move ${branch.ply + 1}:`);
    const script = text('.aside_step');
    press('ArrowLeft');
    await shown(lab, branch.ply);
    await says('.aside_step', `Move ${branch.ply}:`);
    await branch.leave();
    await says('.branch_branch', panes.branch({ at: timeline.move({ nth: branch.ply + 1 }) }));
    await waitFor(toggle);
    await waitFor(() => expect(document.querySelectorAll('canvas')).toHaveLength(2));
    await waitFor(() => expect(said(1)).toBe(script));
    expect(said(0)).toBe(text('.aside_step'));
    expect(said(0)).not.toBe(script);
    expect(course(1)).toContain(`move ${branch.ply + 1} of`);
  });

test('both boards follow the timeline, and going back to the script ends it', async () => {
  const branch = BRANCHES.robots as Branch;
  await begin(branch);
  await branch.leave();
  await waitFor(toggle);
  await waitFor(() => expect(course(1)).toMatch(like(panes.ends({ sentence: `Move 114: ${ANY}` }))));
  press('Home');
  await waitFor(() => expect(course(0)).toContain('move 0 of'));
  await waitFor(() => expect(course(1)).toContain(timeline.moveOf({ all: 114, nth: 0 })));
  fireEvent.click(button(panes.solversLine));
  await waitFor(() => expect(document.querySelectorAll('canvas')).toHaveLength(1));
  expect(there('.beside_courses')).toBe(false);
});

test('the end of a branch that the player thinks about is its last position, not one on the way', async () => {
  const lab = await begin({
    link: '#v=1&game=solitaire&sample=fresh&options=nodes%3D1000&case=1&ply=4',
    ply: 4,
    leave: () => Promise.resolve(),
  });
  await waitFor(() =>
    expect(document.querySelectorAll('.evidence_candidates .evidence_move').length).toBeGreaterThan(1),
  );
  await choose('.evidence_candidates tr:not(.solitaire_effects):nth-last-child(-n + 2) .evidence_move');
  await shown(lab, 6);
  await waitFor(toggle);
  await waitFor(() => expect(course(0)).toMatch(like(panes.endsSo({ sentence: ANY }))));
  expect(course(0)).toContain(solitaire.over);
});
