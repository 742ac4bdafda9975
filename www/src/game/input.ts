// The input that is open: its text, how it is read, and which of its cases is in play.
//
// A reading or an opening that was sent is always taken for what it is, what the engine holds now, even if another one was asked for
// meanwhile: of a text that is typed without a pause the board shows as much as the engine comes to.
import { batch } from '@preact/signals';
import { type Diagnostic, GAME_NAMES, type GameName, type Parsed } from '../engine/boundary';
import { type Engine, EngineLost, latest, unlessGone, unlessLost } from '../engine/engine';
import type { Landing, Loaded, PositionRef, Source } from '../engine/protocol';
import { Listeners } from '../lib/listeners';
import { assign, type ReadonlySignals, type Signals, signalsOf } from '../lib/signals';
import type { Game } from './game';
import type { Losses } from './losses';
import { BEGINNING, currentPosition } from './moment';
import type { Notices } from './notices';
import type { Thinker } from './thinker';

/** Where an output under test comes from. */
export type Origin = 'paste' | 'program';

/**
 * An output that a person has brought, and the input that it is of. `before`: what both were made smaller from; an undo of the input
 * leads back there. `isSeen`: the board was led to its first difference.
 */
export type Pasted = { text: string; source: Source; origin: Origin; before?: Pasted; isSeen?: boolean };

/** What stands in a game: its input, the position that is shown, and a person's output to it. */
export type Draft = { source: Source; position: PositionRef; pasted?: Pasted | null };

export type InputState = {
  tab: GameName;
  /** What the input holds now. */
  source: Source;
  /** Counts the readings and openings that were asked for. */
  openings: number;
  /** The output that a person has brought; its `source` tells whether it is of the input that stands. */
  pasted: Pasted | null;
  /** The reading of `source`, or of the one before it while the engine reads. */
  parsed: Parsed | null;
  /** The last source without errors: what the board shows, and the output. */
  lastValid: Source | null;
  /** How many cases `lastValid` has. */
  cases: number;
};

const start: InputState = {
  tab: GAME_NAMES[0],
  source: { game: GAME_NAMES[0], text: '', relaxed: false, options: '' },
  openings: 0,
  pasted: null,
  parsed: null,
  lastValid: null,
  cases: 0,
};

/** `opening`: which of those asked for; none where a lost engine is to have its text again. `isRebuilt`: by another engine. */
type Want = { opening: number | null; source: Source; position: PositionRef; isRebuilt: boolean };

export class Input {
  private readonly own: Signals<InputState> = signalsOf(start);
  readonly state: ReadonlySignals<InputState> = this.own;
  /** What the engine has read last; null: nothing, or one that has ended did. */
  private read: Source | null = null;
  private readonly listeners = new Listeners();

  /** `left`: called when another game comes. */
  constructor(
    private readonly engine: Pick<Engine, 'ask'>,
    private readonly game: Game,
    private readonly thinker: Thinker,
    private readonly notices: Notices,
    private readonly losses: Losses,
    private readonly left: () => void,
  ) {}

  /** Calls `run` when another text or output stands, and when a text was read. Returns what ends that. */
  onChange(run: () => void): () => void {
    return this.listeners.add(run);
  }

  /** Has the engine of the game fetched, before there is a text for it. */
  preload(): void {
    unlessLost(this.engine.ask('ready', { game: this.own.tab.peek() }), null);
  }

  /** The game of a visit whose text is on its way: no other game's part is fetched. */
  expect(game: GameName): void {
    assign(this.own, { tab: game, source: { ...this.own.source.peek(), game } });
  }

  /** Opens what stands in a game. What is known of another input is cleared. */
  visit({ source, position, pasted = null }: Draft): void {
    batch(() => {
      if (this.own.openings.peek() > 0) this.leave();
      assign(this.own, { tab: source.game, pasted });
      this.request(source, position);
    });
  }

  /** Brings a position of the same game. Unlike a visit, it leaves the board as it is looked at. */
  bring(source: Source, position: PositionRef): void {
    batch(() => {
      this.notices.clear();
      this.request(source, position);
    });
  }

  /** Another text, opened at its first case. */
  setText(text: string): void {
    this.bring({ ...this.own.source.peek(), text }, BEGINNING);
  }

  /** A change of the text that stands. Its case stays open. */
  edit(text: string): void {
    const { opened, target } = this.game.state;
    const index = opened.peek()?.case ?? target.peek().case;
    this.bring({ ...this.own.source.peek(), text }, { ...BEGINNING, case: index });
  }

  /** Another text under other options; `ply`: where it is opened. */
  replace(text: string, options: string, ply = 0): void {
    this.bring({ ...this.own.source.peek(), text, options }, { ...BEGINNING, ply });
  }

  setRelaxed(relaxed: boolean): void {
    this.request({ ...this.own.source.peek(), relaxed }, currentPosition(this.game.state));
  }

  setOptions(options: string): void {
    this.request({ ...this.own.source.peek(), options }, currentPosition(this.game.state));
  }

