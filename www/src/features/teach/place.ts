// Where a class is, as the history keeps it: its mode with the step, its lesson, and what lay on the board before that.
import { computed, signal } from '@preact/signals';
import type { GameName } from '../../engine/boundary';
import { PRINTED } from '../../engine/printed-name';
import { page } from '../../game';
import type { Draft } from '../../game/input';
import type { Page } from '../../game/page';
import { readStored, removeStored, tabStorage, writeStored } from '../../lib/browser-storage';
import { addressOf as addressOfLink, fieldsOf } from '../../links/address';
import type { Beside } from '../../links/beside';
import { askReturn } from '../../links/entry';
import { firstSample } from '../../links/first-draft';
import { type Link, linkTo, type Moment, momentOf } from '../../links/link';
import { isSameMoment } from '../../links/visit';
import { type Visits, visits } from '../../links/visits';
import { addressOf } from '../../platform/served';
import { bringsLesson, classAt, classLink, gameInLink, handInAt, lessonAt } from './class-link';
import { BEGINNING_OF_CLASS, type ClassView, classView, guesses, type LessonSource, type Teach } from './class-view';
import { BROUGHT, LEFT } from './left';
import { chooseLesson, openLesson } from './mine/open';
import { bringsPositions, type ClassMode } from './modes';

/** `mine`: which of the teacher's lessons is open in the editor. `before`: what lies on the board in the modes without a lesson. */
type Place = Pick<Teach, 'mode' | 'step'> & {
  lesson: LessonSource | null;
  mine: string | null;
  before: Moment | null;
};

/** One of the lessons of this device. */
async function lessonOfMine(id: string): Promise<LessonSource> {
  const [{ mine }, { writeLesson }] = await Promise.all([import('./mine/mine'), import('./file/read')]);
  await mine.read();
  const found = mine.at(id);
  return found
    ? { text: writeLesson(found.lesson), origin: 'file', mine: id }
    : { text: null, origin: 'link', fault: 'notKept' };
}

/** What the main page has left. */
function taken(key: string): string | null {
  const text = readStored(key, tabStorage());
  removeStored(key, tabStorage());
  return text;
}

export class ClassPlace implements Beside {
  readonly name = 'class';
  /** The address that brought the lesson. */
  private hash = '';
  private readonly before = signal<Moment | null>(null);
  private readonly mode = computed(() => (this.view.state.teach.value ?? BEGINNING_OF_CLASS).mode);
  private readonly step = computed(() => (this.view.state.teach.value ?? BEGINNING_OF_CLASS).step);
  private readonly isGuessing = computed(() => guesses(this.view.state.teach.value));
  private readonly place = computed<Place>(() => ({
    mode: this.mode.value,
    step: this.step.value,
    lesson: this.view.state.lesson.value,
    mine: openLesson.value,
    before: this.before.value,
  }));
  /** Resolves when what an address has brought is with the table. */
  handedIn?: Promise<void>;
  private table?: (codes: string) => Promise<void>;

  constructor(
    private readonly page: Page,
    private readonly view: ClassView,
    private readonly visits: Visits,
  ) {}

  /** `take`: brings what pupils hand in to the table of the class, which is loaded for that. */
  setTable(take: (codes: string) => Promise<void>): void {
    this.table = take;
  }

  /** A class that guesses has another address, too. */
  now(): Place {
    void this.isGuessing.value;
    return this.place.value;
  }

  show(kept: unknown, hash: string): void {
    const { mode, step, lesson, mine, before } = kept as Place;
    this.before.value = before;
    if (mode === 'edit') chooseLesson(mine);
    // It may have been on its way when the place was left.
    if (lesson?.text === null) return void this.follow(hash);
    this.hash = hash;
    this.view.show({ ...BEGINNING_OF_CLASS, mode, step });
    this.view.setLesson(lesson);
  }

