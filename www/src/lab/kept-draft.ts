// A program that a visitor writes for one purpose: its source in each language, or its module. This browser stores them.
import { batch, computed } from '@preact/signals';
import type { GameName } from '../engine/boundary';
import { type Entry, LANGUAGES, type Language, type Program } from '../engine/programs/program';
import { notices } from '../game';
import { python } from '../game/python-pack';
import { readStored, writeStored } from '../lib/browser-storage';
import { type ReadonlySignals, signalsOf } from '../lib/signals';
import { storedModule, storeModule } from '../links/module-store';
import { type Draft, type Module, NO_DRAFT, programOf, type TextLanguage, type Uncompiled } from './draft';
import { type Takes, takeFile } from './take-file';

/**
 * `draft`: null until what is stored is read. `uncompiled`: the last file that was opened, if it must be compiled first. `reading`: how
 * many files are being read. `time`: the seconds that were chosen.
 */
type State = { draft: Draft | null; uncompiled: Uncompiled | null; reading: number; time: number | null };
/**
 * `key`, `game`: under which it is stored. `first`: the templates to begin with. `entry`: the function that a program in JavaScript defines.
 * `time`: the seconds of a run in each language, if a person chooses none.
 */
type Purpose = {
  key: string;
  game?: GameName;
  first: Readonly<Record<TextLanguage, string>>;
  entry: Entry;
  kit?: string;
  time: Readonly<Record<Language, number>>;
  changed?(): void;
  /** Prepares a run of what is chosen: called when the program is opened, changed or complete. */
  warmUp(program: Program | null): unknown;
};

/** The limits that can be chosen, in seconds. */
export const TIMES = [1, 2, 3, 5, 10, 20, 60] as const;

export function keptDraft({ key, game, first, entry, kit, time: usual, changed, warmUp }: Purpose) {
  const own = signalsOf<State>({ draft: null, uncompiled: null, reading: 0, time: null });
  const state: ReadonlySignals<State> = own;
  const keyOf = (...parts: string[]) => [key, ...parts, ...(game ? [game] : [])].join('-');
  const languageKey = keyOf('language');
  const moduleKey = keyOf('module');
  const timeKey = keyOf('time');
  /** The key of JavaScript has no language: it was used before there were others. */
  const textKey = (language: TextLanguage) => (language === 'javascript' ? keyOf() : keyOf(language));
  const draft = computed((): Draft => state.draft.value ?? NO_DRAFT);
  const put = (next: Partial<Draft>) =>
    batch(() => {
      own.draft.value = { ...draft.peek(), ...next };
      // A change of the program replaces the file.
      own.uncompiled.value = null;
    });
  const change = (next: Partial<Draft>) => {
    put(next);
    changed?.();
    warmUp(program.peek());
  };
  /** The stored source in a language, or the template. */
  const textIn = (language: TextLanguage): string => draft.value.texts[language] ?? first[language];
  /** Reads what this browser stores, when the program is first shown. Its module comes a little later. */
  const open = () => {
    if (state.draft.peek() !== null) return;
    const language = LANGUAGES.find((one) => one === readStored(languageKey)) ?? 'javascript';
    const stored = (one: TextLanguage) => readStored(textKey(one)) ?? undefined;
    put({ language, texts: { javascript: stored('javascript'), python: stored('python') } });
    own.time.value = TIMES.find((one) => String(one) === readStored(timeKey)) ?? null;
    if (language === 'wasm') openModule();
    warmUp(program.peek());
    python.onHere(() => warmUp(program.peek()));
  };
  const keepsNothing = (): null => {
    notices.sayLoss();
    return null;
  };
  const openModule = async (): Promise<void> => {
    const module = await storedModule(moduleKey).catch(keepsNothing);
    if (module && draft.peek().module === null) change({ module });
  };
  const keep = (key: string, value: string) => writeStored(key, value) || keepsNothing();
  const takeModule = (module: Module) => {
    change({ language: 'wasm', module });
    keep(languageKey, 'wasm');
    storeModule(moduleKey, module).catch(keepsNothing);
  };
  const choose = (language: Language) => {
    change({ language });
    keep(languageKey, language);
  };
  const write = (language: TextLanguage, text: string) => {
    change({ language, texts: { ...draft.peek().texts, [language]: text } });
    keep(textKey(language), text);
    keep(languageKey, language);
  };
  /** The seconds that a run may take. */
  const time = computed((): number => state.time.value ?? usual[draft.value.language]);
  const setTime = (seconds: number) => {
    own.time.value = seconds;
    keep(timeKey, String(seconds));
  };
  const takes: Takes = {
    text: write,
    module: takeModule,
    uncompiled: (file) => {
      own.uncompiled.value = file;
    },
    python: () => choose('python'),
  };
  /** The program as it can be run; null while a part of it is missing, or a file that was chosen is being read. */
  const program = computed((): Program | null => {
    const { language } = draft.value;
    const source = language === 'wasm' ? '' : textIn(language);
    const waits = state.uncompiled.value !== null || state.reading.value > 0;
    return waits ? null : programOf(draft.value, { source, files: python.files.value, entry, kit });
  });
  /** Takes a program from a file. A text file whose name has no known ending is taken for JavaScript. */
  const take = (file: File): Promise<void> => {
    open();
    own.reading.value += 1;
    return takeFile(file, takes).finally(() => {
      own.reading.value -= 1;
      warmUp(program.peek());
    });
  };
  return { state, draft, program, takes, time, setTime, textIn, open, choose, write, take };
}

export type KeptDraft = ReturnType<typeof keptDraft>;