  /** An output that a person has brought. */
  setPasted(pasted: Pasted | null): void {
    this.own.pasted.value = pasted;
    this.listeners.tell();
  }

  /** Opens a case: the last one if it is beyond that. */
  toCase(index: number): void {
    const { target, isCurrent } = this.game.state;
    const isRead = this.own.lastValid.peek() === this.own.source.peek();
    const wanted = Math.max(0, isRead ? Math.min(index, this.own.cases.peek() - 1) : index);
    const isBroken = isCurrent.peek() && !isRead;
    if (!isBroken && wanted !== target.peek().case)
      this.request(this.own.source.peek(), { ...BEGINNING, case: wanted });
  }

  /** Goes to a moment of the text, with the moves that lead there. */
  toMoment(position: PositionRef): void {
    batch(() => {
      this.game.timeline.forgetMoves();
      this.request(this.own.source.peek(), position);
    });
  }

  /** The case from its first position, without the moves that a person has made. */
  begin(): void {
    this.toMoment({ ...BEGINNING, case: currentPosition(this.game.state).case });
  }

  toSolversLine(): void {
    this.toMoment({ ...currentPosition(this.game.state), moves: '' });
  }

  /** The text in a file's bytes, or why they are none. */
  decode(bytes: Uint8Array): Promise<string | Diagnostic> {
    return this.engine.ask('decode', { bytes }, [bytes.buffer]);
  }

  /** The engine has ended with all that it held. */
  engineLost(): void {
    this.read = null;
    if (this.losses.mayReplace()) this.rebuild();
  }

  /** Asks the engine for a moment of a text. */
  private request(source: Source, target: PositionRef): void {
    batch(() => {
      const isAnother = source !== this.own.source.peek();
      if (isAnother || target.case !== currentPosition(this.game.state).case) this.game.clearMarks();
      if (isAnother) this.thinker.outdate(source);
      assign(this.own, { source, openings: this.own.openings.peek() + 1 });
      this.game.expect(target);
    });
    this.losses.forget();
    this.listeners.tell();
    this.open({ opening: this.own.openings.peek(), source, position: target, isRebuilt: false });
  }

  private readonly open = latest(async (want: Want) => {
    try {
      if (this.read === want.source) await this.openCase(want);
      else await this.load(want);
    } catch (error) {
      if (!(error instanceof EngineLost)) this.refused(want, error);
    }
  });

  private async openCase(want: Want): Promise<void> {
    const landing = await this.engine.ask('open', { position: want.position });
    batch(() => this.land(want, landing));
  }

  private async load(want: Want): Promise<void> {
    const { source, position } = want;
    const loaded = await this.engine.ask('load', { source, position });
    if (loaded.opened) this.read = source;
    // Another game may have come meanwhile. Its text is asked for now, which listeners are told, too.
    const stands = this.own.tab.peek() === source.game && this.own.source.peek().game === source.game;
    if (stands) batch(() => this.loaded(want, loaded));
    this.listeners.tell();
  }

  private loaded(want: Want, { parsed, opened, snapshot }: Loaded): void {
    this.own.parsed.value = parsed;
    if (parsed.error) this.thinker.clear();
    if (!opened || !snapshot) {
      this.land(want, null);
      return;
    }
    assign(this.own, { cases: parsed.cases, lastValid: want.source });
    this.thinker.follow(want.source);
    this.land(want, { opened, snapshot });
    if (this.game.state.ply.peek() === 0) this.game.timeline.awaitOther();
  }

  private land(want: Want, landing: Landing | null): void {
    this.game.answered(this.isLast(want), landing, this.plyOf(want));
  }

  private isLast({ opening }: Want): boolean {
    return opening === this.own.openings.peek();
  }

  /** A person may have gone on while a case was opened, or a lost engine replaced. */
  private plyOf(want: Want): number {
    const { ply, target } = this.game.state;
    if (want.isRebuilt) return ply.peek();
    return this.isLast(want) ? target.peek().ply : want.position.ply;
  }

  /** A text is read as it is, with its mistakes; a link's options and moves may belong to no game. */
  private refused(want: Want, error: unknown): void {
    const { source, position } = want;
    if (source.options === '' && position.moves === '') throw error;
    if (!this.isLast(want)) return;
    this.visit({ source: { ...source, options: '' }, position: { ...BEGINNING, case: position.case } });
    this.notices.say({ kind: 'withoutOptions' });
  }

  /** First the board that is shown, then the text as it stands, which may not be readable just now. */
  private async rebuild(): Promise<void> {
    const last = this.own.lastValid.peek();
    const [opening, source] = [this.own.openings.peek(), this.own.source.peek()];
    const position = currentPosition(this.game.state);
    if (last && last !== source)
      await unlessGone(this.load({ opening: null, source: last, position, isRebuilt: true }), null);
    this.open({ opening, source, position, isRebuilt: true });
  }

  /** What is known of one input is cleared for the next. */
  private leave(): void {
    assign(this.own, { parsed: null, lastValid: null });
    this.thinker.clear();
    this.thinker.follow(null);
    this.notices.clear();
    this.game.leave();
    this.left();
  }
}