  follow(hash: string): boolean {
    const [teach, codes] = [classAt(hash), handInAt(hash)];
    this.hash = hash;
    this.turn(teach.mode);
    this.view.show(teach);
    this.followLesson(hash);
    if (teach.mode === 'collect') this.handIn(codes ?? taken(BROUGHT));
    return codes !== null;
  }

  bring(draft: Draft): void {
    if (bringsPositions(this.mode.peek())) this.before.value ??= draft;
  }

  /** Another mode begins: what lies on the board without a lesson is kept for the modes that show it. Returns what comes back. */
  turn(to: ClassMode): Moment | null {
    const [from, kept, game] = [this.view.state.teach.peek()?.mode, this.before.peek(), this.page.state.tab.peek()];
    const isOwn = game === PRINTED;
    if (!bringsPositions(to)) this.before.value = null;
    else if (from && !bringsPositions(from) && !isOwn && this.page.state.openings.peek() > 0)
      this.before.value = momentOf(this.page.state);
    // A game for everyone is one of the game that is on the screen.
    const serves = kept && (to !== 'seed' || kept.source.game === game);
    // A board of one's own is of the lesson alone, which is printed.
    const leaves = !isOwn && bringsPositions(from) && !bringsPositions(to);
    const back = leaves ? (serves ? kept : firstSample(game)) : null;
    return back && !isSameMoment(back, momentOf(this.page.state)) ? back : null;
  }

  /** Begins a mode; `open`: with another lesson. What was here is one entry back. */
  enter(teach: Teach, open?: () => void): void {
    const begin = () => {
      const back = this.turn(teach.mode);
      if (back) this.page.input.visit(back);
      open?.();
      this.view.show(teach);
    };
    if (open || teach.mode !== this.mode.peek()) this.visits.enter(begin);
    else begin();
  }

  async linkTo(moment: Moment): Promise<Link> {
    const { teach, lesson } = this.view.state;
    // A lesson that is not here yet, or could not be brought, has no other name.
    if (lesson.peek()?.text === null)
      return { hash: this.hash, length: this.hash.length, whole: true, name: { key: 'sample', value: '', length: 0 } };
    return classLink(moment, teach.peek() ?? BEGINNING_OF_CLASS, lesson.peek()?.text ?? null);
  }

  /** What a class must not see is not too large for a link. */
  tells(): boolean {
    return !this.isGuessing.peek();
  }

  addressOf(game: GameName): string {
    return `#v=1&game=${gameInLink(game)}&class=${this.mode.peek()}.${this.step.peek()}`;
  }

  /** To the main page as it was left; `stays`: with what the class shows. It says how to come back to a lesson, or to the game that everyone has. */
  async leave(stays: boolean): Promise<void> {
    const [moment, game] = [momentOf(this.page.state), this.before.peek()?.source.game ?? this.page.state.tab.peek()];
    if (['lesson', 'play'].includes(this.mode.peek()))
      writeStored(LEFT, (await this.linkTo(moment)).hash, tabStorage());
    const hash = stays && moment.source.game !== PRINTED ? await addressOfLink(this.page, moment, linkTo(moment)) : '';
    if (!stays) askReturn();
    this.visits.goTo(addressOf('main') + (hash || `#${gameInLink(game)}`));
  }

  /** The lesson that an address brings. Until it is unpacked, its place is taken: no other lesson is shown meanwhile. */
  private async followLesson(hash: string): Promise<void> {
    const id = fieldsOf(hash).get('mine');
    if (!id && !bringsLesson(hash)) return this.view.setLesson(null);
    const awaited: LessonSource = { text: null, origin: id ? 'file' : 'link' };
    this.view.setLesson(awaited);
    const found = await (id ? lessonOfMine(id) : lessonAt(hash));
    if (this.view.state.lesson.peek() === awaited) this.view.setLesson(found);
  }

  private handIn(codes: string | null): void {
    if (codes !== null) this.handedIn = this.table?.(codes);
  }
}

export const place = new ClassPlace(page, classView, visits);
