import { useEffect } from 'react';
import type { Cart } from '@fenestra/contracts/wire/cart';
import { takeAdded } from '../../lib/cart/just-added';

/** Tells of configurations that another page has put into the cart: only here are they known with their prices (REPORT-11). */
export function useTrackAdded(cart: Cart | undefined): void {
  useEffect(() => {
    if (!cart) return;
    const added = takeAdded();
    const lines = cart.data.items.filter(
      ({ configurationId }) => configurationId !== null && added.includes(configurationId),
    );
    if (lines.length > 0)
      void import('../../lib/third-parties/data-layer')
        .then(({ pushAdded }) => pushAdded(lines))
        .catch(() => undefined); // after the first load
  }, [cart]);
}
