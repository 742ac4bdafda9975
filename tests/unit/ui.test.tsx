// @vitest-environment happy-dom
// The page's own kit: what each part is called, and what the keyboard does to it.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as page from 'words:page';
import * as w from 'words:panes';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/preact';
import { useState } from 'preact/hooks';
import { afterEach, expect, test, vi } from 'vitest';
import { Alert } from '../../www/src/ui/alert';
import { Button, FileButton, IconButton } from '../../www/src/ui/button';
import { Check } from '../../www/src/ui/check';
import { CopyButton } from '../../www/src/ui/copy';
import { Dialog, showDialog } from '../../www/src/ui/dialog';
import { Field } from '../../www/src/ui/field';
import { ActionMenu, Menu, MenuItem } from '../../www/src/ui/menu';
import { coverBy } from '../../www/src/ui/over';
import { optionsOf, Select } from '../../www/src/ui/select';
import { TabPanel, Tabs } from '../../www/src/ui/tabs';

afterEach(cleanup);

const focused = () => document.activeElement;
const press = (key: string, on: Element = focused() ?? document.body) => fireEvent.keyDown(on, { key });
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });

test('a button that is off keeps the focus and does nothing', () => {
  const run = vi.fn();
  render(
    <Button off run={run}>
      Go
    </Button>,
  );
  button('Go').focus();
  fireEvent.click(button('Go'));
  expect([focused(), button('Go').getAttribute('aria-disabled'), run]).toEqual([button('Go'), 'true', run]);
  expect(run).not.toHaveBeenCalled();
});

test('a button sends a form only where it is told to', () => {
  render(
    <>
      <Button>Stay</Button>
      <Button submit>Send</Button>
    </>,
  );
  expect([button('Stay').type, button('Send').type]).toEqual(['button', 'submit']);
});

test('a picture has its name as a title, and as what is said', () => {
  const run = vi.fn();
  render(<IconButton name="Close" icon="close" pressed run={run} />);
  fireEvent.click(button('Close'));
  expect([button('Close').title, button('Close').getAttribute('aria-pressed')]).toEqual(['Close', 'true']);
  expect(run).toHaveBeenCalledOnce();
});

test('a button for files is named, and hands on each file', () => {
  const open = vi.fn();
  render(<FileButton name="Open a file" accept=".txt" many open={open} />);
  const field = screen.getByLabelText<HTMLInputElement>('Open a file');
  const files = ['a', 'b'].map((name) => new File([''], name));
  Object.defineProperty(field, 'files', { value: files });
  fireEvent.change(field);
  expect(open.mock.calls.map(([file]) => file.name)).toEqual(['a', 'b']);
});

test('a select is named, shows what is chosen, and hands on the value itself', () => {
  const set = vi.fn();
  const options = optionsOf([null, 0, 20], (value) => (value === null ? 'all' : `${value} moves`));
  render(<Select label="Length" value={20} options={options} set={set} />);
  const list = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Length' });
  expect(list.value).toBe('20');
  for (const value of ['0', '']) fireEvent.change(list, { target: { value } });
  expect(set.mock.calls).toEqual([[0], [null]]);
});

const NAMES = ['a', 'b', 'c'] as const;

function Pages({ chosen }: { chosen: (tab: string) => void }) {
  const [now, turn] = useState<string>('b');
  const choose = (tab: string) => {
    chosen(tab);
    turn(tab);
  };
  const tabs = NAMES.map((id) => ({ id, name: `Page ${id}` }));
  return (
    <>
      <Tabs label="Pages" prefix="page" panel="panel" tabs={tabs} now={now} choose={choose} />
      <TabPanel id="panel" tab={`page-${now}`}>
        {now}
      </TabPanel>
    </>
  );
}

const tab = (name: string) => screen.getByRole('tab', { name: `Page ${name}` });

