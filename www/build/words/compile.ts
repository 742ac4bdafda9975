// Words in Fluent's syntax become functions: each message of a file is a string, or a function of its arguments.
//
// Of the syntax there is what sentences need: arguments, choices by plural category, number or key, other messages, and elements
// (`<b>word</b>`), which the caller makes. What else there is, is refused.
// Nothing of Fluent is in the page: its runtime would be 4 to 16 kB more.
import * as fluent from '@fluent/syntax';

/** What an argument may be: a number, one of some keys, or anything that is written as it is. */
export type Kind = { keys: Set<string>; isNumber: boolean; isOpen: boolean };

export type Message = {
  name: string;
  /** As it stands in the file. */
  source: string;
  /** From 1. */
  line: number;
  args: Map<string, Kind>;
  elements: Set<string>;
  /** Other messages that it names. */
  uses: Set<string>;
  /** An expression; `d` are the arguments, `t` the makers of elements. */
  code: string;
};

/** What is wrong with a file of words, and where: from 1. */
export class WordsError extends Error {
  constructor(file: string, line: number, fault: string) {
    super(`${file}:${line}: ${fault}`);
    this.name = 'WordsError';
  }
}

/** `typeset`: what a language does to its text. `blank`: what stands between a number and its noun. */
export type Language = { locale: string; typeset?: (text: string) => string; blank?: string };

const CATEGORIES = new Set(['zero', 'one', 'two', 'few', 'many', 'other']);
/** Of how many arguments a message may depend; more is logic, which belongs to code. */
const MOST_CHOICES = 2;
const TAG = /(<\/?[a-zA-Z]\w*>)/;

const quoted = (text: string) => JSON.stringify(text);
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const lineAt = (text: string, offset: number) => text.slice(0, offset).split('\n').length;

/** The messages of a file. An attribute is a message, too: `.title` of `open` is `openTitle`. */
export function compile(text: string, file: string, language: Language): Message[] {
  const { body } = new fluent.FluentParser({ withSpans: true }).parse(text);
  const messages: Message[] = [];
  const add = (name: string, node: fluent.SyntaxNode, pattern: fluent.Pattern) => {
    const { start, end } = node.span as fluent.Span;
    const [line, source] = [lineAt(text, start), text.slice(start, end)];
    if (messages.some((other) => other.name === name)) throw new WordsError(file, line, `${name} stands twice`);
    messages.push({ ...new Sentence(file, text, language).compile(pattern), name, source, line });
  };
  for (const entry of body) {
    if (entry instanceof fluent.Junk) throw junk(entry, text, file);
    if (!(entry instanceof fluent.Message)) continue;
    if (entry.value) add(entry.id.name, entry, entry.value);
    for (const one of entry.attributes) add(entry.id.name + capital(one.id.name), one, one.value);
  }
  return messages;
}

function junk(entry: fluent.Junk, text: string, file: string): WordsError {
  const [first] = entry.annotations;
  const at = (first ?? entry).span?.start ?? 0;
  return new WordsError(file, lineAt(text, at), first?.message ?? 'this is no message');
}

/** Whether a part is what stands between a number and the noun that goes with it. */
function isBlankOfNumber(elements: fluent.PatternElement[], at: number): boolean {
  const [before, here, after] = elements.slice(Math.max(0, at - 1), at + 2);
  const isBlank = at > 0 && here instanceof fluent.TextElement && here.value === ' ';
  const isNumber = before instanceof fluent.Placeable && before.expression instanceof fluent.VariableReference;
  return (
    isBlank && isNumber && after instanceof fluent.Placeable && after.expression instanceof fluent.SelectExpression
  );
}

type Compiled = Pick<Message, 'args' | 'elements' | 'uses' | 'code'>;
type Selection = { of: string; pick: string; isNumber: boolean };

/** One sentence on its way to an expression. */
class Sentence {
  private readonly args = new Map<string, Kind>();
  private readonly elements = new Set<string>();
  private readonly uses = new Set<string>();
  private readonly choices = new Set<string>();

  constructor(
    private readonly file: string,
    private readonly text: string,
    private readonly language: Language,
  ) {}

  compile(pattern: fluent.Pattern): Compiled {
    const code = this.hasElements(pattern) ? this.list(pattern) : this.sum(pattern);
    if (this.choices.size > MOST_CHOICES)
      throw this.fault(pattern, `chooses by ${[...this.choices].join(', ')}: at most ${MOST_CHOICES} arguments`);
    return { args: this.args, elements: this.elements, uses: this.uses, code };
  }

  private fault(node: fluent.SyntaxNode, what: string): WordsError {
    return new WordsError(this.file, lineAt(this.text, node.span?.start ?? 0), what);
  }

  /** Text and arguments, joined. */
  private sum({ elements }: fluent.Pattern): string {
    const parts = elements.map((one, i) => (isBlankOfNumber(elements, i) ? this.blank() : this.part(one)));
    return parts.filter((part) => part !== '""').join(' + ') || '""';
  }

