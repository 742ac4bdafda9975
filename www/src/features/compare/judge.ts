// An output before the judge: what is judged and when, and where the rows of the comparison lead.
import { computed } from '@preact/signals';
import { goToCell } from '../../board/board-input';
import { gameModuleOf } from '../../board/game-modules';
import type { AlignedRow, Comparison, Difference, KnownMistake, OtherValue } from '../../engine/boundary';
import { unlessGone, unlessLost } from '../../engine/engine';
import type { WorkbenchNews } from '../../engine/own/workbench';
import type { Source } from '../../engine/protocol';
import { game, input, panes, state } from '../../game';
import type { Origin, Pasted } from '../../game/input';
import { BEGINNING, currentPosition } from '../../game/moment';
import { workbench } from '../../game/workbench';
import { assign, type ReadonlySignals, signalsOf } from '../../lib/signals';
import { search } from './diagnosis';

/** Rows that are fetched together. */
export const PAGE = 200;
/** Megabytes of a file with an output. */
export const LARGEST = 32;

/** `other`: the output is of another input. */
type Phase = 'none' | 'judging' | 'judged' | 'lost' | 'other';

type JudgeState = {
  origin: Origin;
  /** Whether the field for the output, or the program, is shown rather than the judge's word. */
  isEditing: boolean;
  phase: Phase;
  /** Cases judged so far. */
  progress: number;
  comparison: Comparison | null;
  /** Rows of the comparison, by page. */
  pages: ReadonlyMap<number, AlignedRow[]>;
  /** The row that was gone to last. */
  current: number | null;
  /** Whether the output that was judged is itself an input: a game to be watched. */
  watchable: boolean;
  /** Whether it is known that the output cannot be made smaller with its input. */
  isWhole: boolean;
};

/** What is known of an output. */
const NOTHING = {
  progress: 0,
  comparison: null,
  pages: new Map(),
  current: null,
  watchable: false,
  isWhole: false,
} satisfies Partial<JudgeState>;

/** What was judged last. */
type Judged = { source: Source; given: Pasted };

/** A position of a case, from 1. */
type Moment = { case: number; ply: number };

const NONE = Promise.resolve(null);

/** Whether boards tell a game with a mistake from the right one. */
export const hasTwoGames = (): boolean => gameModuleOf(state.source.value.game).value?.mistakenBoard !== undefined;

const decisionOf = ({ case: index, decidedAt }: Difference): Moment => ({ case: index, ply: decidedAt });

/** The position that a row tells of; of one that differs, the one that decides what is right. */
export function momentOf({ case: index, ply, decidedAt, row }: AlignedRow): Moment {
  return { case: index, ply: row.kind === 'same' || row.kind === 'blanks' ? ply : decidedAt };
}

class Judge {
  private readonly own = signalsOf<JudgeState>({ origin: 'paste', isEditing: false, phase: 'none', ...NOTHING });
  readonly state: ReadonlySignals<JudgeState> = this.own;
  private isStarted = false;
  private judged: Judged | null = null;
  /** What the engine was lost over as it looked for mistakes. */
  private tooMuch: Judged | null = null;
  private readonly fetching = new Set<number>();

  /** The output to the input: the one before both were made smaller, where that input is back. */
  private readonly given = computed((): Pasted | null => {
    const last = state.pasted.value;
    const isBack = last?.before?.source.text === state.source.value.text;
    return (isBack && last?.before) || last;
  });

  /** The output that is compared. */
  readonly mine = computed(() => this.given.value?.text ?? '');

  /** Where it comes from; null if there is none. Of a program, nothing is an output, too. */
  readonly mineFrom = computed((): Origin | null => {
    const { text, origin } = this.given.value ?? { text: '', origin: 'paste' };
    return text === '' && origin === 'paste' ? null : origin;
  });

  /** The first token that differs. */
  readonly first = computed((): Difference | null => {
    const verdict = this.own.comparison.value?.verdict;
    return verdict?.kind === 'wrong' ? verdict.first : null;
  });

  /** Whether rows tell of the game that the board shows. Where many outputs are right, they tell of the one that was judged. */
  readonly ours = computed(() => !this.own.comparison.value?.multipleAnswers);

  /** Whether the board shows the position that decides the first difference. */
  readonly atDecision = computed((): boolean => this.first.value !== null && this.shows(decisionOf(this.first.value)));

  /** Whether the board shows a moment: of the solution, or, where many outputs are right, of the game that was judged. */
  shows({ case: index, ply }: Moment): boolean {
    const [shown, opened] = [state.shown.value, state.opened.value];
    if (shown?.frame.ply !== ply || opened?.case !== index - 1) return false;
    return (opened.line.branch === null) === this.ours.value;
  }

