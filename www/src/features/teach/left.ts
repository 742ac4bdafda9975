// What the main page and a class leave for each other.

/** Of this tab: the address of the lesson. */
export const LEFT = 'lesson-left';
/** Of this tab: what pupils have saved, for the table. */
export const BROUGHT = 'codes-brought';
