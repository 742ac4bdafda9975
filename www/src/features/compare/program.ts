// The labs where a visitor's program is tried on inputs, one a game.
import * as w from 'words:programs';
import { computed } from '@preact/signals';
import type { GameName } from '../../engine/boundary';
import { KeptRunner } from '../../engine/programs/kept-runner';
import { state } from '../../game';
import { type Lab, newLab } from '../../lab/lab';
import { ENDS, TEMPLATE_LANGUAGES, type TemplateLanguage, templatesOf, withComments } from '../../lab/templates';

const FOLDER = '../../../templates';
const FILES: Record<string, string> = import.meta.glob(
  ['../../../templates/*', '!**/{pursuit-robot,solitaire-player}.*'],
  { query: '?raw', import: 'default', eager: true },
);

function textOf(name: string, language: TemplateLanguage): string | undefined {
  const text = FILES[`${FOLDER}/${name}.${ENDS[language]}`];
  return text && withComments(text);
}

/** Python is slower than others. */
const TIME = { javascript: 2, wasm: 2, python: 5 } as const;
/** As much as the comparison takes without a pause. */
const OUTPUT = 4_000_000;
/** Python starts once for all games. */
const runner = new KeptRunner();
const labs = new Map<GameName, Lab>();

function newLabFor(game: GameName): Lab {
  // For a game without a template, what any program begins with.
  const first = (language: TemplateLanguage) => textOf(game, language) ?? textOf('plain', language) ?? '';
  const texts = Object.fromEntries(TEMPLATE_LANGUAGES.map((language) => [language, textOf(game, language)]));
  const task = {
    key: 'solution',
    game,
    entry: 'solve',
    protocol: 'stdin',
    per: 'input',
    time: TIME,
    output: OUTPUT,
    label: w.field,
    java: { said: w.java, command: (name: string) => `boardlab minimise ${game} input.txt -- java ${name}` },
    first: { javascript: first('javascript'), python: first('python') },
    templates: templatesOf(texts, game),
  } as const;
  return newLab(task, { runner, isOpen: () => game === state.tab.peek() });
}

/** The lab of a game. */
export function labOf(game: GameName): Lab {
  const lab = labs.get(game) ?? newLabFor(game);
  labs.set(game, lab);
  return lab;
}

/** That of the game whose tab is open. */
export const ours = computed(() => labOf(state.tab.value));

/** The program as it can be run; null while a part of it is missing. */
export const program = computed(() => ours.value.program.value);