  /** Begins to judge; called when the pane is shown. */
  start(): void {
    if (this.isStarted) return;
    this.isStarted = true;
    workbench.onNews((news) => this.hear(news));
    workbench.onLost(() => this.lost());
    input.onChange(() => this.follow());
    this.follow();
  }

  /** Takes a text for the output to the input that stands now. `isTyping`: it is not all there yet, and its field stays. */
  setOutput(text: string, origin: Origin, isTyping = false): void {
    this.setOrigin(origin);
    input.setPasted({ text, source: state.source.peek(), origin });
    this.own.isEditing.value = isTyping || (text === '' && origin === 'paste');
    this.follow();
  }

  /** Takes the output from another place, whose field is shown. */
  setOrigin(origin: Origin): void {
    assign(this.own, { origin, isEditing: true });
    this.follow();
  }

  /** Brings back the input that the output is of. */
  bringBack(): void {
    const of = this.given.peek();
    if (of) input.bring(of.source, BEGINNING);
  }

  /** Makes the input its first wrong case alone, and the output what it says of that; or says that this part of it cannot be told. */
  async reduce(): Promise<void> {
    const [of, difference] = [this.judged, this.first.peek()];
    if (!of || !difference) return;
    const ask = { source: of.source, case: difference.case - 1 };
    const alone = await unlessGone(workbench.ask('reduce', ask), null);
    if (of !== this.judged) return;
    if (!alone) {
      this.own.isWhole.value = true;
      return;
    }
    input.setText(alone.text);
    const [source, before] = [state.source.peek(), { ...of.given, isSeen: true }];
    input.setPasted({ ...of.given, text: alone.output, source, before, isSeen: false });
  }

  /** Brings the board to a row's moment: of the solution, or, where many outputs are right, of the game that was judged. */
  goTo(row: number, moment: Moment): Promise<void> {
    this.own.current.value = row;
    return this.show(moment);
  }

  /** The same for a moment that is no row's. */
  async show({ case: index, ply }: Moment): Promise<void> {
    const of = this.own.comparison.peek();
    const moves = this.ours.peek() ? '' : await unlessGone(workbench.ask('outputMoves', { case: index }), null);
    if (of !== this.own.comparison.peek()) return;
    const onSolution = !moves && state.opened.peek()?.line.branch === null;
    if (!onSolution) return input.toMoment({ case: index - 1, moves: moves ?? '', ply });
    input.toCase(index - 1);
    game.go(ply);
  }

  /**
   * Shows both games after the first move that a mistake changes. Where a rule forbids that move, the right one has not made it; where boards
   * do not tell the games apart, the position before it is shown.
   */
  showBoth(of: KnownMistake): Promise<void> {
    if (!hasTwoGames()) return this.showParting(of);
    const isForbidden = !this.ours.peek();
    const ply = isForbidden ? of.ply : (of.move ?? of.ply);
    panes.setMistaken({ ...of, isForbidden });
    return this.show({ case: of.case, ply });
  }

  /** Shows the last position before the game with a mistake parts from the right one, alone. */
  showParting(of: KnownMistake): Promise<void> {
    panes.setMistaken(null);
    return this.show(of);
  }

  /** Shows the cell that has another value with a mistake. */
  async showCell(of: KnownMistake, { row, column }: OtherValue): Promise<void> {
    await this.showParting(of);
    goToCell({ x: BigInt(row), y: BigInt(column) });
  }

  /** Goes to the nearest row that differs, on one side. */
  async stepTo(step: 1 | -1): Promise<void> {
    const row = await this.differing(step);
    if (row !== null) await this.visit(row);
  }

  /** Goes to a row of the comparison, which is fetched if it must be. */
  async visit(row: number): Promise<void> {
    await this.want(Math.floor(row / PAGE));
    const found = this.rowAt(row);
    if (found) await this.goTo(row, momentOf(found));
  }

  /** Fetches the pages of some rows, as far as they are not there. */
  wantRows(from: number, to: number): void {
    for (let page = Math.floor(from / PAGE); page * PAGE < to; page++) this.want(page);
  }

  private async want(page: number): Promise<void> {
    if (this.fetching.has(page) || this.own.pages.peek().has(page)) return;
    this.fetching.add(page);
    const of = this.own.comparison.peek();
    const rows = await unlessGone(workbench.ask('rows', { from: page * PAGE, to: (page + 1) * PAGE }), null);
    this.fetching.delete(page);
    if (rows && of === this.own.comparison.peek())
      this.own.pages.value = new Map(this.own.pages.peek()).set(page, rows);
  }

