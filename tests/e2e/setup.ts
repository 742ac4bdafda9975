import { serveBuild } from './host';

/** Serves what was built here while the tests run. Playwright calls what it returns when they have ended. */
export default async function setup(): Promise<() => Promise<void>> {
  const host = await serveBuild();
  process.env.E2E_URL = host.url;
  return () => host.end();
}
