import { loadScript } from '../../lib/loading/load-script';
import { push } from '../../lib/third-parties/data-layer';

/** Starts the shop's container, which then reads what the data layer holds. */
export function startTagManager(script: string): void {
  push({ event: 'gtm.js', 'gtm.start': Date.now() });
  loadScript(script);
}
