// The rules beside the board, with their text: loaded when they are first read.
import './rules.css';
import { useEffect } from 'preact/hooks';
import type { GameName } from '../engine/boundary';
import type { Annotated, RuleId, Ruling } from '../i18n/rules-common';
import { rules } from '../i18n/rules-en';
import { revealElement } from '../lib/focus';
import { act } from '../store/act';
import { changed, optionOf } from '../store/options';
import { state } from '../store/state';

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

function RulingOf({ ruling }: { ruling: Ruling }) {
  const { id, point, reading, line, slip, ground } = ruling;
  return (
    <li id={`rule-${id}`} tabIndex={-1} class={state.rule.value?.id === id ? 'asked' : ''}>
      <h3>{point}</h3>
      <p>{reading}</p>
      {line && (
        <p class="source">
          {rules.headings.statement}: {line}
        </p>
      )}
      {slip && (
        <p class="slip">
          {rules.headings.slip}: {slip}
        </p>
      )}
      <p class="source">
        {rules.headings.ground}: {rules.grounds[ground]}
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
      {readings.map(({ name, reading }, i) => (
        <label key={name} class="switch">
          <input
            type="radio"
            name="reading"
            checked={name === chosen}
            onChange={() => act({ kind: 'options', options: changed(options, 'reading', i === 0 ? null : name) })}
          />
          {reading}
        </label>
      ))}
    </fieldset>
  );
}

/** The ruling that a reason led to comes into sight and takes the focus. */
function reveal(rule: { id: RuleId } | null): void {
  if (rule) revealElement(`rule-${rule.id}`);
}

export function Rules({ game }: { game: GameName }) {
  const rule = state.rule.value;
  useEffect(() => reveal(rule), [rule]);
  const { headings } = rules;
  const { task, input, example, rulings, open, readings } = rules.games[game];
  return (
    <div class="rules">
      <h2>{headings.task}</h2>
      {task.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      <h2>{headings.input}</h2>
      <p>{input}</p>
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
