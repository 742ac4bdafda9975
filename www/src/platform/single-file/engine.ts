// One engine of all games and the workbench, instead of four: what they share stands in the file once.
import init from '../../../pkg/all/engine_all.js';

export * from '../../../pkg/all/engine_all.js';

/** Before this script's own questions are heard, the page hands over the engine. */
const bytes = new Promise<ArrayBuffer>((keep) => {
  addEventListener('message', function take(event: MessageEvent) {
    if (!(event.data?.engine instanceof ArrayBuffer)) return;
    event.stopImmediatePropagation();
    removeEventListener('message', take);
    keep(event.data.engine);
  });
});

let ready: Promise<unknown> | null = null;

export default function start(): Promise<unknown> {
  ready ??= bytes.then((module_or_path) => init({ module_or_path }));
  return ready;
}
