import { chromium } from 'playwright-core';
const [url, label] = process.argv.slice(2);
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM, args: ['--no-sandbox', '--disable-gpu'] });
for (const file of ['target/programs/knights_stale.cpp.wasm', 'tests/programs/knights_stale.py']) {
  const page = await browser.newPage({ viewport: { width: 1366, height: 768 } });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(`${url}#v=1&game=knights&sample=twenty&case=1&ply=0`);
  await page.getByRole('button', { name: 'Test my solution' }).click();
  await page.getByRole('radio', { name: 'Run my program' }).check();
  await page.getByLabel('Open program file').setInputFiles(file);
  const load = page.getByRole('button', { name: 'Download Python' });
  const run = page.getByRole('button', { name: 'Run on this input' });
  await page.waitForTimeout(1500);
  if (await load.isVisible()) await load.click();
  await page.waitForFunction(() => [...document.querySelectorAll('button')].some((b) => b.textContent.includes('Run on this input') && !b.disabled), null, { timeout: 120000 });
  await run.click();
  await page.waitForSelector('.compare_verdict b', { timeout: 120000 });
  await page.evaluate(() => { window.said = []; new MutationObserver(() => { for (const p of document.querySelectorAll('.muted')) if (/tried|runs?, left/.test(p.textContent)) window.said.push(p.textContent); }).observe(document.body, { subtree: true, childList: true, characterData: true }); });
  const timed = async (button) => {
    const begun = Date.now();
    await page.getByRole('button', { name: button }).click();
    await page.waitForFunction(() => ![...document.querySelectorAll('button')].some((b) => b.textContent.trim() === 'Stop'), null, { timeout: 900000, polling: 50 });
    const said = await page.evaluate(() => [window.said.at(-1), document.querySelector('.solution_runResult')?.textContent]);
    return `${((Date.now() - begun) / 1000).toFixed(1)} s; ${said[0]}; ${said[1]?.slice(0, 160)}`;
  };
  console.log(label, file, 'find:', await timed('Find a failing test'));
  const shrink = page.getByRole('button', { name: 'Shrink this input' });
  if (await shrink.isVisible()) console.log(label, file, 'shrink:', await timed('Shrink this input'));
  await page.close();
}
await browser.close();