test('arrows, Home and End move the focus along the tabs and choose nothing', () => {
  const chosen = vi.fn();
  render(<Pages chosen={chosen} />);
  tab('b').focus();
  const went = ['ArrowRight', 'ArrowRight', 'ArrowLeft', 'Home', 'End'].map((key) => {
    press(key);
    return focused()?.textContent;
  });
  expect(went).toEqual(['Page c', 'Page a', 'Page c', 'Page a', 'Page c']);
  expect(chosen).not.toHaveBeenCalled();
});

test('the keys of tabs are not the page’s', () => {
  const heard = vi.fn();
  render(<Pages chosen={() => {}} />);
  document.body.addEventListener('keydown', heard);
  tab('b').focus();
  for (const key of ['ArrowLeft', 'x']) press(key);
  document.body.removeEventListener('keydown', heard);
  expect(heard.mock.calls.map(([{ key }]) => key)).toEqual(['x']);
});

test('a tab that is chosen names the panel, and it alone is reached by Tab', async () => {
  render(<Pages chosen={() => {}} />);
  fireEvent.click(tab('c'));
  const panel = await screen.findByRole('tabpanel', { name: 'Page c' });
  expect(panel.textContent).toBe('c');
  const inOrder = NAMES.filter((name) => (tab(name) as HTMLElement).tabIndex === 0);
  expect([inOrder, tab('c').getAttribute('aria-selected'), tab('c').getAttribute('aria-controls')]).toEqual([
    ['c'],
    'true',
    'panel',
  ]);
});

test('a dialog is named by its heading, and Back closes it', async () => {
  const [covered, uncovered, closed] = [vi.fn(), vi.fn(), vi.fn()];
  coverBy((close) => {
    covered(close);
    return uncovered;
  });
  showDialog((gone) => (
    <Dialog
      class="mine"
      heading="Share"
      closed={() => {
        closed();
        gone();
      }}
    >
      <p>words</p>
    </Dialog>
  ));
  const dialog = await screen.findByRole<HTMLDialogElement>('dialog', { name: 'Share' });
  expect([dialog.open, dialog.classList.contains('mine')]).toEqual([true, true]);
  covered.mock.calls[0]?.[0]();
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect([closed.mock.calls.length, uncovered.mock.calls.length]).toEqual([1, 1]);
});

test('a dialog is closed by its button', () => {
  const closed = vi.fn();
  render(
    <Dialog class="mine" heading="Share" closed={closed}>
      words
    </Dialog>,
  );
  fireEvent.click(button(page.close));
  expect(closed).toHaveBeenCalledOnce();
});

test('a dialog that its owner takes away is closed, and covers nothing more', async () => {
  const [covered, uncovered] = [vi.fn(), vi.fn()];
  coverBy(() => {
    covered();
    return uncovered;
  });
  const { unmount } = render(
    <Dialog class="mine" heading="Help" closed={() => {}}>
      words
    </Dialog>,
  );
  await vi.waitFor(() => expect(covered).toHaveBeenCalledOnce());
  const dialog = screen.getByRole<HTMLDialogElement>('dialog');
  unmount();
  expect([dialog.open, uncovered.mock.calls.length]).toEqual([false, 1]);
});

/** What a document without a screen lacks: a popover that opens and closes. */
function withPopovers(): string[] {
  const told: string[] = [];
  HTMLElement.prototype.showPopover = () => void told.push('opens');
  HTMLElement.prototype.hidePopover = () => void told.push('closes');
  return told;
}

test('arrows lead through a menu, from its button on', () => {
  const told = withPopovers();
  render(
    <Menu name="More" icon="menu">
      <MenuItem name="First" run={() => {}} />
      <MenuItem name="Off" disabled run={() => {}} />
      <Check on={false} set={() => {}}>
        Letters
      </Check>
      <MenuItem name="Last" run={() => {}} />
    </Menu>,
  );
  button('More').focus();
  const went = ['ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowUp', 'Home', 'End'].map((key) => {
    press(key);
    return focused()?.closest('label, button')?.textContent;
  });
  expect(told).toEqual(['opens']);
  expect(went).toEqual(['First', 'Letters', 'Last', 'First', 'Last', 'First', 'Last']);
  expect(screen.getByRole('group', { name: 'More' }).contains(button('First'))).toBe(true);
});

