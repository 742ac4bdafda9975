// What TypeScript knows of the words: a module for each file, with what each message says.
import { type Catalogue, LANGUAGES, type Signature } from './catalogue.ts';
import type { Kind, Message } from './compile.ts';

const RESERVED = new Set(
  'case catch class const default delete do else export false for if import in new null return switch this true try typeof var void while with'.split(
    ' ',
  ),
);

function typeOf({ keys, isNumber, isOpen }: Kind): string {
  if (isNumber) return 'number';
  if (isOpen) return 'string';
  return keys.size > 0 ? [...keys].map((key) => JSON.stringify(key)).join(' | ') : 'string | number';
}

const fields = (entries: [string, string][]) => `{ ${entries.map(([key, type]) => `${key}: ${type}`).join('; ')} }`;

function typeOfMessage({ args, elements }: Signature): string {
  const given = fields([...args].map(([key, kind]) => [key, typeOf(kind)]));
  if (elements.size > 0) {
    const makers = fields([...elements].map((one) => [one, '(inner: string) => T']));
    return `<T>(d: ${given}, t: ${makers}) => (string | T)[]`;
  }
  return args.size > 0 ? `(d: ${given}) => string` : 'string';
}

function declaration(message: Message, signature: Signature): string {
  const doc = message.source
    .replaceAll('*/', '* /')
    .split('\n')
    .map((line) => line.trim())
    .join('\n   * ');
  const name = RESERVED.has(message.name) ? `${message.name}_` : message.name;
  const renamed = name === message.name ? '' : `\n  export { ${name} as ${message.name} };`;
  return `  /** ${doc} */\n  ${renamed ? '' : 'export '}const ${name}: ${typeOfMessage(signature)};${renamed}\n`;
}

const OTHERS = `declare module 'words:language' {
  /** The language that the page speaks. */
  export const LANGUAGE: string;
  /** Fonts that have its script, as CSS lists them. */
  export const FONTS: string;
}

declare module 'words:*.md' {
  export const text: string;
}

declare module 'words:*.json' {
  export const text: unknown;
}
`;

/** A text that code names the anchors of. */
function declarationOfText(catalogue: Catalogue, file: string): string {
  const anchors = [...catalogue.anchors(LANGUAGES[0], file).keys()].map((anchor) => JSON.stringify(anchor));
  if (anchors.length === 0) return '';
  const type = `  /** The anchors of its headings. */\n  export type Anchor = ${anchors.join(' | ')};\n`;
  return `declare module 'words:${file}' {\n  export const text: string;\n${type}}\n`;
}

/** The files by their names: what is not bundled takes its words from there. */
function declarationOfFiles(names: string[]): string {
  const lines = names.map((name) => `    ${JSON.stringify(name)}: typeof import('words:${name}');\n`);
  return `declare module 'words:files' {\n  export type Files = {\n${lines.join('')}  };\n}\n`;
}

/** The declarations of all words. */
export function declarations(catalogue: Catalogue): string {
  const modules = catalogue.names().map((name) => {
    const messages = [...catalogue.file(LANGUAGES[0], name).values()];
    const lines = messages.map((message) => declaration(message, catalogue.common(name, message)));
    return `declare module 'words:${name}' {\n${lines.join('')}}\n`;
  });
  const texts = catalogue.texts().map((file) => declarationOfText(catalogue, file));
  return `// Made from the words of the page.\n\n${[OTHERS, declarationOfFiles(catalogue.names()), ...modules, ...texts].join('\n')}`;
}
