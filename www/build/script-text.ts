// Scripts for a place that cannot load any: the worker of a frame without an origin. `import code from './x?script'` brings a script
// with all that it imports, as one text.
import type { Plugin } from 'vite';
import { onlyDependencies } from './notices.ts';
import { scriptOf } from './script.ts';

const QUERY = '?script';
const SCRIPT = '\0script:';

const texts = new Map<string, Promise<string>>();

export const scriptTexts = (): Plugin => ({
  name: 'script-texts',
  enforce: 'pre',
  async resolveId(source, importer) {
    if (!source.endsWith(QUERY)) return null;
    const found = await this.resolve(source.slice(0, -QUERY.length), importer, { skipSelf: true });
    return found && SCRIPT + found.id;
  },
  async load(id) {
    if (!id.startsWith(SCRIPT)) return null;
    const file = id.slice(SCRIPT.length);
    const text = texts.get(file) ?? scriptOf(file, { plugins: [onlyDependencies()] });
    texts.set(file, text);
    return `export default ${JSON.stringify(await text)};`;
  },
});
