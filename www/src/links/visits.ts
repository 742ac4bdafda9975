// Where a person has been on the page: games, links, classes. Each entry of the history names a visit; the desk keeps what was left there.
// The address alone would not do: it may be too long for a link, hides a transcript from a class, has no output, and is written after a pause.
// A dialog has an entry, too, that of the visit below it, so that Back closes it. Two windows share no visit.
import { signal } from '@preact/signals';
import type { GameName } from '../engine/boundary';
import { page } from '../game';
import { BEGINNING_OF_CLASS, type Teach } from '../game/class-view';
import type { Draft } from '../game/input';
import { currentPosition } from '../game/moment';
import type { Page, State } from '../game/page';
import {
  addressOf,
  bareHash,
  fieldsOf,
  firstGame,
  gameNamed,
  onMoment,
  readAddress,
  tellClass,
  unlessLeaving,
} from './address';
import { Desk } from './desk';
import { type Entry, entryIn, keepEntry, takeEntry } from './entry';
import { firstDraft, firstSample } from './first-draft';
import { momentOf } from './link';
import { isWritten, newVisit, sameInput, sameVisit, type Visit } from './visit';

type How = 'pushState' | 'replaceState';

/** Of the browser: the tab with its history. */
export type Tab = Pick<typeof globalThis, 'history' | 'location' | 'document' | 'performance' | 'addEventListener'>;

/** The game of an address that names no more than that. */
const gameAt = (hash: string): GameName | undefined => gameNamed(bareHash(hash));

/** A game as it begins. */
const sampleOf = (game: GameName): Visit => newVisit(firstDraft(game), { own: 1 });

/** A short address, until the whole one is packed. */
const addressOfGame = ({ draft }: Visit) => `#${draft.source.game}`;

export class Visits {
  private readonly desk: Desk;
  /** The name of the visit that is shown. */
  private standing: string | null = null;
  /** Whether a link is on its way, whose class is shown already. */
  readonly isFollowing = signal(false);
  /** Counts what was asked for: an answer to something older shows nothing. */
  private asked = 0;
  /** Whether what is shown has an entry of its own: browsers limit how many a page makes in a time. */
  private isNamed = true;
  /** What closes the dialogs that are open. */
  private closers: (() => void)[] = [];
  /** Whether the entry of a dialog that was closed is being left. */
  private isLeaving = false;
  /** A link that came while the entry of a dialog was being left, which leads away from it. */
  private overtaken: string | null = null;

  constructor(
    private readonly page: Page,
    private readonly tab: Tab = globalThis,
  ) {
    this.desk = new Desk(() => page.notices.sayLoss());
  }

  /** Opens what the history or the address leads to, and keeps both true from then on. Whether a game is opened for the first time. */
  async start(): Promise<boolean> {
    const { tab } = this;
    tab.addEventListener('popstate', () => this.arrive());
    tab.addEventListener('hashchange', () => this.entry ?? this.follow());
    const isNew = await this.begin();
    this.uncover();
    onMoment(this.page, () => this.settle());
    tab.addEventListener('pagehide', () => this.leavePage());
    tab.document.addEventListener('visibilitychange', () => tab.document.hidden && this.settle().catch(unlessLeaving));
    return isNew;
  }

  /** Opens a game as it was left. */
  async openGame(game: GameName): Promise<void> {
    const asked = ++this.asked;
    const last = await this.desk.lastOf(game);
    if (asked !== this.asked) return;
    this.keep();
    this.show(last ?? sampleOf(game));
    this.push();
  }

  /** Brings back the sample of the game that is open, with nothing changed. */
  reset(): Promise<void> {
    return this.open(firstDraft(this.state.tab.peek()));
  }

  /** A dialog has opened: Back calls `close`, and leads nowhere else. Returns what tells that it is closed. */
  cover(close: () => void): () => void {
    this.closers.push(close);
    if (this.here) this.record('pushState', this.here, undefined, this.closers.length);
    return () => {
      this.closers = this.closers.filter((one) => one !== close);
      this.uncover();
    };
  }

