// The dialog of inputs: their cases, and random ones.
import './inputs.css';
import * as w from 'words:inputs';
import { useEffect } from 'preact/hooks';
import { input, validSource } from '../../game';
import { focusElement } from '../../lib/focus';
import { Dialog } from '../../panes/dialog';
import type { InputsProps } from '../../panes/input';
import { findSpans } from './cases';
import { CasesPage } from './cases-page';
import { RandomPage } from './random-page';
import { inputsDialog, PAGES, type Page } from './state';

const { page } = inputsDialog.state;
const turnTo = (page: Page) => inputsDialog.turnTo(page);

const PARTS = { cases: CasesPage, random: RandomPage } as const;

function onKey(event: KeyboardEvent): void {
  const at = PAGES.indexOf(page.peek());
  const to = { ArrowRight: at + 1, ArrowLeft: at - 1 + PAGES.length, Home: 0, End: PAGES.length - 1 }[event.key];
  const next = to === undefined ? undefined : PAGES[to % PAGES.length];
  if (!next) return;
  event.preventDefault();
  turnTo(next);
  focusElement(`inputs-${next}`);
}

function PageTab({ one }: { one: Page }) {
  return (
    <button
      type="button"
      role="tab"
      id={`inputs-${one}`}
      class="tab"
      aria-selected={one === page.value}
      aria-controls="inputs-page"
      tabIndex={one === page.value ? 0 : -1}
      onClick={() => turnTo(one)}
    >
      {w.pages({ page: one })}
    </button>
  );
}

export function Inputs({ page: first, close }: InputsProps) {
  useEffect(() => {
    turnTo(first);
    inputsDialog.setOpen(true);
    const stop = input.onChange(findSpans);
    findSpans();
    return () => {
      stop();
      inputsDialog.setOpen(false);
    };
  }, []);
  const Part = PARTS[page.value];
  const broken = !validSource.value && page.value !== 'random';
  return (
    <Dialog kind="inputs" heading={w.heading} closed={close}>
      <div class="tabs" role="tablist" aria-label={w.label} onKeyDown={onKey}>
        {PAGES.map((one) => (
          <PageTab key={one} one={one} />
        ))}
      </div>
      <div id="inputs-page" role="tabpanel" aria-labelledby={`inputs-${page.value}`} tabIndex={0}>
        {broken ? <p class="muted">{w.broken}</p> : <Part />}
      </div>
    </Dialog>
  );
}
