// What reaches the page that collects answers: files that are dropped, and answers in an address.
import { effect } from '@preact/signals';
import { classView, state } from '../../../game';
import { openLessonText } from '../open-lesson';
import { classroom } from '../state';
import { addCodes } from './acts';
import { hasAnswersTo } from './entries';
import { collection } from './state';

/** A lesson's file is JSON; what pupils save is not. */
const isLesson = (text: string): boolean => text.trimStart().startsWith('{');

/** Takes the lesson, and the answers to it. Answers without a lesson wait for it. */
export async function bring(files: readonly File[]): Promise<void> {
  const texts = await Promise.all(files.map(async (file) => ({ name: file.name, text: await file.text() })));
  for (const { name, text } of texts) if (isLesson(text)) openLessonText(name, text);
  const codes = texts.filter(({ text }) => !isLesson(text)).map(({ text }) => text);
  if (codes.length > 0) take(codes.join('\n'));
}

/** Whether the answers to the lesson that is open have been read, so that others can be added. */
const isReady = (): boolean => {
  const opened = classroom.state.opened.value;
  return opened !== null && collection.state.lesson.value?.digest === opened.digest;
};

/** Adds answers to the table; without a lesson they wait for it. */
function take(text: string): void {
  if (isReady()) addCodes(text);
  else classView.setHandIn([state.handIn.peek(), text].filter(Boolean).join('\n'));
}

type Told = { kind: 'handIn'; text: string } | { kind: 'taken' };

/** All windows of this page on the device. */
const NAME = 'boardlab answers';

/**
 * Answers that wait go to the table of the lesson that is open, else to the window of this device that has their lesson. `ready`: when
 * it is known whether a lesson is open. Returns what ends that.
 */
export function takeWaiting(ready: Promise<void>): () => void {
  const channel = new BroadcastChannel(NAME);
  channel.onmessage = ({ data }: MessageEvent<Told>) => {
    if (data.kind === 'taken') given();
    else hear(data.text, channel);
  };
  let isOver = false;
  let stop = () => {};
  ready.then(() => {
    if (!isOver) stop = effect(() => giveWaiting(channel));
  });
  return () => {
    isOver = true;
    stop();
    channel.close();
  };
}

function giveWaiting(channel: BroadcastChannel): void {
  const [text, isOpen] = [state.handIn.value, isReady()];
  if (!text) return;
  if (isOpen) {
    classView.setHandIn(null);
    addCodes(text);
  } else if (!state.lesson.value) channel.postMessage({ kind: 'handIn', text } satisfies Told);
}

/** Another window has opened answers to a lesson: that of this window, if they are the same. */
async function hear(text: string, channel: BroadcastChannel): Promise<void> {
  const opened = classroom.state.opened.peek();
  if (!opened || !isReady() || !(await hasAnswersTo(text, opened))) return;
  await addCodes(text);
  channel.postMessage({ kind: 'taken' } satisfies Told);
}

function given(): void {
  if (!state.handIn.peek()) return;
  classView.setHandIn(null);
  collection.give();
}
