// Addresses that are handed on.
import type { PageName } from './homes';
import { addressOf, publicAddress } from './served';

/** A page's address for others; where there is none, for this computer. */
export const addressFor = (page: PageName): string =>
  publicAddress(page) ?? new URL(addressOf(page), location.href).href;
