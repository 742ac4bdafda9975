/** What the page says where it is a single file. */
export const aloneWords = {
  note: 'This page is one file and needs no network. To stay small it leaves out the editor’s colours and hints, and videos.',
};
