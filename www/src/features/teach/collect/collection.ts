// What the class has handed in to the lesson that is open, how it comes into the table, and how long it is kept.
import type { Score } from '../../../board/teaching';
import { game } from '../../../game';
import { queue } from '../../../lib/queue';
import { assign, type ReadonlySignals, signalsOf } from '../../../lib/signals';
import type { JudgedOutput } from '../answer-list';
import { classState } from '../class-view';
import { classroom } from '../classroom';
import type { OpenLesson } from '../file/read';
import { mine } from '../mine/mine';
import { codesIn, handInOf } from './code';
import {
  codeOfProblem,
  damaged,
  type Entry,
  entriesOf,
  findEntry,
  hasAnswersTo,
  isAdded,
  type Problem,
  problemOf,
} from './entries';
import {
  type Judged,
  type Judgement,
  readJudgement,
  removeJudgement,
  UNJUDGED,
  withJudged,
  writeJudgement,
} from './judgement';
import {
  type Collection,
  change,
  codesAt,
  discard,
  type Keeping,
  type Place,
  placeOf,
  related,
  storageOf,
} from './kept';
import { looking } from './looking';
import { isSameLesson, outlineOf } from './outline';
import { judgeOutputs } from './outputs';
import { countPoints } from './scores';
import { type AskingStep, askingSteps } from './table';

type CollectState = {
  /** The lesson whose answers are in the table; null until they have been read. */
  lesson: OpenLesson | null;
  place: Place;
  entries: readonly Entry[];
  /** What the teacher says of them. */
  judgement: Judgement;
  /** Answers to other lessons that have questions of this one. */
  others: readonly Collection[];
  /** Whether the browser keeps nothing. */
  isRefused: boolean;
  problems: readonly Problem[];
  /** How many hand-ins the last files, codes or pictures added; null before the first. */
  added: number | null;
  /** Codes that came without their lesson, and wait for it; and whose they are. */
  waiting: string;
  senders: readonly string[];
  /** Whether another window has taken the answers that this one had. */
  isGiven: boolean;
};

const start: CollectState = {
  lesson: null,
  place: { keeping: 'device', key: '' },
  entries: [],
  judgement: UNJUDGED,
  others: [],
  isRefused: false,
  problems: [],
  added: null,
  waiting: '',
  senders: [],
  isGiven: false,
};

const codesOf = (entries: readonly Entry[]) => entries.map(({ code }) => code);

/** What windows of this page tell each other: a code that none of its own lessons fits, and that another one has it. */
type Told = { kind: 'handIn'; text: string } | { kind: 'taken' };

/** All windows of this page on the device. */
const NAME = 'boardlab answers';

class Collecting {
  private readonly own = signalsOf(start);
  readonly state: ReadonlySignals<CollectState> = this.own;
  /** One after the other: codes are unpacked piece by piece, and what is added meanwhile is not lost. */
  private readonly inTurn = queue();
  private channel: BroadcastChannel | null = null;
  private stopCounting = () => {};

  /**
   * The page of answers is there. `ready`: when it is known whether a lesson is open. Returns what tells that the page is gone; the
   * answers stay.
   */
  begin(ready: Promise<void>): () => void {
    const sync = () => void this.sync();
    const stops = [classroom.onOpen(() => this.show()), game.onChange(() => looking.mark(this.opened?.lesson))];
    window.addEventListener('storage', sync);
    window.addEventListener('pageshow', sync);
    let isOver = false;
    ready.then(() => (isOver ? undefined : this.meet()));
    this.show();
    return () => {
      isOver = true;
      for (const stop of stops) stop();
      window.removeEventListener('storage', sync);
      window.removeEventListener('pageshow', sync);
      this.channel?.close();
      this.channel = null;
      this.stopCounting();
    };
  }

  /** Opens the answers to a lesson that this browser keeps. Codes that fitted no lesson before may fit this one. */
  open(lesson: OpenLesson): Promise<void> {
    return this.inTurn(async () => {
      const place = placeOf(lesson);
      const entries = await entriesOf(codesAt(place), lesson);
      const waiting = this.own.problems.peek().flatMap((one) => (one.kind === 'other' ? one.code : []));
      const nothing = { isRefused: false, problems: [], added: null };
      const judgement = readJudgement(place.key, storageOf(place.keeping), lesson);
      assign(this.own, { ...nothing, lesson, place, entries, judgement, others: related(lesson, place) });
      if (waiting.length > 0) await this.addNow(waiting.join('\n'), false);
      this.give();
      this.keepLesson(lesson);
      this.count();
    });
  }

