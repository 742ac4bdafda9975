// A QR code that can fill the screen: phones read it from the last row.
import { codeInFull } from 'words:teach';
import { useSignal } from '@preact/signals';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { Code } from '../share/code';
import css from './large-code.module.css';

/** The longest address that somebody types. */
const TYPED = 120;

const typedOf = (link: string): string => link.replace(/^https?:\/\//, '');

/** `name`: of what the code leads to. */
type Props = { link: string; name?: string };

/** Over the code: what it is, and the address for who has no camera. */
function About({ link, name }: Props) {
  return (
    <p class={css.about}>
      {name && <b>{name}</b>}
      {link.length <= TYPED && <span>{typedOf(link)}</span>}
    </p>
  );
}

export function LargeCode({ link, name }: Props) {
  const isLarge = useSignal(false);
  return (
    <div class={css.code}>
      <Code link={link} />
      <Button icon="full" run={() => (isLarge.value = true)}>
        {codeInFull}
      </Button>
      {isLarge.value && (
        <Dialog class={css.full} room="window" heading={codeInFull} closed={() => (isLarge.value = false)}>
          {name && <About link={link} name={name} />}
          <Code link={link} />
        </Dialog>
      )}
    </div>
  );
}
