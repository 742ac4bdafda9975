import * as w from 'words:lesson';
import { useSignal } from '@preact/signals';
import { Button } from '../../ui/button';

/** A button for what cannot be undone: it is pressed twice. */
export function Twice({ name, run }: { name: string; run: () => void }) {
  const isPressed = useSignal(false);
  const press = () => {
    if (isPressed.peek()) run();
    isPressed.value = !isPressed.peek();
  };
  return (
    <Button run={press} onBlur={() => (isPressed.value = false)}>
      <span aria-live="polite">{isPressed.value ? w.sure : name}</span>
    </Button>
  );
}
