import { useEffect } from 'react';
import type { Order } from '@fenestra/contracts/wire/order';
import { onConsent } from '../../lib/third-parties/consent';
import { pushOrdered } from '../../lib/third-parties/data-layer';
import { storedOrder } from '../../lib/order/stored-order';
import { readText, writeText } from '../../lib/storage/browser-storage';
import { thirdParties } from '../../lib/third-parties/third-parties';
import { measureConversion } from './heureka-conversion';
import { showToBadge } from './trusted-shops';

/**
 * Tells others of an order, each once, in the browser that has placed it: whoever opens its link later, or elsewhere, is no buyer
 * (REPORT-09, REPORT-13, REPORT-16). Scripts wait for consent.
 */
export function useTrackPurchase({ orderId }: Order): void {
  useEffect(() => {
    const placed = storedOrder();
    if (placed?.orderId !== orderId) return;
    once('told-data-layer', placed, () => pushOrdered(placed));
    return onConsent(() => once('told-scripts', placed, () => loadScriptsFor(placed)));
  }, [orderId]);
}

function loadScriptsFor(order: Order): void {
  const { heureka, trustedShops } = thirdParties();
  if (heureka) measureConversion(order, heureka);
  if (trustedShops && order.trustedShop) showToBadge(order.trustedShop, trustedShops);
}

/** Remembered for the last order in all tabs. */
function once(name: string, { orderId }: Order, tell: () => void): void {
  if (readText('local', name) === orderId) return;
  writeText('local', name, orderId);
  tell();
}
