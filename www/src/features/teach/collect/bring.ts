// What reaches the page that collects answers: files that are dropped, and answers in an address.
import { effect } from '@preact/signals';
import { act } from '../../../store/act';
import { state } from '../../../store/state';
import { openLessonText } from '../open-lesson';
import { classroom } from '../state';
import { addCodes, collection } from './state';

/** A lesson's file is JSON; what pupils save is not. */
const isLesson = (text: string): boolean => text.trimStart().startsWith('{');

/** Takes the lesson, and the answers to it. Answers without a lesson wait for it. */
export async function bring(files: readonly File[]): Promise<void> {
  const texts = await Promise.all(files.map(async (file) => ({ name: file.name, text: await file.text() })));
  for (const { name, text } of texts) if (isLesson(text)) openLessonText(name, text);
  const codes = texts.filter(({ text }) => !isLesson(text)).map(({ text }) => text);
  if (codes.length > 0) take(codes.join('\n'));
}

/** The lesson whose answers can be added; '' without one. */
const readyDigest = (): string => {
  const opened = classroom.state.opened.value?.digest ?? '';
  return collection.state.ready.value === opened ? opened : '';
};

/** Adds answers to the table; without a lesson they wait for it. */
function take(text: string): void {
  const digest = readyDigest();
  if (digest) addCodes(text, digest);
  else act({ kind: 'handIn', handIn: [state.handIn.peek(), text].filter(Boolean).join('\n') });
}

type Told = { kind: 'handIn'; text: string } | { kind: 'taken' };

/** All windows of this page on the device. */
const NAME = 'boardlab answers';

/**
 * Answers that wait go to the table of the lesson that is open, else to the window of this device that has their lesson.
 * Returns what ends that.
 */
export function takeWaiting(): () => void {
  const channel = new BroadcastChannel(NAME);
  channel.onmessage = ({ data }: MessageEvent<Told>) => {
    if (data.kind === 'taken') given();
    else hear(data.text, channel);
  };
  const stop = effect(() => {
    const [text, digest] = [state.handIn.value, readyDigest()];
    if (!text) return;
    if (!digest) return channel.postMessage({ kind: 'handIn', text } satisfies Told);
    act({ kind: 'handIn', handIn: null });
    addCodes(text, digest);
  });
  return () => {
    stop();
    channel.close();
  };
}

/** Another window has opened answers to a lesson: that of this window, if they are the same. */
async function hear(text: string, channel: BroadcastChannel): Promise<void> {
  const digest = readyDigest();
  if (!digest) return;
  const before = collection.state.entries.peek().length;
  await addCodes(text, digest);
  const { problems, entries } = collection.state;
  const isKnown = problems.peek().some(({ kind }) => kind === 'twice');
  if (entries.peek().length > before || isKnown) channel.postMessage({ kind: 'taken' } satisfies Told);
}

function given(): void {
  if (!state.handIn.peek()) return;
  act({ kind: 'handIn', handIn: null });
  collection.act({ kind: 'given' });
}