  /** Opens an input that a person has brought. What was here is one entry back. */
  async open(draft: Draft): Promise<void> {
    const asked = ++this.asked;
    const { visit, below } = await this.arrival(newVisit(draft, { own: 2, ...this.classNow() }));
    if (asked !== this.asked) return;
    this.keep();
    if (below) this.record('pushState', below, addressOfGame(below));
    this.show(visit);
    this.push();
  }

  /** Begins a class, or another mode of the one that is there. */
  beginClass(teach: Teach): void {
    const isThere = this.state.teach.peek() !== null;
    this.keep();
    const { here } = this;
    this.page.classView.show(teach);
    if (isThere || !here) return;
    this.stand(newVisit(here.draft, this.classNow()));
    this.push();
  }

  /** Ends the class. What was open before comes back, or `stays`: what the class shows. */
  endClass(stays: boolean): void {
    this.keep();
    const [before, draft] = [this.beforeClass(), this.draftNow()];
    if (!stays || !draft) this.show(before);
    else this.stand(sameInput(before.draft, draft) ? { ...before, draft } : newVisit(draft));
    this.page.classView.show(null);
    this.page.classView.setLesson(null);
    this.push();
  }

  /** Brings what was open before the class into it. */
  bringBack(): void {
    const { draft } = this.beforeClass();
    this.page.input.visit(draft);
  }

  /** Goes to another page of this folder that reads the same addresses; stays where that would lose the moment. */
  async leaveFor(page: string): Promise<void> {
    const hash = await this.writeAddress();
    if (hash) this.tab.location.assign(page + hash);
  }

  /** Writes the address of the moment that is shown, unless a link was pasted that is not followed yet. */
  async writeAddress(): Promise<string> {
    // A lesson that is not here yet, or could not be brought, has no other name than the address that stands.
    if (this.state.lesson.peek()?.text === null) return this.tab.location.hash;
    const at = this.standing;
    const hash = await addressOf(this.page, momentOf(this.state));
    if (hash && at === this.standing && this.isEntryOf(this.here) && this.tab.location.hash !== hash)
      this.name('replaceState', hash);
    return hash;
  }

  private get state(): State {
    return this.page.state;
  }

  private get here(): Visit | null {
    return this.desk.at(this.standing);
  }

  private get entry(): Entry | null {
    return entryIn(this.tab.history);
  }

  /** How many dialogs lie over the page in the entry that stands. */
  private get depth(): number {
    return this.entry?.depth ?? 0;
  }

  private async begin(): Promise<boolean> {
    const { hash } = this.tab.location;
    // Before anything is waited for: no other game's part is fetched.
    const named = gameAt(hash) ?? gameNamed(fieldsOf(hash).get('game'));
    if (named) this.page.input.expect(named);
    if (await this.resume()) return false;
    const isLink = hash.length > 1 && !gameAt(hash);
    if (isLink) await this.follow();
    // A link that has come in the meantime is followed by its own event.
    const isTaken = () => this.here !== null || this.tab.location.hash !== hash;
    if (isTaken()) return false;
    const game = gameAt(hash) ?? firstGame();
    const last = await this.desk.lastOf(game);
    if (isTaken()) return false;
    this.show(this.beginning(last ?? sampleOf(game)));
    this.name('replaceState');
    return last === null && !isLink;
  }

  /** What a page begins with where its address brings no input. A class does not change what lies in its game. */
  private beginning(visit: Visit): Visit {
    if (!this.state.teach.peek()) return visit;
    this.desk.put(visit);
    return newVisit(visit.draft, { ...this.classNow(), from: visit.id });
  }

  /** As the page was before it was left, or loaded again. */
  private async resume(): Promise<boolean> {
    const entry = takeEntry(this.tab);
    if (!entry) return false;
    this.desk.left = entry.left;
    await this.desk.fetch([entry.visit, ...Object.values(entry.left)]);
    const visit = this.desk.at(entry.visit);
    if (visit) this.showEntry(visit);
    // What was forgotten is a link like others.
    else this.tab.history.replaceState(null, '');
    return visit !== null;
  }

