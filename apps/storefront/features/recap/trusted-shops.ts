import { loadScript } from '../../lib/loading/load-script';

/** Puts the order where the badge of Trusted Shops reads it, hidden from the reader, and loads the badge (REPORT-16, external-services 7). */
export function showToBadge(order: Readonly<Record<string, string>>, script: string): void {
  const block = document.createElement('div');
  block.id = 'trustedShopsCheckout';
  block.hidden = true;
  for (const [id, text] of Object.entries(order)) {
    const part = document.createElement('span');
    part.id = id;
    part.textContent = text;
    block.append(part);
  }
  document.body.append(block);
  loadScript(script);
}
