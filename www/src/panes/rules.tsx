// The rules beside the board, with their text: loaded when they are first read.
import './rules.css';
import { loading, notLoaded } from 'words:page';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { entryOf } from '../board/game-modules';
import type { GameName } from '../engine/boundary';
import { input, state } from '../game';
import { changed, optionOf } from '../game/options';
import type { Annotated, GameRules, Ruling } from '../i18n/rules-common';
import { rules } from '../i18n/rules-en';
import { revealElement } from '../lib/focus';

function Example({ heading, lines }: { heading: string; lines: Annotated[] }) {
  return (
    <>
      <h3>{heading}</h3>
      <dl class="example">
        {lines.map(({ line, note }, i) => (
          <div key={i}>
            <dt>
              <code>{line}</code>
            </dt>
            <dd>{note}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

/** The statement, with the section that is named before a quotation in brackets. */
function source(line: string): string {
  const { statement } = rules.headings;
  const [, section, quotation] = /^([^:“«]+): (.+)$/.exec(line) ?? [];
  return section ? `${statement} (${section}): ${quotation}` : `${statement}: ${line}`;
}

function RulingOf({ ruling }: { ruling: Ruling }) {
  const { id, point, reading, line, slip, ground } = ruling;
  return (
    <li id={`rule-${id}`} tabIndex={-1} class={state.rule.value?.id === id ? 'asked' : ''}>
      <h3>{point}</h3>
      <p>{reading}</p>
      {line && <p class="source">{source(line)}</p>}
      {slip && (
        <p class="slip">
          {rules.headings.slip}: {slip}
        </p>
      )}
      <p class="source">
        {rules.headings.ground}: {rules.grounds[ground === 'text' && slip ? 'textElsewhere' : ground]}
      </p>
    </li>
  );
}

/** The switch of an open point; the first reading is the one that holds without a word. */
function Readings({ readings }: { readings: { name: string; reading: string }[] }) {
  const { options } = state.source.value;
  const chosen = optionOf(options, 'reading') ?? readings[0]?.name;
  return (
    <fieldset class="readings">
      <legend>{rules.headings.followed}</legend>
      {readings.map(({ name, reading }, i) => (
        <label key={name} class="switch">
          <input
            type="radio"
            name="reading"
            checked={name === chosen}
            onChange={() => input.setOptions(changed(options, 'reading', i === 0 ? null : name))}
          />
          {reading}
        </label>
      ))}
    </fieldset>
  );
}

/** The ruling that a reason led to comes into sight and takes the focus. */
function reveal(rule: { id: string } | null): void {
  if (rule) revealElement(`rule-${rule.id}`);
}

type Loaded = { game: GameName; rules: GameRules | null };

/** The text of a game's rules; null where it cannot be loaded, undefined while it is on its way. */
function useRules(game: GameName): GameRules | null | undefined {
  const loaded = useSignal<Loaded | null>(null);
  useEffect(() => {
    const keep = (rules: GameRules | null) => {
      loaded.value = { game, rules };
    };
    entryOf(game)
      .rules()
      .then(keep, () => keep(null));
  }, [game]);
  return loaded.value?.game === game ? loaded.value.rules : undefined;
}

export function Rules({ game }: { game: GameName }) {
  const found = useRules(game);
  if (!found) return <p class="muted">{found === null ? notLoaded : loading}</p>;
  return <Text rules={found} />;
}

function Text({ rules: { task, input, example, rulings, open, readings } }: { rules: GameRules }) {
  const rule = state.rule.value;
  useEffect(() => reveal(rule), [rule]);
  const { headings } = rules;
  return (
    <div class="rules">
      <h2>{headings.task}</h2>
      {task.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      <h2>{headings.input}</h2>
      {input.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      <Example heading={headings.exampleInput} lines={example.input} />
      <Example heading={headings.exampleOutput} lines={example.output} />
      <h2>{headings.rulings}</h2>
      <ol>
        {rulings.map((ruling) => (
          <RulingOf key={ruling.id} ruling={ruling} />
        ))}
      </ol>
      <h2>{headings.open}</h2>
      <p>{open}</p>
      {readings && <Readings readings={readings} />}
    </div>
  );
}
