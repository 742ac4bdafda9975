// A button that copies a text and says whether it could.
import * as w from 'words:panes';
import { useSignal } from '@preact/signals';
import { Button } from './button';

type Props = {
  /** What is copied: a text, or the chunks of one. */
  text: string | readonly string[];
  /** What is written on it; without it, it is a picture alone. */
  name?: string;
  /** Whether it is the button that one came for. */
  isStrong?: boolean;
  disabled?: boolean;
  /** What is said where the clipboard is closed. */
  failed?: string;
};

export function CopyButton({ text, name, isStrong = false, disabled, failed = w.notCopied }: Props) {
  const said = useSignal('');
  const copy = async () => {
    said.value = (await copied([text].flat().join(''))) ? w.copied : failed;
  };
  return (
    <Button
      look={name === undefined ? 'picture' : isStrong ? 'strong' : 'plain'}
      icon={said.value === w.copied ? 'done' : said.value ? 'warn' : 'copy'}
      title={name === undefined ? w.copy : undefined}
      disabled={disabled}
      run={copy}
      onBlur={() => (said.value = '')}
    >
      <span class={name === undefined ? 'unseen' : undefined} aria-live="polite">
        {said.value || (name ?? w.copy)}
      </span>
    </Button>
  );
}

/** Whether a text is on the clipboard now. */
async function copied(text: string): Promise<boolean> {
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
