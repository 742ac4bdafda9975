// A new build reaches a host in two steps, in any order, while people visit. Nobody is left with a page of parts that do not
// belong together. Every order on the other kind of host: slow/uploads.spec.ts.
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from './page';
import { HALF, PARTS, regular, SCRIPT, test, upload, uploads, visit } from './uploads';

uploads(HALF);

test('what the browser has thrown away is fetched again, and never mixed with another build', async ({
  context,
  host,
  builds: [before, after],
}) => {
  upload(host, before, PARTS);
  await regular(context, host);
  upload(host, after, PARTS);
  rmSync(join(host.folder, 'sw.js'));
  const page = await context.newPage();
  await page.goto(`${host.url}board.html`);
  await page.evaluate(async (script) => {
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const one of await cache.keys()) if (one.url.includes(script)) await cache.delete(one);
    }
  }, SCRIPT.old);
  await page.close();
  expect(await visit(context, host)).toBe('new');
});
