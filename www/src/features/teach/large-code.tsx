// A QR code that can fill the screen: phones read it from the last row.
import { codeInFull } from 'words:teach';
import { useSignal } from '@preact/signals';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { Code } from '../share/code';
import css from './large-code.module.css';

export function LargeCode({ link }: { link: string }) {
  const isLarge = useSignal(false);
  return (
    <div class={css.code}>
      <Code link={link} />
      <Button icon="full" run={() => (isLarge.value = true)}>
        {codeInFull}
      </Button>
      {isLarge.value && (
        <Dialog class={css.full} room="window" heading={codeInFull} closed={() => (isLarge.value = false)}>
          <Code link={link} />
        </Dialog>
      )}
    </div>
  );
}
