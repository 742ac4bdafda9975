// After the first visit the page needs no network: when it is at rest, a service worker fetches all that it may ask for.

const register = () => navigator.serviceWorker.register('./sw.js').catch(() => {});

export function workOffline(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const rest = globalThis.requestIdleCallback ?? setTimeout;
  addEventListener('load', () => rest(register));
}
