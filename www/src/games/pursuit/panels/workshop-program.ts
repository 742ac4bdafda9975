// The robot of the workshop: its texts, which this browser keeps, its module, and files that are brought.
import { computed } from '@preact/signals';
import { LANGUAGES, type Language, type Program } from '../../../engine/programs/program';
import { readStored, writeStored } from '../../../lib/browser-storage';
import { type Draft, NO_DRAFT, programOf, type TextLanguage } from '../../../panes/programs/draft';
import { type Takes, takeFile } from '../../../panes/programs/take-file';
import { pythonFiles } from '../../../session/python-pack';
import { EXAMPLES } from './examples';
import { TEMPLATES } from './templates';
import { workshop } from './workshop-state';

const LANGUAGE_KEY = 'robot-language';
/** A text in JavaScript was the first to be kept. */
const TEXT_KEYS = { javascript: 'robot', python: 'robot-python' } as const;
const FIRST = { javascript: EXAMPLES.flee, python: TEMPLATES.python } as const;

export const draft = computed((): Draft => workshop.state.draft.value ?? NO_DRAFT);

/** The text in a language, or what one begins with. */
export const textIn = (language: TextLanguage): string => draft.value.texts[language] ?? FIRST[language];

/** Reads the robot that this browser stores, when the workshop is first opened. A module is not kept. */
export function openWorkshop(): void {
  if (workshop.state.draft.peek() !== null) return;
  const language = LANGUAGES.find((one) => one !== 'wasm' && one === readStored(LANGUAGE_KEY)) ?? 'javascript';
  const stored = (one: TextLanguage) => readStored(TEXT_KEYS[one]) ?? undefined;
  const texts = { javascript: stored('javascript'), python: stored('python') };
  workshop.act({ kind: 'draft', change: { language, texts } });
}

export function choose(language: Language): void {
  workshop.act({ kind: 'draft', change: { language } });
  writeStored(LANGUAGE_KEY, language);
}

export function write(language: TextLanguage, text: string): void {
  workshop.act({ kind: 'draft', change: { language, texts: { ...draft.peek().texts, [language]: text } } });
  writeStored(TEXT_KEYS[language], text);
  writeStored(LANGUAGE_KEY, language);
}

/** The robot as it can be run; null while a part of it is missing. */
export const program = computed((): Program | null => {
  const { language } = draft.value;
  const source = language === 'wasm' ? '' : textIn(language);
  return programOf(draft.value, { source, files: pythonFiles.value, entry: 'robot' });
});

const takes: Takes = {
  text: write,
  module: (module) => workshop.act({ kind: 'draft', change: { language: 'wasm', module } }),
  uncompiled: (file) => workshop.act({ kind: 'uncompiled', file }),
  python: () => choose('python'),
};

/** Takes a robot from a file. A text of another name is one in JavaScript. */
export function takeRobot(file: File): Promise<void> {
  openWorkshop();
  return takeFile(file, takes);
}