  private part(one: fluent.PatternElement): string {
    if (!(one instanceof fluent.TextElement)) return this.expression(one.expression);
    if (TAG.test(one.value)) throw this.fault(one, 'an element stands within a choice');
    return quoted(this.typeset(one.value));
  }

  private blank(): string {
    return quoted(this.language.blank ?? ' ');
  }

  private typeset(text: string): string {
    return this.language.typeset?.(text) ?? text;
  }

  private expression(node: fluent.Expression | fluent.Placeable): string {
    if (node instanceof fluent.Placeable) return this.expression(node.expression);
    if (node instanceof fluent.StringLiteral) return quoted(node.parse().value);
    if (node instanceof fluent.VariableReference) return `v(${this.argument(node.id.name)})`;
    if (node instanceof fluent.SelectExpression) return this.choice(node);
    if (node instanceof fluent.MessageReference) return this.other(node);
    throw this.fault(node, `${node.type} has no meaning here`);
  }

  private other({ id, attribute }: fluent.MessageReference): string {
    const name = id.name + capital(attribute?.name ?? '');
    this.uses.add(name);
    return `${name}(d)`;
  }

  private argument(name: string): string {
    this.kind(name);
    return `d.${name}`;
  }

  private kind(name: string): Kind {
    const kind = this.args.get(name) ?? { keys: new Set(), isNumber: false, isOpen: false };
    this.args.set(name, kind);
    return kind;
  }

  /** A number by its value or plural category, a word by its key; the default stands for all others. */
  private choice(node: fluent.SelectExpression): string {
    const keys = node.variants.map(({ key }) => (key instanceof fluent.Identifier ? key.name : Number(key.value)));
    const { of, pick, isNumber } = this.selection(node, keys);
    this.choices.add(of);
    const test = (key: string | number) =>
      typeof key === 'number' ? `d.${of} === ${key}` : `${isNumber ? pick : `d.${of}`} === ${quoted(key)}`;
    let [code, rest] = ['', '""'];
    node.variants.forEach((variant, i) => {
      if (variant.default) rest = this.sum(variant.value);
      else code += `${test(keys[i] as string)} ? ${this.sum(variant.value)} : `;
      this.allow(of, keys[i] as string, variant, isNumber);
    });
    return `(${code}${rest})`;
  }

  private selection(node: fluent.SelectExpression, keys: (string | number)[]): Selection {
    const { selector } = node;
    const isOrdinal = selector instanceof fluent.FunctionReference && selector.id.name === 'ORDINAL';
    const variable = isOrdinal ? selector.arguments.positional[0] : selector;
    if (!(variable instanceof fluent.VariableReference)) throw this.fault(selector, 'a choice is made by an argument');
    const of = variable.id.name;
    const isNumber = isOrdinal || keys.every((key) => typeof key === 'number' || CATEGORIES.has(key));
    if (isNumber) this.checkForms(node, keys, isOrdinal ? 'ordinal' : 'cardinal');
    return { of, pick: `${isOrdinal ? 'nth' : 'plural'}(d.${of})`, isNumber };
  }

  private checkForms(node: fluent.SelectExpression, keys: (string | number)[], type: Intl.PluralRuleType): void {
    const { locale } = this.language;
    const forms = new Intl.PluralRules(locale, { type }).resolvedOptions().pluralCategories;
    for (const key of keys)
      if (typeof key === 'string' && !forms.includes(key as Intl.LDMLPluralRule))
        throw this.fault(node, `${locale} has no plural form “${key}”, but ${forms.join(', ')}`);
  }

  private allow(of: string, key: string, { default: isDefault }: fluent.Variant, isNumber: boolean): void {
    const kind = this.kind(of);
    if (isNumber) kind.isNumber = true;
    else if (isDefault && key === 'other') kind.isOpen = true;
    else kind.keys.add(key);
  }

  private hasElements({ elements }: fluent.Pattern): boolean {
    return elements.some((one) => one instanceof fluent.TextElement && TAG.test(one.value));
  }

  /** Text and elements, in a list. */
  private list(pattern: fluent.Pattern): string {
    const list: string[] = [];
    let [open, inner] = ['', [] as string[]];
    for (const token of pattern.elements.flatMap((one) => this.tokens(one))) {
      if (!TAG.test(token)) (open ? inner : list).push(token);
      else if (token[1] !== '/' && !open) [open, inner] = [token.slice(1, -1), []];
      else if (open && token === `</${open}>`) {
        this.elements.add(open);
        list.push(`t.${open}(${inner.join(' + ') || '""'})`);
        open = '';
      } else throw this.fault(pattern, `${token} is not where an element begins or ends`);
    }
    if (open) throw this.fault(pattern, `<${open}> has no end`);
    return `[${list.join(', ')}]`;
  }

  /** Tags stand bare, everything else as code. */
  private tokens(one: fluent.PatternElement): string[] {
    if (!(one instanceof fluent.TextElement)) return [this.expression(one.expression)];
    const parts = one.value.split(TAG).filter(Boolean);
    return parts.map((part) => (TAG.test(part) && part.match(TAG)?.[0] === part ? part : quoted(this.typeset(part))));
  }
}
