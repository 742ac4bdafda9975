// What the embedded board says beside what the whole page says.
export const embedWords = {
  open: 'Open in Boardlab',
  label: (game: string) => `Board of ${game}`,
};