  /**
   * What another input of a game finds of a person's there: `below`, which Back leads to before it leads away. Browsers pass over such
   * an entry unless a person has done something here. The same input brings its output with it.
   */
  private async arrival(visit: Visit): Promise<{ visit: Visit; below: Visit | null }> {
    const last = await this.desk.lastOf(visit.draft.source.game);
    const isHere = last && [visit.id, this.standing, this.here?.from].includes(last.id);
    if (last?.own !== 2 || isHere) return { visit, below: null };
    if (sameInput(last.draft, visit.draft))
      return { visit: { ...visit, draft: { ...visit.draft, pasted: last.draft.pasted } }, below: null };
    return { visit: visit.teach && !visit.from ? { ...visit, from: last.id } : visit, below: last };
  }

  /** The history has led to another entry. */
  private async arrive(): Promise<void> {
    const { entry, isLeaving } = this;
    this.isLeaving &&= !entry;
    if (isLeaving && !entry) this.overtaken = this.tab.location.hash;
    if (isLeaving && this.here && this.closers.length > this.depth) return this.coverAgain(this.here);
    for (const close of this.closers.splice(this.depth)) close();
    if (!entry || this.uncover() || this.catchUp()) return;
    // A game was opened while the entry was being left.
    if (isLeaving && !this.isNamed) return this.push();
    const asked = ++this.asked;
    if (this.here && this.isEntryOf(this.here)) return this.returned(this.here);
    this.keep();
    await this.desk.fetch([entry.visit]);
    if (asked !== this.asked) return;
    const visit = this.desk.at(entry.visit);
    if (visit) return this.showEntry(visit);
    this.tab.history.replaceState(null, '');
    await this.follow();
  }

  /** A dialog was opened while the entry of the one before was being left. */
  private coverAgain(here: Visit): void {
    this.record('pushState', here, undefined, this.closers.length);
  }

  /** Follows the link that came while an entry was being left. Whether there is one. */
  private catchUp(): boolean {
    const hash = this.overtaken;
    this.overtaken = null;
    if (hash !== null) this.tab.location.hash = hash;
    return hash !== null;
  }

  /** From a link that was not followed yet, or led nowhere. */
  private returned(here: Visit): void {
    this.isFollowing.value = false;
    if (here.teach?.mode !== this.state.teach.peek()?.mode) this.showClass(here);
    // The address of an entry below a dialog is that of the moment at which the dialog was opened.
    this.writeAddress().catch(unlessLeaving);
  }

  /** Leaves the entries of dialogs that are open no more. Whether there are any. */
  private uncover(): boolean {
    const isOver = this.depth > this.closers.length;
    const isAsked = this.isLeaving;
    this.isLeaving ||= isOver;
    if (isOver && !isAsked) this.tab.history.back();
    return isOver;
  }

  private showEntry(visit: Visit): void {
    // A lesson may have been on its way when the visit was left.
    if (visit.lesson?.text === null) tellClass(this.page, this.tab.location.hash);
    else this.showClass(visit);
    this.show(visit);
    this.name('replaceState');
  }

  private showClass({ teach, lesson }: Visit): void {
    this.page.classView.show(teach && { ...BEGINNING_OF_CLASS, ...teach });
    this.page.classView.setLesson(lesson);
  }

  /** Follows the address that stands, as a link. */
  private async follow(): Promise<void> {
    const asked = ++this.asked;
    const { hash } = this.tab.location;
    this.keep();
    this.isFollowing.value = true;
    tellClass(this.page, hash);
    const found = await this.visitAt(hash);
    const { visit, below } = found ? await this.arrival(found) : { visit: this.classOfAnswers(), below: null };
    if (asked !== this.asked || this.tab.location.hash !== hash) return;
    if (below) this.record('replaceState', below, addressOfGame(below));
    if (found && visit) this.show(visit);
    else if (visit) this.stand(visit);
    else if (this.here) this.returned(this.here);
    this.name(below ? 'pushState' : 'replaceState', hash);
  }

  /** A pupil's answers bring a class without an input. */
  private classOfAnswers(): Visit | null {
    return this.here && this.state.teach.peek() ? newVisit(this.here.draft, this.classNow()) : null;
  }

