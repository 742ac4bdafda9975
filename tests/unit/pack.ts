// A pack of Python with a few words in place of each of its files.

/** An archive with one file, as any tool for tar writes it. */
function tar(name: string, content: string): Uint8Array {
  const header = Buffer.alloc(512);
  header.write(name);
  header.write(`${content.length.toString(8).padStart(11, '0')}\0`, 124);
  return Buffer.concat([header, Buffer.from(content), Buffer.alloc(1536 - content.length)]);
}

const NAMES = ['pyodide.asm.wasm', 'pyodide.asm.mjs', 'pyodide.mjs', 'python_stdlib.zip', 'pyodide-lock.json'];

export const archive = Buffer.concat(NAMES.map((name) => tar(name, `all of ${name}`).subarray(0, 1024)));

export const smallPack = (): Blob => new Blob([archive]);
