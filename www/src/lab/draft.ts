// A program that a visitor writes or brings, before it can be run.
import type { Entry, Language, Program, PythonFiles } from '../engine/programs/program';
import type { CompiledLanguage } from '../lib/program-files';
import { withoutMark } from '../lib/tidy';
import type { StoredModule } from '../links/module-store';

/** The languages that are written here; a module is made elsewhere. */
export type TextLanguage = Exclude<Language, 'wasm'>;

/** A module, and the name of its file. */
export type Module = StoredModule;

/** A text for each language in which the program has been written, or a module. */
export type Draft = {
  language: Language;
  texts: Partial<Record<TextLanguage, string>>;
  module: Module | null;
};

/** What every program begins with. */
export const NO_DRAFT: Draft = { language: 'javascript', texts: {}, module: null };

/** A source file that must be compiled first: `commands.ts`. */
export type Uncompiled = { name: string; language: CompiledLanguage };

type Parts = { source: string; files: PythonFiles | null; entry: Entry; kit?: string | undefined };

/** The program as it can be run; null while a part of it is missing. `source`: its text, unless it is a module. */
export function programOf({ language, module }: Draft, { source: text, files, entry, kit }: Parts): Program | null {
  if (language === 'wasm') return module && { language, module: module.bytes };
  const source = withoutMark(text);
  if (language === 'javascript') return { language, source, entry, ...(kit && { kit }) };
  return files && { language, source, files };
}