  /** Takes what pupils handed in. Answers without a lesson wait for it. */
  async take(text: string): Promise<void> {
    const isCode = codesIn(text).length > 0;
    const waiting = [this.own.waiting.peek(), isCode && text].filter(Boolean).join('\n');
    this.own.waiting.value = waiting;
    this.give();
    const codes = codesIn(waiting);
    const found = await Promise.all(codes.map(handInOf));
    if (waiting !== this.own.waiting.peek()) return;
    const broken = isCode ? codes.filter((_, nth) => !found[nth]) : [text.trim()];
    assign(this.own, { problems: broken.map(damaged), senders: found.flatMap((one) => one?.name ?? []) });
  }

  /** Adds the codes in a text; what is not added is told. `anyway`: also answers to another lesson. */
  add(text: string, anyway = false): Promise<void> {
    return this.inTurn(() => this.addNow(text, anyway));
  }

  remove(codes: readonly string[]): Promise<void> {
    return this.inTurn(() => {
      const of = this.own.lesson.peek();
      const entries = this.own.entries.peek().filter(({ code }) => !codes.includes(code));
      const problems = this.own.problems.peek().filter(({ kind }) => kind === 'other');
      assign(this.own, { entries, problems, added: null });
      looking.end();
      if (of) change(this.own.place.peek(), of, { remove: codes });
    });
  }

  removeAll(): Promise<void> {
    return this.remove(codesOf(this.own.entries.peek()));
  }

  /** Forgets a code that was not added. */
  dismiss(code: string): void {
    this.own.problems.value = this.own.problems.peek().filter((one) => codeOfProblem(one) !== code);
  }

  /** Says something of an answer. */
  judge({ step, nth }: AskingStep, answer: string, said: Pick<Judged, 'verdict' | 'remark'>): void {
    const judged = { nth, answer, verdict: said.verdict, remark: said.remark };
    this.judgeBy((now) => withJudged(now, step.question.kind, judged));
  }

  /** Says what a right answer to a step brings. */
  setPoints(nth: number, points: number): void {
    this.judgeBy((now) => ({ ...now, points: { ...now.points, [nth]: points } }));
  }

  /** Keeps the answers on the device, or in this tab alone. */
  keepIn(keeping: Keeping): Promise<void> {
    return this.inTurn(() => {
      const [of, from, codes] = [this.own.lesson.peek(), this.own.place.peek(), codesOf(this.own.entries.peek())];
      if (!of || keeping === from.keeping) return;
      const to = { ...from, keeping };
      if (!this.keep(to, of, codes)) return;
      writeJudgement(to.key, storageOf(to.keeping), of, this.own.judgement.peek());
      removeJudgement(from.key, storageOf(from.keeping));
      if (from.keeping === 'tab') discard(from);
      else change(from, of, { remove: codes });
      this.own.place.value = to;
    });
  }

  /** Brings the answers to another lesson into the table. */
  takeOver(from: Collection): Promise<void> {
    return this.inTurn(async () => {
      const of = this.own.lesson.peek();
      if (!of || !this.keep(this.own.place.peek(), of, codesAt(from))) return;
      discard(from);
      await this.read(of);
    });
  }

  /** Follows what other tabs have kept and deleted. Where the browser keeps nothing, the table stays. */
  sync(): Promise<void> {
    return this.inTurn(async () => {
      const of = this.own.lesson.peek();
      if (of && !this.own.isRefused.peek()) await this.read(of);
    });
  }

  /** The lesson that is open; null while none is. */
  private get opened(): OpenLesson | null {
    return classState.lesson.peek() && classroom.state.opened.peek();
  }

  /** Whether the answers to the lesson that is open have been read, so that others can be added. */
  private get isReady(): boolean {
    return this.opened !== null && this.own.lesson.peek()?.digest === this.opened.digest;
  }

  /** Shows the answers to the lesson that is open, and its first question. */
  private show(): void {
    if (!this.opened) return;
    const [first] = askingSteps(this.opened.lesson);
    if (first) looking.look(first.step, { step: first.nth, answer: null, moves: '' });
    if (this.isReady) this.sync();
    else this.open(this.opened);
  }

  /** From now on this window and the others of this device give each other what they have no lesson for. */
  private meet(): void {
    const channel = new BroadcastChannel(NAME);
    channel.onmessage = ({ data }: MessageEvent<Told>) => {
      if (data.kind === 'handIn') this.hear(data.text, channel);
      else if (this.own.waiting.peek()) assign(this.own, { waiting: '', senders: [], isGiven: true });
    };
    this.channel = channel;
    this.give();
  }

  /** Another window has answers to a lesson: that of this window, if they are the same. */
  private async hear(text: string, channel: BroadcastChannel): Promise<void> {
    const { opened } = this;
    if (!opened || !this.isReady || !(await hasAnswersTo(text, opened))) return;
    await this.add(text);
    channel.postMessage({ kind: 'taken' } satisfies Told);
  }

