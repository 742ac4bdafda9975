import './output.css';
import './pane.css';
import * as w from 'words:panes';
import { useSignal } from '@preact/signals';
import type { FunctionComponent } from 'preact';
import { gameModuleOf } from '../board/game-modules';
import { panes, state } from '../game';
import type { Output } from '../game/thinker';
import { Icon } from '../lib/icons';
import { memo } from '../lib/memo';
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
    <span class="chunk" style={{ '--lines': String(lines) }}>
      {text}
    </span>
  );
});

/** Whether a text is on the clipboard now. */
export async function copied(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copiedByHand(text);
  }
}

/** Where a page may not use the clipboard, such as plain http in a school. */
function copiedByHand(text: string): boolean {
  const field = document.createElement('textarea');
  field.value = text;
  field.className = 'unseen';
  document.body.append(field);
  field.select();
  const done = document.execCommand('copy');
  field.remove();
  return done;
}

const Copy = ({ output }: { output: Output }) => <CopyButton text={output.chunks} busy={output.busy} />;

/** Copies a text, or the chunks of one. */
export function CopyButton({ text, busy = false }: { text: string | string[]; busy?: boolean }) {
  const said = useSignal('');
  const run = async () => {
    said.value = (await copied([text].flat().join(''))) ? w.copied : w.notCopied;
  };
  return (
    <button
      type="button"
      class="icon-button"
      title={w.copy}
      disabled={busy}
      onClick={run}
      onBlur={() => (said.value = '')}
    >
      <Icon name={said.value === w.copied ? 'done' : said.value ? 'warn' : 'copy'} />
      <span class="unseen" aria-live="polite">
        {said.value || w.copy}
      </span>
    </button>
  );
}

/** The judge's output alone, or what becomes of another program's. */
function TestButton() {
  const on = state.comparing.value;
  const run = () => (on ? panes.setComparing(false) : panes.askForOutput());
  return (
    <button type="button" class="button" aria-pressed={on} onClick={run}>
      <Icon name="test" />
      {w.test}
    </button>
  );
}

function Tools({ output }: { output: Output }) {
  return (
    <>
      <TestButton />
      <Copy output={output} />
    </>
  );
}

/** Mistakes of the statement that the position that is shown, or its output, touches. */
function Errata() {
  const board = state.shown.value?.frame.board;
  const errata = board ? (gameModuleOf(board.game).value?.errata(board) ?? []) : [];
  if (errata.length === 0) return null;
  return (
    <details class="errata">
      <summary>{w.errata}</summary>
      <ul>
        {errata.map(({ text, rule }) => (
          <li key={text}>
            {text} <RuleLink rule={rule}>{w.toRule}</RuleLink>
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
export function OutputPane({ Compare }: { Compare: FunctionComponent }) {
  const output = state.output.value;
  const broken = !!state.parsed.value?.error;
  return (
    <section class="pane output" data-comparing={state.comparing.value} aria-labelledby="output-heading">
      <header>
        <h2 id="output-heading">{w.output}</h2>
        {output?.busy && output.cases > 0 && (
          <span class="muted">{w.working({ done: output.cases, all: state.cases.value })}</span>
        )}
        {!broken && !(output && output.cases > 0) && <span class="muted late">{w.waiting}</span>}
        {output && <Tools output={output} />}
      </header>
      {broken ? <p class="hint">{w.noOutput}</p> : state.comparing.value ? <Compare /> : <Judges output={output} />}
      {!broken && <Errata />}
    </section>
  );
}
