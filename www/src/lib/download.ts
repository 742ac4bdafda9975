/** Milliseconds for which a browser may still read a file: it may first ask where to save it, and Safari reads it only then. */
const READ_WITHIN = 60_000;

/** Frees a file's memory, once a download of it that has begun is through. */
export function releaseLater(address: string): void {
  setTimeout(() => URL.revokeObjectURL(address), READ_WITHIN);
}

/** Offers something as a file. */
export function download(parts: BlobPart[], name: string, type = 'text/plain'): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob(parts, { type }));
  link.download = name;
  link.click();
  releaseLater(link.href);
}