  private async visitAt(hash: string): Promise<Visit | null> {
    const game = gameAt(hash);
    if (game) return (await this.desk.lastOf(game)) ?? sampleOf(game);
    const found = await readAddress(this.page, hash);
    return found && newVisit(found, this.classNow());
  }

  /** Marks a new visit as one of the class that is shown. */
  private classNow(): Partial<Visit> {
    const [{ here }, teach, lesson] = [this, this.state.teach.peek(), this.state.lesson.peek()];
    return teach
      ? {
          own: 0,
          teach: { mode: teach.mode, step: teach.step },
          lesson,
          from: here?.teach ? here.from : (here?.id ?? null),
        }
      : {};
  }

  /** Where a class is. A link that is being followed may show another one already. */
  private classOf(here: Visit): Partial<Visit> {
    const { teach, lesson } = this.state;
    const now = teach.peek();
    if (!here.teach || !now || this.isFollowing.peek()) return {};
    return { teach: { mode: now.mode, step: now.step }, lesson: lesson.peek() };
  }

  private beforeClass(): Visit {
    const game = this.state.tab.peek();
    return this.desk.at(this.here?.from) ?? this.desk.at(this.desk.left[game]) ?? newVisit(firstSample(game));
  }

  private draftNow(): Draft | null {
    const { source, pasted, openings } = this.state;
    if (openings.peek() === 0) return null;
    return { source: source.peek(), position: currentPosition(this.state), pasted: pasted.peek() };
  }

  /** Lays down what is shown. */
  private keep(): void {
    const [{ here }, draft] = [this, this.draftNow()];
    if (!here || !draft) return;
    const own = !here.teach && isWritten(here.draft, draft) ? 2 : here.own;
    const now = { ...here, ...this.classOf(here), draft, own, comparing: this.state.comparing.peek() };
    if (!sameVisit(here, now)) this.desk.put(now);
  }

  private show(visit: Visit): void {
    this.stand(visit);
    const { draft, comparing } = visit;
    if (comparing !== null) this.page.panes.setComparing(comparing);
    this.page.input.visit(draft);
  }

  private stand(visit: Visit): void {
    this.standing = visit.id;
    this.isFollowing.value = false;
    this.desk.put(visit);
    if (!visit.teach) this.desk.left = { ...this.desk.left, [visit.draft.source.game]: visit.id };
  }

  private isEntryOf(visit: Visit | null): boolean {
    return visit !== null && this.desk.at(this.entry?.visit) === visit;
  }

  /** Gives what is shown an entry. Its whole address is written once it is packed. */
  private push(): void {
    const [game, teach] = [this.state.tab.peek(), this.state.teach.peek()];
    this.name('pushState', teach ? `#v=1&game=${game}&class=${teach.mode}.${teach.step}` : `#${game}`);
  }

  private name(how: How, hash?: string): void {
    const { here } = this;
    if (!here) return;
    const isDone = this.record(how, here, hash);
    // Where the browser's limit is reached, it is tried again with the next change.
    this.isNamed = isDone || (this.isNamed && how === 'replaceState');
  }

  private record(how: How, visit: Visit, hash?: string, depth = how === 'pushState' ? 0 : this.depth): boolean {
    this.desk.put(visit);
    if (this.isLeaving) return false;
    try {
      this.tab.history[how]({ visit: visit.id, left: this.desk.left, depth } satisfies Entry, '', hash);
      return true;
    } catch (error) {
      // Browsers bound how often an address may change.
      if (error instanceof DOMException) return false;
      throw error;
    }
  }

  /** Lays down what is shown, writes its address and stores it. */
  async settle(): Promise<void> {
    this.keep();
    if (!this.isNamed) this.push();
    await Promise.all([this.writeAddress(), this.desk.save()]);
    // Another window may have taken the name.
    if (this.isEntryOf(this.here) && this.entry?.visit !== this.here?.id) this.name('replaceState');
  }

  private leavePage(): void {
    this.keep();
    this.desk.saveAtOnce();
    keepEntry(this.tab.history);
  }
}

/** Of this document. */
export const visits = new Visits(page);
