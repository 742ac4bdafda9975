import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';

/**
 * Draws a part again when the board has another size, which the state does not hold. It waits for a frame: a part that it makes larger or
 * smaller takes its room from the board, and browsers report an observer that changes what it observes as an error.
 */
export function useResizes(): void {
  const times = useSignal(0);
  void times.value;
  useEffect(() => {
    let asked = 0;
    const observer = new ResizeObserver(() => {
      cancelAnimationFrame(asked);
      asked = requestAnimationFrame(() => (times.value += 1));
    });
    const room = document.getElementById('board');
    if (room) observer.observe(room);
    return () => {
      observer.disconnect();
      cancelAnimationFrame(asked);
    };
  }, []);
}
