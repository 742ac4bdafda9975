import { chromium } from 'playwright-core';
import { readFileSync } from 'node:fs';
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM_SHELL });
const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' });
await context.grantPermissions(['clipboard-read', 'clipboard-write']);
const page = await context.newPage();
page.on('pageerror', e => console.log('ERR', e.message));
const golden = (e) => readFileSync(`tests/golden/robots/colon.${e}`, 'utf8');
const lesson = { boardlab: 'lesson', version: 2, title: 'Programs and words', language: 'en', handIn: 'nickname', steps: [
 { title: 'Run it', text: 'Your program.', position: { game: 'robots', text: golden('in') }, question: { kind: 'output', ask: 'Run your program on this input, and paste what it prints.', answers: [] } },
 { title: 'Why', text: 'Think.', position: { game: 'robots', text: golden('in') }, question: { kind: 'text', ask: 'Why do robots meet?', answers: [] } },
 { title: 'How many', text: 'Count.', position: { game: 'robots', text: golden('in') }, question: { kind: 'number', ask: 'How many?', answers: ['2'] } },
]};
const B = 'http://127.0.0.1:4304/';
await page.goto(B + '#v=1&game=robots&class=edit');
await page.getByLabel('Open file').setInputFiles({ name: 'a.json', mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(lesson)) });
await page.getByRole('textbox', { name: 'Lesson title' }).waitFor();
await page.waitForTimeout(800);
await page.screenshot({ path: '/tmp/c-edit.png' });
await page.getByRole('button', { name: 'Share' }).click();
const link = await page.getByLabel('Link for pupils').inputValue();
await page.keyboard.press('Escape');
const codes = [];
for (const [name, out, text] of [['Ana', golden('out'), 'They follow me.'], ['Ben', golden('out').replace('position:', 'position'), 'because'], ['Caro', '?', 'they follow me']]) {
  const c = await browser.newContext({ viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' });
  const p = await c.newPage();
  await p.goto(link);
  await p.getByRole('textbox', { name: 'Your guess' }).fill(out);
  if (name === 'Ana') { await p.waitForTimeout(500); await p.screenshot({ path: '/tmp/c-phone-output.png' }); }
  await p.getByRole('button', { name: 'Check' }).click(); await p.getByRole('button', { name: 'Next' }).click();
  await p.getByRole('textbox', { name: 'Your guess' }).fill(text);
  await p.getByRole('button', { name: 'Check' }).click(); await p.getByRole('button', { name: 'Next' }).click();
  await p.getByRole('textbox', { name: 'Your guess' }).fill('2');
  await p.getByRole('button', { name: 'Check' }).click(); await p.getByRole('button', { name: 'Next' }).click();
  await p.getByRole('textbox', { name: 'Your nickname' }).fill(name);
  await p.waitForTimeout(500);
  codes.push(await p.getByRole('textbox', { name: 'Code' }).inputValue());
  if (name === 'Ana') await p.screenshot({ path: '/tmp/c-phone-hand.png', fullPage: true });
  await c.close();
}
await page.getByRole('button', { name: 'Collect answers' }).click();
await page.getByLabel('Paste answer codes or links').fill(codes.join('\n'));
await page.getByRole('button', { name: 'Add', exact: true }).click();
await page.waitForTimeout(2500);
await page.getByRole('button', { name: /They follow me/ }).first().click();
await page.waitForTimeout(500);
await page.screenshot({ path: '/tmp/c-collect.png' });
await page.getByRole('button', { name: 'My lessons' }).click();
await page.waitForTimeout(500);
await page.screenshot({ path: '/tmp/c-list.png' });
await browser.close();
