import { loadScript } from '../../lib/load-script';
import { push } from '../../lib/data-layer';

/** Starts the shop's container, which then reads what the data layer holds. */
export function startTagManager(script: string): void {
  push({ event: 'gtm.js', 'gtm.start': Date.now() });
  loadScript(script);
}
