// Marks of events that several games have.
export const STAR = 'M0-4.8L1.5-1.5 4.8-1.2 2.3 1.2 3 4.6 0 2.8-3 4.6-2.3 1.2-4.8-1.2-1.5-1.5z';
export const EXCLAMATION = 'M0-4.5v5M0 3.5v1';
