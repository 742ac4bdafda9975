// Writes what TypeScript knows of the words.
import { runnerImport } from 'vite';

const { module } = await runnerImport('./www/build/words/plugin.ts');
module.writeDeclarations();