  /** The row of a number, if it is there. */
  rowAt(row: number): AlignedRow | null {
    return this.own.pages.value.get(Math.floor(row / PAGE))?.[row % PAGE] ?? null;
  }

  /** Judges the output whenever it or its input changes, but neither while a person types it nor with another input. */
  private follow(): void {
    if (!this.isStarted) return;
    const [source, read, of] = [state.source.peek(), state.lastValid.peek(), this.given.peek()];
    const isTyping = of?.origin === 'paste' && this.own.isEditing.peek();
    if (!read || read.game !== state.tab.peek() || !of || !this.mineFrom.peek() || isTyping) this.rest('none');
    else if (of.source.text === read.text) {
      if (this.judged?.source !== read || this.judged.given.text !== of.text) this.ask(read, of);
    } else this.rest(of.source.text === source.text ? 'none' : 'other');
  }

  private ask(source: Source, given: Pasted): void {
    this.interrupt();
    this.judge({ source, given });
  }

  private judge(of: Judged): void {
    this.judged = of;
    this.setPhase('judging');
    unlessLost(workbench.ask('judge', { source: of.source, output: of.given.text }), null);
  }

  /** What takes long is not waited for. */
  private interrupt(): void {
    if (this.own.phase.peek() === 'judging' || search.isLooking) workbench.end();
  }

  /** The engine has ended. If it was the search for mistakes, the verdict is found again without it. */
  private lost(): void {
    if (!this.judged) return;
    if (search.isLooking) {
      this.tooMuch = this.judged;
      this.judge(this.judged);
    } else this.setPhase('lost');
  }

  /** Nothing is judged now. */
  private rest(next: 'none' | 'other'): void {
    this.interrupt();
    this.judged = null;
    if (this.own.phase.peek() !== next) this.setPhase(next);
  }

  /** Nothing that was known of another output stays. */
  private setPhase(phase: Phase): void {
    assign(this.own, { phase, ...NOTHING });
    search.forget();
    panes.setMistaken(null);
  }

  private hear({ cases, comparison }: WorkbenchNews): void {
    assign(this.own, comparison ? { progress: cases, comparison, phase: 'judged' } : { progress: cases });
    if (!comparison || !this.judged) return;
    this.findWatchable(this.judged);
    this.lead(this.judged);
  }

  /** Leads the board to the first difference, and to its cause once that is known, unless a person has moved on meanwhile. */
  private async lead(of: Judged): Promise<void> {
    const looked = this.findMistake(of);
    const led = await this.leadToFirst();
    const cause = await looked;
    if (!cause || !led || of !== this.judged || !this.isStill(led)) return;
    if (cause.value) await this.showCell(cause, cause.value);
    else if (cause.move) await this.showBoth(cause);
  }

  /** Where it has led the board; null if the output was seen before, or nothing differs. */
  private async leadToFirst(): Promise<Moment | null> {
    const [difference, of] = [this.first.peek(), this.given.peek()];
    if (!difference || !of || of.isSeen) return null;
    input.setPasted({ ...of, isSeen: true });
    const [row, moment] = [await this.differing(1), decisionOf(difference)];
    if (row === null) return null;
    await this.goTo(row, moment);
    return moment;
  }

  /** Whether the person is where the board was led to. */
  private isStill(led: Moment): boolean {
    const { case: index, ply } = currentPosition(state);
    const isElsewhere = !panes.state.comparing.peek() || this.own.isEditing.peek();
    return index === led.case - 1 && ply === led.ply && !isElsewhere && !state.playing.peek();
  }

  /** Looks for the mistake behind an output that is wrong in more than its form. It is known if one alone explains it. */
  private findMistake(of: Judged): Promise<KnownMistake | null> {
    const difference = this.first.peek();
    if (!difference || difference.form) return NONE;
    if (of !== this.tooMuch) return search.begin(of.source.game);
    search.fail();
    return NONE;
  }

  private async findWatchable({ source, given: { text } }: Judged): Promise<void> {
    if (this.ours.peek() || source.text === text) return;
    const of = this.own.comparison.peek();
    const cases = await unlessGone(workbench.ask('folds', { source: { ...source, text } }), []);
    if (of === this.own.comparison.peek()) this.own.watchable.value = cases.length > 0;
  }

  /** The nearest row that differs, on one side of the one gone to last. */
  private differing(step: 1 | -1): Promise<number | null> {
    const at = this.own.current.peek();
    const from = at === null ? 0 : step === 1 ? at + 1 : at;
    return unlessGone(workbench.ask('nextDifference', { from, back: step === -1 }), null);
  }
}

export const judge = new Judge();
