// The book is in the folder of the page, if that is on the web.

export const book: string | null = PUBLIC_ADDRESS && `${PUBLIC_ADDRESS}docs/index.html`;
