// What a style must come to in every engine.

import { w } from '../e2e/words';
import { EDITOR, expect, test } from './driver';

/** What is drawn under the text of the first element that matches a selector. */
const underline = (css: string) => {
  const [element] = inside.matching(css);
  if (!element) return 'nothing';
  const { textDecorationLine, textDecorationStyle } = getComputedStyle(element);
  return `${textDecorationLine} ${textDecorationStyle}`;
};

test('words that lead to a rule, and errors in a text, are underlined', async ({ driver }) => {
  await driver.open('#v=1&game=robots&sample=statement&case=1&ply=0');
  await driver.expectText('.aside_because .evidence_reason', w.panes.toRule);
  expect(await driver.run(underline, '.aside_because .evidence_reason')).toBe('underline dotted');
  await driver.click(EDITOR);
  await driver.press('Control+Home');
  await driver.type('x');
  await driver.expectText('.cm-error', 'x4');
  expect(await driver.run(underline, '.cm-error')).toBe('underline wavy');
});

test('the slider is filled up to its thumb, which stays within it', async ({ driver }) => {
  await driver.open('#v=1&game=robots&sample=statement&case=3&ply=57');
  await driver.expectText('.timeline_counter', 'Move 57 of 114');
  await driver.expectText('.aside_because .evidence_reason', w.panes.toRule);
  await driver.see({ css: 'input[type=range]' });
  const { left, right, top, middle, accent } = await driver.run(() => {
    const slider = document.querySelector('input[type=range]') as HTMLInputElement;
    const { left, right, top, height } = slider.getBoundingClientRect();
    const marked = document.querySelector('[role=tab][aria-selected=true]') as HTMLElement;
    const accent = getComputedStyle(marked).color.replace(/[^\d ]/g, '');
    return { left, right, top, middle: top + height / 2, accent };
  }, null);
  const centre = (left + right) / 2;
  const [filled, thumb, rest, above, ground] = await driver.colours(
    { x: left + 40, y: middle },
    { x: centre, y: middle },
    { x: right - 40, y: middle },
    { x: centre, y: top - 2 },
    { x: right - 40, y: top - 2 },
  );
  expect([filled, thumb]).toEqual([accent, accent]);
  expect(rest).not.toBe(accent);
  expect(above).toBe(ground);
});
