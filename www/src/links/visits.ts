// Where a person has been on the page: games, links, places of a class. Each entry of the history names a visit; the desk
// keeps what was left there. The address alone would not do: it may be too long for a link, hides a transcript from a class, has no
// output, and is written after a pause. A dialog has an entry, too, that of the visit below it, so that Back closes it. Two windows
// share no visit.
import { signal } from '@preact/signals';
import type { GameName } from '../engine/boundary';
import { page } from '../game';
import type { Draft } from '../game/input';
import { currentPosition } from '../game/moment';
import type { Page, State } from '../game/page';
import { addressOf, bareHash, fieldsOf, firstGame, gameNamed, onMoment, readAddress, unlessLeaving } from './address';
import { type Beside, NOTHING } from './beside';
import { Desk } from './desk';
import { type Entry, entryIn, keepEntry, takeEntry } from './entry';
import { firstDraft } from './first-draft';
import { momentOf } from './link';
import { isWritten, newVisit, type Own, sameInput, sameVisit, type Visit } from './visit';

type How = 'pushState' | 'replaceState';

/** Of the browser: the tab with its history. */
export type Tab = Pick<typeof globalThis, 'history' | 'location' | 'document' | 'performance' | 'addEventListener'>;

/** The game of an address that names no more than that. */
const gameAt = (hash: string): GameName | undefined => gameNamed(bareHash(hash));

/** A game as it begins. */
const sampleOf = (game: GameName): Visit => newVisit(firstDraft(game), { own: 1 });

export class Visits {
  private desk: Desk;
  private beside: Beside = NOTHING;
  /** The name of the visit that is shown. */
  private standing: string | null = null;
  /** Whether a link is on its way, of which the page shows a part already. */
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
    this.desk = this.newDesk();
  }

  /** Opens what the history or the address leads to, and keeps both true from then on. Whether a game is opened for the first time. */
  async start(beside = NOTHING): Promise<boolean> {
    const { tab } = this;
    this.beside = beside;
    this.desk = this.newDesk();
    tab.addEventListener('popstate', () => this.arrive());
    tab.addEventListener('hashchange', () => this.entry ?? this.follow());
    const isNew = await this.begin();
    this.uncover();
    onMoment(
      this.page,
      () => this.settle(),
      () => beside.now(),
    );
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
    const { visit, below } = await this.arrival(this.made(draft, 2));
    if (asked !== this.asked) return;
    this.keep();
    if (below) this.record('pushState', below, this.shortAddress(below));
    this.show(visit);
    this.push();
  }

  /** Gives what a change of the page leads to an entry of its own. What was here is one entry back. */
  enter(change: () => void): void {
    this.keep();
    const { here } = this;
    change();
    if (!here) return;
    this.stand(this.made(this.draftNow() ?? here.draft));
    this.push();
  }

  /**
   * Goes to another page of this folder that reads the same addresses; stays, and says so, where that would lose the moment. `more`: of the
   * address.
   */
  async leaveFor(page: string, more = ''): Promise<void> {
    const hash = await this.writeAddress();
    if (hash) this.goTo(page + hash + more);
    else this.page.notices.say({ kind: 'notKeepable' });
  }

  /** Leaves for an address. */
  goTo(address: string): void {
    this.tab.location.assign(address);
  }

  /** Writes the address of the moment that is shown, unless a link was pasted that is not followed yet. */
  async writeAddress(): Promise<string> {
    const [at, moment] = [this.standing, momentOf(this.state)];
    const hash = await addressOf(this.page, moment, this.beside.linkTo(moment), this.beside.tells());
    if (hash && at === this.standing && this.isEntryOf(this.here) && this.tab.location.hash !== hash)
      this.name('replaceState', hash);
    return hash;
  }

  private newDesk(): Desk {
    return new Desk(this.beside.name, () => this.page.notices.sayLoss());
  }

  /** A visit of this page as it is. No later visit goes on with a place of a class. */
  private made(draft: Draft, own: Own = 0): Visit {
    const place = this.beside.now();
    return newVisit(draft, { place, own: place === null ? own : 0 });
  }

  /** What was left on the main page, as it is shown here. */
  private own(visit: Visit): Visit {
    return this.beside.now() === null ? visit : this.made(visit.draft);
  }

  private shortAddress({ draft }: Visit): string {
    return this.beside.addressOf(draft.source.game);
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
    else this.beside.follow(hash);
    // A link that has come in the meantime is followed by its own event.
    const isTaken = () => this.here !== null || this.tab.location.hash !== hash;
    if (isTaken()) return false;
    const game = gameAt(hash) ?? firstGame();
    const last = await this.desk.lastOf(game);
    if (isTaken()) return false;
    this.show(this.own(last ?? sampleOf(game)));
    this.name('replaceState');
    return last === null && !isLink;
  }

  /** As the page was before it was left, or loaded again. */
  private async resume(): Promise<boolean> {
    const entry = takeEntry(this.tab, this.beside.name);
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
    const last = visit.place === null ? await this.desk.lastOf(visit.draft.source.game) : null;
    const isHere = last && [visit.id, this.standing].includes(last.id);
    if (last?.own !== 2 || isHere) return { visit, below: null };
    if (sameInput(last.draft, visit.draft))
      return { visit: { ...visit, draft: { ...visit.draft, pasted: last.draft.pasted } }, below: null };
    return { visit, below: last };
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
    if (this.isFollowing.peek()) this.beside.show(here.place, this.tab.location.hash);
    this.isFollowing.value = false;
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
    this.beside.show(visit.place, this.tab.location.hash);
    this.show(visit);
    this.name('replaceState');
  }

  /** Follows the address that stands, as a link. */
  private async follow(): Promise<void> {
    const asked = ++this.asked;
    const { hash } = this.tab.location;
    this.keep();
    this.isFollowing.value = true;
    const needsNone = this.beside.follow(hash);
    const found = needsNone ? null : await this.visitAt(hash);
    const { visit, below } = found ? await this.arrival(found) : { visit: null, below: null };
    if (asked !== this.asked || this.tab.location.hash !== hash) return;
    if (below) this.record('replaceState', below, this.shortAddress(below));
    if (visit) this.show(visit);
    else if (needsNone && this.here) this.stand(this.made(this.here.draft));
    else if (this.here) this.returned(this.here);
    this.name(below ? 'pushState' : 'replaceState', hash);
  }

  private async visitAt(hash: string): Promise<Visit | null> {
    const game = gameAt(hash);
    if (game) return this.own((await this.desk.lastOf(game)) ?? sampleOf(game));
    const found = await readAddress(this.page, hash);
    if (found) this.beside.bring(found);
    return found && this.made(found);
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
    // A link that is being followed may show another place already.
    const place = this.isFollowing.peek() ? here.place : this.beside.now();
    const own = place === null && isWritten(here.draft, draft) ? 2 : here.own;
    const now = { ...here, place, draft, own, comparing: this.state.comparing.peek() };
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
    if (visit.place === null) this.desk.left = { ...this.desk.left, [visit.draft.source.game]: visit.id };
  }

  private isEntryOf(visit: Visit | null): boolean {
    return visit !== null && this.desk.at(this.entry?.visit) === visit;
  }

  /** Gives what is shown an entry. Its whole address is written once it is packed. */
  private push(): void {
    this.name('pushState', this.beside.addressOf(this.state.tab.peek()));
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
    keepEntry(this.tab.history, this.beside.name);
  }
}

/** Of this document. */
export const visits = new Visits(page);
