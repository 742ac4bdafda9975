// Styles of one part each. A class is named by its module and by its name there, in every build and in tests.
import { readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { transform } from 'lightningcss';
import type { Plugin } from 'vite';

const END = '.module.css';
const SRC = fileURLToPath(new URL('../src/', import.meta.url));

const moduleOf = (file: string) => basename(file.replace(/\?.*/, ''), END);

/** `compare_verdict`: the class `verdict` of `compare.module.css`. */
export const scopedName = (local: string, file: string): string => `${moduleOf(file)}_${local}`;

/** Two modules of one name would style each other. */
export const uniqueModules = (): Plugin => ({
  name: 'unique-modules',
  buildStart() {
    const files = readdirSync(SRC, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith(END));
    const first = new Map<string, string>();
    for (const file of files) {
      const other = first.get(moduleOf(file));
      if (other) this.error(`${file} and ${other} have one name: rename one, because its classes are named by it`);
      first.set(moduleOf(file), file);
    }
  },
});

/** The classes of a module. */
function localsOf(file: string): string[] {
  const { exports } = transform({ filename: file, code: readFileSync(file), cssModules: { pattern: '[local]' } });
  return Object.keys(exports ?? {});
}

const NAMES = '\0names:';

/** For tests without a browser: the names of classes, without their styles. A name that no module has is an error. */
export const namesOnly = (): Plugin => ({
  name: 'names-only',
  enforce: 'pre',
  async resolveId(source, importer) {
    if (!source.endsWith(END)) return null;
    const found = await this.resolve(source, importer, { skipSelf: true });
    // Whatever ends with .css would be taken for a style.
    return found && NAMES + found.id.slice(0, -'.css'.length);
  },
  load(id) {
    if (!id.startsWith(NAMES)) return null;
    const file = `${id.slice(NAMES.length)}.css`;
    const names = Object.fromEntries(localsOf(file).map((local) => [local, scopedName(local, file)]));
    return `export default ${JSON.stringify(names)}`;
  },
});
