// The first script of a single file: unpacks the others, the style and the engine, and starts the page.
import { Decoder } from 'lzma1/decoder';
import { InputBuffer, OutputBuffer } from 'lzma1/streams';

const packed = document.getElementById('packed') as HTMLElement;

function unpacked(): ArrayBuffer {
  const bytes = Uint8Array.from(atob(packed.textContent ?? ''), (char) => char.charCodeAt(0));
  const whole = new OutputBuffer(Number(packed.dataset.bytes));
  new Decoder().decompress(new InputBuffer(bytes), whole);
  return whole.toArray().buffer;
}

const whole = unpacked();
let at = 0;
const [engine, style, code] = (packed.dataset.parts ?? '').split(' ').map((length) => {
  at += Number(length);
  return whole.slice(at - Number(length), at);
});

const sheet = document.createElement('style');
sheet.textContent = new TextDecoder().decode(style);
document.head.append(sheet);

/** Workers begin with the same script as the page, and are handed the engine. */
const script = document.createElement('script');
script.src = URL.createObjectURL(new Blob([code ?? ''], { type: 'text/javascript' }));
Object.assign(globalThis, { carried: { script: script.src, engine } });
document.body.append(script);
