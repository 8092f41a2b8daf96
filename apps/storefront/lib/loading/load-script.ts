import { logEntry } from '../network/log';
import { hideOrderLinks } from '../navigation/order-link';

/** Loads a script of somebody else. The shop works without it: a failure is logged and nothing else (WIRE-53). */
export function loadScript(address: string): void {
  hideOrderLinks();
  const script = document.createElement('script');
  script.src = address;
  script.async = true;
  script.addEventListener('error', () => logEntry({ failure: 'a script did not load', url: address }));
  document.head.append(script);
}
