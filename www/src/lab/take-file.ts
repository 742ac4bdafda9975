// A program that a visitor brings as a file: it is dropped anywhere, or chosen.

import { notices } from '../game';
import { python } from '../game/python-pack';
import { uncompiledLanguage } from '../lib/program-files';
import { tidy } from '../lib/tidy';
import { bytesOf, readFile } from '../panes/files';
import type { Module, TextLanguage, Uncompiled } from './draft';

/** Megabytes of a program. */
const LARGEST_TEXT = 1;
const LARGEST_MODULE = 64;
const MEGABYTE = 1_000_000;

/** What is done with each kind of file. */
export type Takes = {
  text(language: TextLanguage, text: string): void;
  module(module: Module): void;
  /** A source file that must be compiled first. */
  uncompiled(file: Uncompiled): void;
  /** The pack of Python has come: who brings it wants that language. */
  python(): void;
};

async function takeModule(file: File, takes: Takes): Promise<void> {
  const { name } = file;
  if (file.size > LARGEST_MODULE * MEGABYTE) return notices.say({ kind: 'bigFile', name, limit: LARGEST_MODULE });
  const bytes = await bytesOf(file);
  if (bytes) takes.module({ name, bytes });
}

const takeText = (file: File, language: TextLanguage, takes: Takes): Promise<void> =>
  readFile(file, LARGEST_TEXT, (text) => takes.text(language, tidy(text)));

/** Takes a program, the pack of Python, or a source file that must be compiled first, by what its name ends with. */
export async function takeFile(file: File, takes: Takes): Promise<void> {
  const language = uncompiledLanguage(file.name);
  if (language) takes.uncompiled({ name: file.name, language });
  else if (/\.gz$/i.test(file.name)) {
    takes.python();
    await python.open(file);
  } else if (/\.wasm$/i.test(file.name)) await takeModule(file, takes);
  else await takeText(file, /\.py$/i.test(file.name) ? 'python' : 'javascript', takes);
}