test('an item closes its menu before it acts', () => {
  const told = withPopovers();
  const names = { a: 'Letter A', b: 'Letter B' };
  render(<ActionMenu name="Letters" items={['a', 'b'] as const} names={names} run={(item) => told.push(item)} />);
  fireEvent.click(button('Letter B'));
  expect(told).toEqual(['closes', 'b']);
});

test('a field is named by its label, and what is wrong in it is said with it', () => {
  const set = vi.fn();
  const { rerender } = render(<Field label="Seed" value="x" error="A seed is a number." set={set} />);
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Seed' });
  const said = document.getElementById(field.getAttribute('aria-describedby') ?? '');
  expect([field.getAttribute('aria-invalid'), said?.textContent, said?.role]).toEqual([
    'true',
    'A seed is a number.',
    'alert',
  ]);
  fireEvent.input(field, { target: { value: '7' } });
  expect(set).toHaveBeenCalledWith('7');
  rerender(<Field label="Seed" value="7" error={null} set={set} />);
  expect([field.hasAttribute('aria-invalid'), screen.queryByRole('alert')]).toEqual([false, null]);
});

test('a choice is named by its words, alone or of a group', () => {
  const set = vi.fn();
  render(
    <>
      <Check on={false} set={set}>
        Hints
      </Check>
      <Check group="which" on set={() => {}}>
        This one
      </Check>
    </>,
  );
  fireEvent.click(screen.getByRole('checkbox', { name: 'Hints' }));
  expect(set).toHaveBeenCalledWith(true);
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'This one', checked: true }).name).toBe('which');
});

test('what is copied is said, and that it could not be', async () => {
  const write = vi.fn(async (_: string) => {});
  vi.stubGlobal('navigator', { clipboard: { writeText: write } });
  document.execCommand = () => false;
  render(<CopyButton text={['one ', 'text']} name="Copy link" failed="Copy it yourself." />);
  const one = button('Copy link');
  fireEvent.click(one);
  await vi.waitFor(() => expect(one.textContent).toBe(w.copied));
  fireEvent.blur(one);
  await vi.waitFor(() => expect(one.textContent).toBe('Copy link'));
  write.mockRejectedValueOnce(new Error('closed'));
  fireEvent.click(one);
  await vi.waitFor(() => expect(one.textContent).toBe('Copy it yourself.'));
  expect(write.mock.calls).toEqual([['one text'], ['one text']]);
  vi.unstubAllGlobals();
});

test('what went wrong is spoken where no room speaks it', () => {
  render(
    <>
      <Alert>quiet</Alert>
      <Alert isSpoken>loud</Alert>
    </>,
  );
  expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual(['loud']);
});

test('what is pressed and chosen comes from the kit', () => {
  const SRC = 'www/src';
  const files = readdirSync(SRC, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.tsx'));
  const raw = files.filter((file) => /<(button|select|dialog)\b/.test(readFileSync(join(SRC, file), 'utf8')));
  expect(raw.sort()).toEqual(['button', 'dialog', 'select', 'tabs'].map((part) => `ui/${part}.tsx`));
});

test('a dialog rendered apart has ids that nothing on the page has', async () => {
  render(<Menu name="More">one</Menu>);
  showDialog((gone) => (
    <Dialog class="mine" heading="Share" closed={gone}>
      <Menu name="Other">two</Menu>
    </Dialog>
  ));
  const dialog = await screen.findByRole('dialog', { name: 'Share' });
  const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
  expect([ids.length, new Set(ids).size]).toEqual([3, 3]);
  fireEvent.click(within(dialog).getByRole('button', { name: page.close }));
});
