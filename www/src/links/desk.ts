// The desk: what was left at each visit, in memory and in this browser.
import type { GameName } from '../engine/boundary';
import { readStored, removeStored, tabStorage, writeStored } from '../lib/browser-storage';
import { newId, type Stored, type Visit } from './visit';

/** The visits at which each game was left. */
export type Left = Partial<Record<GameName, string>>;

/** Says that this browser keeps something: a first visit waits for no database. */
const FLAG = 'desk';
export class Desk {
  private readonly visits = new Map<string, Visit>();
  /** As this browser has them. */
  private readonly stored = new Map<string, Stored>();
  /** The name that a visit has here since another window wrote to it, too. */
  private readonly renamed = new Map<string, string>();
  /** Of this window. */
  left: Left = {};
  private store: typeof import('./desk-store') | null = null;
  private storing: Promise<void> = Promise.resolve();

  /** `name`: which of the pages of a tab it is of. `lost`: called where this browser does not keep what a person has written. */
  constructor(
    private readonly name: string,
    private readonly lost: () => void,
  ) {}

  at(name: string | null | undefined): Visit | null {
    if (name == null) return null;
    return this.visits.get(this.renamed.get(name) ?? name) ?? null;
  }

  put(visit: Visit): void {
    this.visits.set(visit.id, visit);
  }

  /** Brings visits from this browser, as far as they are there and not here. */
  async fetch(names: readonly string[]): Promise<void> {
    const missing = names.filter((name) => !this.at(name));
    if (missing.length === 0) return;
    const found = await this.ask(({ storedVisits }) => storedVisits(missing));
    for (const one of found ?? []) {
      this.stored.set(one.visit.id, one);
      this.put(one.visit);
    }
    for (const visit of this.takeLeaving()) if (missing.includes(visit.id)) this.put(visit);
  }

  /** A game as it was left in this window, else as a person wrote in it last in any, or left its sample; null if nobody did. */
  async lastOf(game: GameName): Promise<Visit | null> {
    const here = this.at(this.left[game]);
    return here ?? (readStored(FLAG) === null ? null : this.ownOf(game));
  }

  /** What was left last in a game, in any window. Here it is another visit: the other window may go on. */
  private async ownOf(game: GameName): Promise<Visit | null> {
    const found = await this.ask(({ ownVisit }) => ownVisit(game));
    return found && (this.at(found.visit.id) ?? { ...found.visit, id: newId() });
  }

  /** Stores what is not stored yet. */
  save(): Promise<void> {
    this.storing = this.storing.then(() => this.saveAll()).catch(() => this.tellLoss(this.unsaved()));
    return this.storing;
  }

  /** The same, while the page goes. */
  saveAtOnce(): void {
    const unsaved = this.unsaved();
    this.flag(unsaved);
    // The database may not be open yet, and a page that goes does not hear whether it has taken something.
    if (unsaved.length > 0) writeStored(this.leaving, JSON.stringify(unsaved), tabStorage());
    for (const one of this.store?.storeAtOnce(unsaved, this.stored) ?? []) this.stored.set(one.visit.id, one);
  }

  /** What a page that went had not stored yet, for the next one of its kind in its tab. */
  private get leaving(): string {
    return `${this.name}-leaving`;
  }

  /** The visits that the page before in this tab left. They are taken once: a copy of the tab is another one. */
  private takeLeaving(): Visit[] {
    const text = readStored(this.leaving, tabStorage());
    removeStored(this.leaving, tabStorage());
    return text ? JSON.parse(text) : [];
  }

  private flag(visits: readonly Visit[]): void {
    if (!writeStored(FLAG, 'kept')) this.tellLoss(visits);
  }

  private unsaved(): Visit[] {
    return [...this.visits.values()].filter((visit) => this.stored.get(visit.id)?.visit !== visit);
  }

  private async saveAll(): Promise<void> {
    for (const visit of this.unsaved()) await this.saveOne(visit);
  }

  private async saveOne(visit: Visit): Promise<void> {
    this.store ??= await import('./desk-store');
    const stored = await this.store.storeVisit(visit, this.stored.get(visit.id));
    if (!stored) return this.saveOne(this.rename(visit));
    this.stored.set(visit.id, stored);
    this.flag([visit]);
  }

  /** Another window has the visit under its name: neither text is lost. */
  private rename(visit: Visit): Visit {
    const other = { ...(this.at(visit.id) ?? visit), id: newId() };
    for (const [name, id] of this.renamed) if (id === visit.id) this.renamed.set(name, other.id);
    this.renamed.set(visit.id, other.id);
    this.visits.delete(visit.id);
    this.put(other);
    const { game } = other.draft.source;
    if (this.left[game] === visit.id) this.left[game] = other.id;
    return other;
  }

  /** Null where the browser gives nothing. */
  private async ask<T>(what: (store: typeof import('./desk-store')) => Promise<T>): Promise<T | null> {
    try {
      this.store ??= await import('./desk-store');
      return await what(this.store);
    } catch {
      return null;
    }
  }

  private tellLoss(visits: readonly Visit[]): void {
    if (visits.some(({ own }) => own === 2)) this.lost();
  }
}