  /** Answers that wait go to the table of the lesson that is open, else to the window that has their lesson. */
  private give(): void {
    const text = this.own.waiting.peek();
    if (!text) return;
    if (this.isReady) {
      assign(this.own, { waiting: '', senders: [] });
      this.add(text);
    } else if (!classState.lesson.peek()) this.channel?.postMessage({ kind: 'handIn', text } satisfies Told);
  }

  private async addNow(text: string, anyway: boolean): Promise<void> {
    const lesson = this.own.lesson.peek();
    if (!lesson) return;
    const codes = codesIn(text);
    const read = await Promise.all(codes.map((code) => findEntry(code, lesson)));
    const [entries, problems]: [Entry[], Problem[]] = [[], []];
    for (const [nth, code] of codes.entries()) {
      const there = [...this.own.entries.peek(), ...entries];
      const found = read[nth] ?? null;
      const problem = problemOf(code, found, there, anyway);
      if (problem) problems.push(problem);
      if (found && isAdded(problem)) entries.push(found.entry);
    }
    if (codes.length === 0 && text.trim()) problems.push(damaged(text.trim()));
    this.put(entries, problems);
    this.keepLesson(lesson);
    if (entries.length === 0) return;
    // What a browser has refused is tried again with the next answers.
    this.keep(this.own.place.peek(), lesson, codesOf(this.own.isRefused.peek() ? this.own.entries.peek() : entries));
    this.count();
  }

  /** Adds entries. What may still be added stays in sight. */
  private put(entries: readonly Entry[], problems: readonly Problem[]): void {
    const told = new Set([...codesOf(entries), ...problems.map(codeOfProblem)]);
    const open = this.own.problems.peek().filter((one) => one.kind === 'other' && !told.has(one.code));
    const all = [...this.own.entries.peek(), ...entries];
    assign(this.own, { entries: all, problems: [...open, ...problems], added: entries.length });
  }

  /** Answers are kept with their lesson: it is in the list, maybe with other words. */
  private async keepLesson({ lesson }: OpenLesson): Promise<void> {
    if (this.own.entries.peek().length === 0) return;
    await mine.read();
    const outline = outlineOf(lesson);
    if (!mine.list.peek().some((one) => isSameLesson(outlineOf(one.lesson), outline))) mine.take(lesson);
  }

  /** What another window has said meanwhile stays. */
  private judgeBy(change: (now: Judgement) => Judgement): void {
    const [of, { key, keeping }] = [this.own.lesson.peek(), this.own.place.peek()];
    if (!of) return;
    const storage = storageOf(keeping);
    // Where the browser keeps nothing, what is here stands.
    const before = this.own.isRefused.peek() ? this.own.judgement.peek() : readJudgement(key, storage, of);
    const judgement = change(before);
    assign(this.own, { judgement, isRefused: !writeJudgement(key, storage, of, judgement) });
  }

  /** Keeps codes in a place. Whether the browser does. */
  private keep(place: Place, of: OpenLesson, codes: readonly string[]): boolean {
    const isKept = change(place, of, { add: codes });
    this.own.isRefused.value = !isKept;
    return isKept;
  }

  /** Brings the table to what is kept. */
  private async read(lesson: OpenLesson): Promise<void> {
    const place = this.own.place.peek();
    const known = new Map(this.own.entries.peek().map((entry) => [entry.code, entry]));
    const codes = codesAt(place);
    const missing = codes.filter((code) => !known.has(code));
    for (const entry of await entriesOf(missing, lesson)) known.set(entry.code, entry);
    const judgement = readJudgement(place.key, storageOf(place.keeping), lesson);
    const entries = codes.flatMap((code) => known.get(code) ?? []);
    assign(this.own, { entries, judgement, others: related(lesson, place) });
    this.count();
  }

  /** Counts the points of the games that have none yet, and judges the outputs of programs. */
  private count(): void {
    const [lesson, entries] = [this.own.lesson.peek()?.lesson, this.own.entries.peek()];
    this.stopCounting();
    if (!lesson) return;
    const stops = [
      countPoints(entries, lesson, (...score) => this.score(...score)),
      judgeOutputs(entries, lesson, (nth, answer, output) => this.judged(nth, answer, output)),
    ];
    this.stopCounting = () => {
      for (const stop of stops) stop();
    };
  }

  /** Of all who handed in this output. */
  private judged(nth: number, answer: string, output: JudgedOutput): void {
    this.own.entries.value = this.own.entries
      .peek()
      .map((entry) =>
        entry.answers[nth] === answer ? { ...entry, outputs: { ...entry.outputs, [nth]: output } } : entry,
      );
  }

  private score(code: string, step: number, score: Score): void {
    this.own.entries.value = this.own.entries
      .peek()
      .map((entry) => (entry.code === code ? { ...entry, scores: { ...entry.scores, [step]: score } } : entry));
  }
}

export const collection = new Collecting();
