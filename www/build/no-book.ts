import { existsSync } from 'node:fs';
import type { Plugin } from 'vite';

const HOW = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>The book is not built</title>
<h1>The book is not built</h1>
<p><code>make book</code> builds it, and this link then leads to it. The first time, that installs mdBook, two minutes of a processor.</p>
<p>Its text is in the folder <code>docs/</code> of the repository: begin with <code>docs/index.md</code>.</p>
`;

/** A page that is served without its book says how to get it, where the link of the help leads. */
export const noBook = (): Plugin => ({
  name: 'no-book',
  configurePreviewServer({ middlewares, config }) {
    middlewares.use('/docs', (_, response, next) => {
      if (existsSync(`${config.root}/${config.build.outDir}/docs/index.html`)) return next();
      response.writeHead(404, { 'content-type': 'text/html; charset=utf-8' }).end(HOW);
    });
  },
});
