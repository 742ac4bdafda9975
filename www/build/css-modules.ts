// Styles of one part each. A class is named by its module and by its name there, in every build and in tests.
import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { transform } from 'lightningcss';
import type { CSSOptions, Plugin, Rolldown } from 'vite';

const END = '.module.css';
const SRC = fileURLToPath(new URL('../src/', import.meta.url));

const moduleOf = (file: string) => basename(file.replace(/\?.*/, ''), END);

/** `compare_verdict`: the class `verdict` of `compare.module.css`. */
export const scopedName = (local: string, file: string): string => `${moduleOf(file)}_${local}`;

type PostcssPlugins = NonNullable<Exclude<CSSOptions['postcss'], string | undefined>['plugins']>;

/** `parts` for the kit, and for each floor above it a layer of its own. */
const layerOf = (file: string): string => {
  const [floor = ''] = relative(SRC, file).split(sep);
  return floor === 'ui' ? 'parts' : `screens.${floor}`;
};

/** A module's rules are in the layer of its floor: a higher one has its way with what it takes from a lower one. */
const byFloor: PostcssPlugins[number] = {
  postcssPlugin: 'layers',
  Once(root, { AtRule }) {
    const file = root.source?.input.file ?? '';
    if (!file.endsWith(END)) return;
    // The inside of another module is not its business.
    root.walkRules(/:global\(\.[\w-]+_/, (rule) => {
      throw rule.error('A class of another module: let that part take a class, or read a variable', {
        plugin: 'layers',
      });
    });
    const layer = new AtRule({ name: 'layer', params: layerOf(file), nodes: [] });
    // What says how paper is cut knows no layers.
    layer.append(root.nodes.filter((node) => node.type !== 'atrule' || node.name !== 'page'));
    root.append(layer);
  },
};

export const layers: PostcssPlugins = [byFloor];

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

const IMPORT = /^import (\w+) from ['"]([^'"]*\.module\.css)['"]/gm;

function inPlace(this: Rolldown.TransformPluginContext, code: string, id: string): string {
  return [...code.matchAll(IMPORT)].reduce((text, [, variable = '', source = '']) => {
    const file = join(dirname(id), source);
    const locals = new Set(localsOf(file));
    return text.replace(new RegExp(`(?<![\\w$./])${variable}\\.(\\w+)`, 'g'), (_, local: string) => {
      if (!locals.has(local)) this.error(`${source} has no class ${local}`);
      return JSON.stringify(scopedName(local, file));
    });
  }, code);
}

/** Where a script says `css.row` stands the name of the class: fewer bytes, and a name that no module has is an error. */
export const namesInPlace = (): Plugin[] => [
  { name: 'names-in-place', transform: { filter: { id: /\.tsx?$/, code: /\.module\.css/ }, handler: inPlace } },
  {
    name: 'styles-stay',
    enforce: 'post',
    // A module of which no name is asked for would be left out, with its styles.
    transform: {
      filter: { id: /\.module\.css$/ },
      handler: (code) => ({ code, map: null, moduleSideEffects: 'no-treeshake' as const }),
    },
  },
];

const NAMES = '\0names:';

/** For tests without a browser: the names of classes, without their styles. */
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
