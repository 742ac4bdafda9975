// The rules beside the board, with their text: loaded when they are first read.
import { loading, notLoaded } from 'words:page';
import { useSignal } from '@preact/signals';
import type { Token, Tokens } from 'marked';
import { useEffect, useMemo } from 'preact/hooks';
import { entryOf } from '../board/game-modules';
import type { GameName } from '../engine/boundary';
import { input, state } from '../game';
import { changed, optionOf } from '../game/options';
import { BETWEEN, bracketed, STOP } from '../i18n/join';
import { cx } from '../lib/cx';
import { tokensOf } from '../lib/markdown-tokens';
import { Check } from '../ui/check';
import { revealElement } from '../ui/focus';
import { Blocks } from './markdown';
import css from './rules.module.css';

/** A heading with what stands below it. `id`: the anchor that reasons lead to. */
type Section = { depth: number; heading: string; id: string | null; body: Token[] };

/** `Where you may walk {#walk}`. */
const ANCHORED = /^(.*?)(?: \{#(\w+)\})?$/;
/** An answer to the open question: the option's value, and what it says. */
const ANSWER = /^`(\w+)`: (.+)$/;

export function Rules({ game }: { game: GameName }) {
  const text = useRules(game);
  if (!text) return <p class="muted">{text === null ? notLoaded : loading}</p>;
  const { origin, judges, task } = entryOf(game).about;
  return (
    <>
      <p class="muted">
        <b>{origin}</b>
        {judges && bracketed({ text: '', inside: judges })}
        {STOP}
        {BETWEEN}
        {task}
      </p>
      <Text text={text} />
    </>
  );
}

type Loaded = { game: GameName; text: string | null };

/** The text of a game's rules; null where it cannot be loaded, undefined while it is on its way. */
function useRules(game: GameName): string | null | undefined {
  const loaded = useSignal<Loaded | null>(null);
  useEffect(() => {
    const keep = (text: string | null) => {
      loaded.value = { game, text };
    };
    entryOf(game)
      .rules()
      .then(keep, () => keep(null));
  }, [game]);
  return loaded.value?.game === game ? loaded.value.text : undefined;
}

function Text({ text }: { text: string }) {
  const sections = useMemo(() => sectionsOf(text), [text]);
  const rule = state.rule.value;
  useEffect(() => reveal(rule), [rule]);
  return (
    <div class={css.rules}>
      {sections.map((section, nth) => (
        <Part key={nth} {...section} />
      ))}
    </div>
  );
}

/** The ruling that a reason led to comes into sight and takes the focus. */
function reveal(rule: { id: string } | null): void {
  if (rule) revealElement(`rule-${rule.id}`);
}

function sectionsOf(text: string): Section[] {
  const sections: Section[] = [];
  for (const token of tokensOf(text))
    if (token.type === 'heading') sections.push(begun(token as Tokens.Heading));
    else if (token.type !== 'space') sections.at(-1)?.body.push(token);
  return sections;
}

function begun({ depth, text }: Tokens.Heading): Section {
  const [, heading = '', id = null] = ANCHORED.exec(text) ?? [];
  return { depth, heading, id, body: [] };
}

function Part({ depth, heading, id, body }: Section) {
  const Heading = depth === 1 ? 'h2' : 'h3';
  const isAsked = id !== null && state.rule.value?.id === id;
  const anchor = id === null ? {} : { id: `rule-${id}`, tabIndex: -1 };
  const isRuling = id !== null && depth > 1;
  return (
    <section {...anchor} class={cx(isRuling && css.ruling, isAsked && css.asked)}>
      <Heading>{heading}</Heading>
      {id === 'open' ? <Open tokens={body} /> : <Blocks tokens={body} />}
    </section>
  );
}

/** The open question: at its end the words above the answers that the solver can be set to, and these answers. */
function Open({ tokens }: { tokens: Token[] }) {
  const [legend, answers] = tokens.slice(-2);
  if (legend?.type !== 'paragraph' || answers?.type !== 'list') return <Blocks tokens={tokens} />;
  return (
    <>
      <Blocks tokens={tokens.slice(0, -2)} />
      <Readings legend={legend.text} answers={(answers as Tokens.List).items} />
    </>
  );
}

/** The switch of an open point; the first reading is the one that holds without a word. */
function Readings({ legend, answers }: { legend: string; answers: Tokens.ListItem[] }) {
  const readings = answers.map(({ text }) => ANSWER.exec(text) ?? ['', '', text]);
  const chosen = optionOf(state.source.value.options, 'reading') ?? readings[0]?.[1];
  const choose = (name: string | null) => input.setOptions(changed(state.source.peek().options, 'reading', name));
  return (
    <fieldset class={css.readings}>
      <legend>{legend}</legend>
      {readings.map(([, name = '', reading], nth) => (
        <Check key={name} group="reading" on={name === chosen} set={() => choose(nth === 0 ? null : name)}>
          {reading}
        </Check>
      ))}
    </fieldset>
  );
}
