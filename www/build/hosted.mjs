// Builds the folder for a host: the pages in each language, one build after the other, and the service worker, which lists them.
import { build, runnerImport } from 'vite';

// Reading the configuration would else make it `development`, and libraries would bring their checks.
process.env.NODE_ENV = 'production';
const { module } = await runnerImport('./www/vite.config.ts');
for (const mode of module.HOSTED) await build({ root: 'www', mode });
