// What people do beside the main job, each in every engine.
import { lessonHash } from '../e2e/lesson-links';
import { like } from '../e2e/like';
import { w } from '../e2e/words';
import { button, EDITOR, expect, tab, test } from './driver';

test('an error is marked at its place while one types, and taken back', async ({ driver }) => {
  await driver.open('#v=1&game=robots&sample=statement&case=1&ply=0');
  await driver.click(EDITOR);
  await driver.press('Control+Home', 'ArrowDown');
  await driver.type('x');
  await driver.expectText('.errors_error .errors_place', /^Line 2, column 1 /);
  await driver.expectText('.cm-error', 'x17');
  await driver.press('Control+z');
  await driver.expectText('.output_output pre[aria-busy=false]', /^Case 1:\nWon game after making 5 moves/);
});

test('a move by hand is in the link, which opens the same moment again', async ({ driver }) => {
  await driver.open('#v=1&game=robots&sample=statement&case=1&ply=0');
  await driver.clickCell(15, 14);
  await driver.expectText('.aside_step', like(w.robots.walked({ nth: 1, direction: 'S', cell: '(16, 15)' })));
  await driver.press('t');
  await driver.open(await driver.address(/&ply=1&line=/));
  await driver.expectText('.aside_step', like(w.robots.walked({ nth: 1, direction: 'S', cell: '(16, 15)' })));
  await driver.see(button(w.panes.solversLine));
  expect(await driver.run(() => document.documentElement.dataset.theme, null)).toBe('dark');
});

test('an input too large for a link is kept in this browser', async ({ driver }) => {
  const knights = (nth: number) =>
    Array.from({ length: 999 }, (_, k) => `${(nth * 7919 + k * k * 31) % 500} ${(nth * 104729 + k * 613) % 500}`);
  const cases = Array.from({ length: 60 }, (_, nth) => `999\n${knights(nth).join('\n')}\n`);
  await driver.copy(`60\n${cases.join('')}`);
  await driver.open('#v=1&game=knights&sample=statement&case=1&ply=0');
  await driver.paste(EDITOR);
  const address = await driver.address(/&kept=[\w-]+&/);
  await driver.open(address);
  await driver.expectText('.cases_caseField', /of 60/);
});

test('inputs of all games outlive a change of game, Back and a reload', async ({ driver }) => {
  const holds = (part: RegExp) => driver.expectText('.cm-content', part);
  await driver.copy('1 0\n3 4\n0 0\n');
  await driver.open('#v=1&game=robots&sample=statement&case=1&ply=0');
  await driver.paste(EDITOR);
  await driver.address(/&text=/);
  await driver.click(tab(w.knights.name));
  await holds(/^2/);
  await driver.click(EDITOR);
  await driver.press('Control+End');
  await driver.type('7');
  await driver.expectText('.cm-content', /7$/);
  await driver.back();
  await holds(/^1 03 4/);
  await driver.reload();
  await holds(/^1 03 4/);
  await driver.click(tab(w.knights.name));
  await holds(/7$/);
});

test('a robot in JavaScript plays; one that throws or cannot be read is shown its line', async ({ driver }) => {
  const CODE = { css: '.cm-content', role: 'textbox', name: `^${w['pursuit-robot'].label}$` };
  const openWorkshop = async () => {
    await driver.click(button(w.pursuit.menu));
    await driver.click(button(w.pursuit.workshop));
  };
  const play = async (said: RegExp, step: RegExp) => {
    await driver.click({ css: '.workshop_workshop .workshop_here button', name: '^Fugitive$' });
    await driver.expectText('.workshop_workshop > [aria-live]', said);
    await driver.press('Escape');
    await driver.click(button(w.timeline.last));
    await driver.expectText('.aside_step', step);
  };
  await driver.copy('function robot() {\n  return "0 0";\n}\n');
  await driver.open('#v=1&game=pursuit&sample=match&case=1&ply=0');
  await openWorkshop();
  await driver.paste(CODE);
  await play(/^7 of 100 points/, /The fugitive is caught on turn 7/);

  await openWorkshop();
  await driver.click(CODE);
  await driver.press('Control+Home', 'ArrowDown');
  await driver.type('null.at(0);');
  await play(/^Line 2: TypeError/, /program exited with status 1/);

  await openWorkshop();
  await driver.click(CODE);
  await driver.press('Control+Home', 'ArrowDown');
  await driver.type('return (;');
  await play(/^Line 2: SyntaxError/, /program could not be started/);
});

test('the exact theory says who wins', async ({ driver }) => {
  await driver.open('#v=1&game=pursuit&sample=match&case=1&ply=5');
  await driver.click(tab(w.pursuit.theory));
  await driver.expectText('.theory_theory', /caught in 9 turns/);
});

test('a step of a lesson is guessed and revealed', async ({ driver }) => {
  await driver.open('#v=1&game=robots&class=lesson.3', 'class.html');
  await driver.expectText('.teach_question', w.robots.askMove);
  await driver.clickCell(14, 15);
  await driver.expectText('.teach_guess', /east/);
  await driver.click(button(w.teach.reveal));
  await driver.expectText('.teach_score', w.teach.score({ right: 1, asked: 1 }));
});

test('a lesson is answered and handed in', async ({ driver }) => {
  await driver.open(await lessonHash('lesson.1'), 'class.html');
  await driver.expectText('.teach_question', 'How many?');
  await driver.click({ css: '.teach_typed', role: 'textbox', name: '^Your guess$' });
  await driver.type('1');
  await driver.click(button(w.lesson.check));
  await driver.expectText('.teach_verdict', w.teach.right);
  await driver.click(button(w.teach.on));
  await driver.click({ css: '.hand-in_name input', role: 'textbox', name: '^Your nickname$' });
  await driver.type('Ana');
  await driver.expectText('.hand-in_handIn', like(w.lesson.answered({ done: 1, all: 2 })));
  await driver.click(button(w.lesson.otherWays));
  await driver.see({ css: '.hand-in_handIn .share_qr', role: 'img', name: '.' });
});
