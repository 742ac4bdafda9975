// The dialog of inputs: their cases, and random ones.
import * as w from 'words:inputs';
import { useLayoutEffect } from 'preact/hooks';
import { input, validSource } from '../../game';
import type { InputsProps } from '../../panes/input';
import { Dialog } from '../../ui/dialog';
import { TabPanel, Tabs } from '../../ui/tabs';
import { findSpans } from './cases';
import { CasesPage } from './cases-page';
import css from './inputs.module.css';
import { RandomPage } from './random-page';
import { inputsDialog, PAGES, type Page } from './state';

const { page } = inputsDialog.state;
const turnTo = (page: Page) => inputsDialog.turnTo(page);

const PARTS = { cases: CasesPage, random: RandomPage } as const;

const TABS = PAGES.map((id) => ({ id, name: w.pages({ page: id }) }));

export function Inputs({ page: first, close }: InputsProps) {
  // Before a person can turn to another page.
  useLayoutEffect(() => {
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
    <Dialog class={css.inputs} room="panel" heading={w.heading} closed={close}>
      <Tabs
        class={css.pagesOfInputs}
        label={w.label}
        prefix="inputs"
        panel="inputs-page"
        tabs={TABS}
        now={page.value}
        choose={turnTo}
      />
      <TabPanel id="inputs-page" tab={`inputs-${page.value}`} isReached>
        {broken ? <p class="muted">{w.broken}</p> : <Part />}
      </TabPanel>
    </Dialog>
  );
}
