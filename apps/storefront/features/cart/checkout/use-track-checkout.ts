import { useEffect } from 'react';
import type { Cart } from '@fenestra/contracts/wire/cart';
import { readText, writeText } from '../../../lib/storage/browser-storage';
import { loadDeferred } from './use-deferred';

const name = 'told-checkout';

/** The first time that the visitor comes to delivery and payment with this cart is told (REPORT-12, OPEN-Q-86). */
export function useTrackCheckout(cart: Cart): void {
  useEffect(() => {
    if (readText('session', name) === cart.cartId) return;
    writeText('session', name, cart.cartId);
    void loadDeferred().then(({ pushCheckout }) => pushCheckout(cart)).catch(() => undefined); // prettier-ignore
  }, [cart]);
}
