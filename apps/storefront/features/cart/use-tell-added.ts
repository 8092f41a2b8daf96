import { useEffect } from 'react';
import type { Cart } from '@fenestra/contracts/wire/cart';
import { takeAdded } from '../../lib/just-added';

/** Tells of configurations that another page has put into the cart: only here are they known with their prices (REPORT-11). */
export function useTellAdded(cart: Cart | undefined): void {
  useEffect(() => {
    if (!cart) return;
    const added = takeAdded();
    const lines = cart.data.items.filter(
      ({ configurationId }) => configurationId !== null && added.includes(configurationId),
    );
    if (lines.length > 0)
      void import('../../lib/data-layer').then(({ pushAdded }) => pushAdded(lines)).catch(() => undefined); // after the first load
  }, [cart]);
}
