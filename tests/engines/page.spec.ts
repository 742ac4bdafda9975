// What people do beside the main job, each in every engine.
import { button, EDITOR, expect, tab, test } from './visitor';

test('an error is marked at its place while one types, and taken back', async ({ visitor }) => {
  await visitor.open('#v=1&game=robots&sample=statement&case=1&ply=0');
  await visitor.click(EDITOR);
  await visitor.press('Control+Home', 'ArrowDown');
  await visitor.type('x');
  await visitor.hears('.error .place', /^Line 2, column 1 /);
  await visitor.hears('.cm-error', 'x17');
  await visitor.press('Control+z');
  await visitor.hears('.output pre[aria-busy=false]', /^Case 1:\nWon game after making 5 moves/);
});

test('a move by hand is in the link, which opens the same moment again', async ({ visitor }) => {
  await visitor.open('#v=1&game=robots&sample=statement&case=1&ply=0');
  await visitor.clickCell(15, 14);
  await visitor.hears('.step', /^Move 1: you walk south to \(16, 15\)/);
  await visitor.press('t');
  await visitor.open(await visitor.address(/&ply=1&line=/));
  await visitor.hears('.step', /^Move 1: you walk south to \(16, 15\)/);
  await visitor.see(button('Back to the solver’s line'));
  expect(await visitor.run(() => document.documentElement.dataset.theme, null)).toBe('dark');
});

test('an input too large for a link is kept in this browser', async ({ visitor }) => {
  const knights = (nth: number) =>
    Array.from({ length: 999 }, (_, k) => `${(nth * 7919 + k * k * 31) % 500} ${(nth * 104729 + k * 613) % 500}`);
  const cases = Array.from({ length: 60 }, (_, nth) => `999\n${knights(nth).join('\n')}\n`);
  await visitor.copy(`60\n${cases.join('')}`);
  await visitor.open('#v=1&game=knights&sample=statement&case=1&ply=0');
  await visitor.paste(EDITOR);
  const address = await visitor.address(/&kept=[\w-]+&/);
  await visitor.open(address);
  await visitor.hears('.case-field', /of 60/);
});

const ROBOTS = [
  {
    name: 'that stands still is caught',
    code: 'function robot() {\n  return "0 0";\n}\n',
    said: /^Played: 7 of 100 points/,
    step: /The fugitive is caught in turn 7/,
  },
  {
    name: 'that throws is shown its line',
    code: 'function robot(input) {\n  const nothing = null;\n  return nothing.at(0);\n}\n',
    said: /^Line 3: TypeError/,
    step: /its program ended with an error \(exit status 1\)/,
  },
  {
    name: 'that cannot be read is shown its line',
    code: 'function robot(input) {\n  return (;\n}\n',
    said: /^Line 2: SyntaxError/,
    step: /its program could not be started/,
  },
];

for (const { name, code, said, step } of ROBOTS)
  test(`a robot in JavaScript ${name}`, async ({ visitor }) => {
    await visitor.copy(code);
    await visitor.open('#v=1&game=pursuit&sample=match&case=1&ply=0');
    await visitor.click(tab('Workshop'));
    await visitor.paste({ css: '.cm-content', role: 'textbox', name: '^Code of the robot$' });
    await visitor.click({ css: '.workshop .row button', name: '^fugitive$' });
    await visitor.hears('.workshop > [aria-live]', said);
    await visitor.press('Escape');
    await visitor.click(button('Last position (End)'));
    await visitor.hears('.step', step);
  });

test('the exact theory says who wins', async ({ visitor }) => {
  await visitor.open('#v=1&game=pursuit&sample=match&case=1&ply=5');
  await visitor.click(tab('Theory'));
  await visitor.hears('.theory', /Caught in 9 turns/);
});

test('a step of a lesson is guessed and revealed', async ({ visitor }) => {
  await visitor.open('#v=1&game=robots&class=lesson.2');
  await visitor.hears('.teach-question', 'Where does the strategy walk next?');
  await visitor.clickCell(13, 14);
  await visitor.hears('.teach-guess', /N/);
  await visitor.click(button('Reveal'));
  await visitor.hears('.teach-score', '1 of 1 right');
});
