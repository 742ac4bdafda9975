// Writes tar archives (POSIX ustar) whose bytes depend on their files alone. A header of one block is all that is needed here; libraries
// for tar also unpack, stream and follow links.

export type TarFile = {
  /** With `/` between folders; 100 bytes at most. */
  name: string;
  content: Uint8Array;
  /** The permissions, such as `0o644`. */
  mode: number;
  /** The time of the last change, in seconds since 1970. */
  mtime: number;
};

/**
 * An archive of the files, in their order, owned by user 0 of group 0.
 * @throws {Error} A name has more than 100 bytes.
 */
export const tar = (files: TarFile[]): Buffer => Buffer.concat([...files.flatMap(entryOf), Buffer.alloc(2 * BLOCK)]);

const BLOCK = 512;
const NAME = 100;

function entryOf(file: TarFile): Uint8Array[] {
  const { length } = file.content;
  return [headerOf(file), file.content, Buffer.alloc((BLOCK - (length % BLOCK)) % BLOCK)];
}

/** The header of a file in an archive: fields of fixed length, numbers in octal, and the sum of its bytes. */
function headerOf({ name, content, mode, mtime }: TarFile): Buffer {
  const bytes = Buffer.byteLength(name);
  if (bytes > NAME) throw new Error(`a tar archive takes names of ${NAME} bytes at most, and ${name} has ${bytes}`);
  const header = Buffer.alloc(BLOCK);
  const octal = (value: number, length: number) => `${value.toString(8).padStart(length - 1, '0')}\0`;
  header.write(name, 0);
  header.write(octal(mode, 8), 100);
  header.write(octal(0, 8), 108);
  header.write(octal(0, 8), 116);
  header.write(octal(content.length, 12), 124);
  header.write(octal(mtime, 12), 136);
  header.write('        0', 148);
  header.write('ustar\x0000', 257, 'latin1');
  const sum = header.reduce((total, byte) => total + byte, 0);
  header.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148);
  return header;
}
