// What the address says of what stands on the page, as long as it is true.

/** What is changed is no longer what the link in the address holds: a reload brings back the change. */
export function leaveLink(): void {
  if (location.hash.startsWith('#own=')) history.replaceState(history.state, '', location.pathname + location.search);
}

/** The address names no module, or no positions, any more. */
export function leaveAddress(name: 'task' | 'positions'): void {
  const address = new URL(location.href);
  if (!address.searchParams.has(name)) return;
  address.searchParams.delete(name);
  history.replaceState(history.state, '', address);
}
