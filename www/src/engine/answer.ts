// The judge's output of a source, in chunks.
import type { EngineSession } from './engine-session';
import type { News, Source } from './protocol';
import { paced } from './slices';
import { NEWS_EVERY, type Tasks } from './tasks';

/** Characters of output that the page lays out in one go. */
const CHUNK = 12_000;

/** Starts it; the output comes as news. */
export function answer(
  session: EngineSession,
  tasks: Tasks,
  tell: (news: News) => void,
  id: number,
  source: Source,
): null {
  session.clear();
  const from = session.put(session.read(source));
  const total = from.parsed().cases;
  let at = 0;
  let count = 16;
  let text = '';
  let told = performance.now();
  tasks.start('line', () => {
    const began = performance.now();
    const cases = Math.min(count, total - at);
    text += from.answer(at, cases);
    at += cases;
    count = paced(cases, performance.now() - began);
    const done = at === total;
    if (done || performance.now() - told > NEWS_EVERY) {
      tell({ news: 'answered', id, chunks: chunksOf(text), cases: at, done });
      text = '';
      told = performance.now();
    }
    return !done;
  });
  return null;
}

/** Whole lines, few enough to be laid out without a pause. */
function chunksOf(text: string): string[] {
  const chunks = [];
  for (let at = 0; at < text.length; ) {
    const end = text.indexOf('\n', at + CHUNK) + 1 || text.length;
    chunks.push(text.slice(at, end));
    at = end;
  }
  return chunks;
}
