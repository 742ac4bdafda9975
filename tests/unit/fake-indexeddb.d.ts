// The package has types for it, but names them nowhere.
declare module 'fake-indexeddb/auto';
