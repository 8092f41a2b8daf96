import { type Cart, cart as cartOfWire } from '@fenestra/contracts/wire/cart';
import { useEffect, useMemo, useState } from 'react';
import { z } from 'zod/mini';
import { storedCartId } from '../../lib/cart/cart-id';
import { readText, writeStored } from '../../lib/storage/browser-storage';
import { useBrowserValue } from '../../lib/state/use-browser-value';

const name = 'cart-snapshot';

/**
 * The cart as it was last shown in this tab (CART-21), kept in the form of the protocol. It stands there while the shop is asked anew,
 * and belongs to the cart of this browser only.
 */
export function useCartSnapshot(cart: Cart | undefined): Cart | null {
  useEffect(() => {
    if (cart) writeStored('session', name, z.encode(cartOfWire, cart));
  }, [cart]);
  const [found] = useState(() => readText('session', name));
  const text = useBrowserValue(found, null);
  const snapshot = useMemo(() => readSnapshot(text), [text]);
  return snapshot?.cartId === storedCartId() ? snapshot : null; // it may have been ordered since
}

function readSnapshot(text: string | null): Cart | null {
  if (text === null) return null;
  const read = z.safeDecode(cartOfWire, JSON.parse(text) as never);
  return read.success ? read.data : null;
}
