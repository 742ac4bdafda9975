import * as w from 'words:panes';
import type { FunctionComponent } from 'preact';
import { gameModuleOf } from '../board/game-modules';
import { panes, state } from '../game';
import type { Output } from '../game/thinker';
import { BETWEEN } from '../i18n/join';
import { cx } from '../lib/cx';
import { memo } from '../lib/memo';
import { Button } from '../ui/button';
import { CopyButton } from '../ui/copy';
import css from './output.module.css';
import paneCss from './pane.module.css';
import { RuleLink } from './rule';

function countLines(text: string): number {
  let lines = 0;
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) lines += 1;
  return lines;
}

/** A chunk is laid out only when it comes into sight; until then its lines are counted. */
const Chunk = memo(({ text }: { text: string }) => {
  const lines = countLines(text);
  return (
    <span class={css.chunk} style={{ '--lines': String(lines) }}>
      {text}
    </span>
  );
});

/** The judge's output alone, or what becomes of another program's. */
function TestButton() {
  const on = state.comparing.value;
  const run = () => (on ? panes.setComparing(false) : panes.askForOutput());
  return (
    <Button icon="test" pressed={on} run={run}>
      {w.test}
    </Button>
  );
}

function Tools({ output }: { output: Output }) {
  return (
    <>
      <TestButton />
      <CopyButton text={output.chunks} disabled={output.busy} />
    </>
  );
}

/** Mistakes of the statement that the position that is shown, or its output, touches. */
function Errata() {
  const board = state.shown.value?.frame.board;
  const errata = board ? (gameModuleOf(board.game).value?.errata(board) ?? []) : [];
  if (errata.length === 0) return null;
  return (
    <details class={css.errata}>
      <summary>{w.errata}</summary>
      <ul>
        {errata.map(({ text, rule }) => (
          <li key={text}>
            {text}
            {BETWEEN}
            <RuleLink rule={rule}>{w.toRule}</RuleLink>
          </li>
        ))}
      </ul>
    </details>
  );
}

function Judges({ output }: { output: Output | null }) {
  return (
    <pre tabIndex={0} role="region" aria-label={w.outputText} aria-busy={output?.busy ?? true}>
      {output?.chunks.map((text, i) => (
        <Chunk key={i} text={text} />
      ))}
    </pre>
  );
}

/** `Compare`: what stands in the place of the output while it is compared with another. */
type Props = { class: string | undefined; Compare: FunctionComponent };

export function OutputPane({ class: own, Compare }: Props) {
  const output = state.output.value;
  const broken = !!state.parsed.value?.error;
  return (
    <section
      class={cx(paneCss.pane, css.output, own)}
      data-comparing={state.comparing.value}
      aria-labelledby="output-heading"
    >
      <header>
        <h2 id="output-heading">{w.output}</h2>
        {output?.busy && output.cases > 0 && (
          <span class="muted">{w.working({ done: output.cases, all: state.cases.value })}</span>
        )}
        {!broken && !(output && output.cases > 0) && <span class="muted late">{w.waiting}</span>}
        {output && <Tools output={output} />}
      </header>
      {broken ? <p class={css.hint}>{w.noOutput}</p> : state.comparing.value ? <Compare /> : <Judges output={output} />}
      {!broken && <Errata />}
    </section>
  );
}
