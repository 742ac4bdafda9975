/** Boardlab's engines in browsers and bundlers. */
export * from './api.js';
