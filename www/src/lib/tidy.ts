/** What every text in the page is: one kind of line end. */
export const tidy = (text: string): string => (text.includes('\r') ? text.replace(/\r\n?/g, '\n') : text);

/** A text without the byte-order mark that may come with it from elsewhere. The engines pass over it themselves; Python does not. */
export const withoutMark = (text: string): string => text.replace(/^\uFEFF/, '');
