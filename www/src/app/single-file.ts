// One script for the page and all its workers: what they share stands in the file once.
const parts: Record<string, () => Promise<unknown>> = {
  page: () => import('./main'),
  engine: () => import('../engine/worker'),
  studio: () => import('../features/export/studio'),
};

parts[typeof document === 'undefined' ? (self.name.split(' ')[0] ?? '') : 'page']?.();
