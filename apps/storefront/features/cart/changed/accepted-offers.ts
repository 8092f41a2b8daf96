import { useState } from 'react';
import type { CartItem } from '@fenestra/contracts/wire/cart';
import { readStored, writeStored } from '../../../lib/storage/browser-storage';

const name = 'kept-offers';
type Kept = Readonly<Record<string, string>>;

/** What was decided: this price of today was refused, as long as the offer holds. */
const decisionOf = ({ priceChange: change }: CartItem): string => `${change?.today} ${change?.holds}`;

/** Offers that the shopper keeps, so that the same price is not asked about at each visit; another one is. */
export function useAcceptedOffers() {
  const [kept, setKept] = useState(() => (readStored('local', name) ?? {}) as Kept);
  return {
    isKept: (line: CartItem) => kept[line.line] === decisionOf(line),
    keep: (line: CartItem) => {
      const next = { ...kept, [line.line]: decisionOf(line) };
      writeStored('local', name, next);
      setKept(next);
    },
  };
}
