// Holds the jobs that the documentation shows for Kubernetes to its schema: by validators that are generated from the schema of
// Kubernetes itself, without a cluster or a network. They pass over fields that the schema does not have, so these are found by
// what the validators never look at.
import { readFileSync } from 'node:fs';
import { validate } from 'kubernetes-models/_schemas/IoK8sApiBatchV1Job';
import { parse } from 'yaml';

const root = new URL('../../', import.meta.url);
const read = (name) => readFileSync(new URL(name, root), 'utf8');

/** A value whose fields leave `unread` when they are read. */
function watched(value, path, unread) {
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).map(([key, field]) => [key, watched(field, `${path}/${key}`, unread)]);
  const within = Object.assign(Array.isArray(value) ? [] : {}, Object.fromEntries(fields));
  for (const [key] of fields) unread.add(`${path}/${key}`);
  const get = (target, key) => {
    unread.delete(`${path}/${String(key)}`);
    return target[key];
  };
  return new Proxy(within, { get });
}

/** What is wrong with a text as a job. */
function faults(text) {
  const unread = new Set();
  const isValid = validate(watched(parse(text), '', unread));
  const inWords = ({ instancePath, keyword, params }) => `${instancePath}: ${keyword} ${JSON.stringify(params)}`;
  const wrong = isValid ? [] : validate.errors.map(inWords);
  const unknown = [...unread].map((path) => `${path}: the schema has no such field`);
  return [...wrong, ...unknown];
}

const ready = read('docs/jobs/kubernetes.yaml');
const shown = read('docs/atlas.md').match(/^```yaml\n(apiVersion: batch[^`]*)```$/m)[1];
const broken = [
  ['kind: Job', 'kind: Jobs'],
  ['completions: 100', 'completions: many'],
  ['parallelism', 'paralelism'],
  ['    spec:', '    specs:'],
  ['mountPath', 'mountpath'],
].map(([from, to]) => ready.replace(from, to));

const found = [ready, shown].flatMap(faults);
const unseen = broken.filter((text) => text === ready || faults(text).length === 0);
for (const why of found) console.error(`A job for Kubernetes does not hold to its schema: ${why}`);
for (const text of unseen) console.error(`The schema takes what is none:\n${text}`);
process.exit(found.length + unseen.length > 0 ? 1 : 0);
