import { useSyncExternalStore } from 'react';
import type { Cart, PaymentChoice } from '@fenestra/contracts/wire/cart';
import { listeners } from '../../../lib/state/listeners';
import { removeStored, readText, writeText } from '../../../lib/storage/browser-storage';

/** The chosen payment is kept for the visit (CARTDATA-04, selectedPayment). */
const name = 'selectedPayment';
const [changed, subscribe] = listeners();

export function choosePayment(id: string): void {
  writeText('session', name, id);
  changed();
}

export function clearPayment(): void {
  removeStored('session', name);
  changed();
}

/**
 * The chosen way to pay as the cart offers it now; where only one can be taken, that one: nothing is left to choose (PAY-08, PAY-16).
 * Undefined when none of several is chosen or the chosen one cannot be taken any more.
 */
export function useChosenPayment({ data }: Cart): PaymentChoice | undefined {
  const id = useSyncExternalStore(subscribe, () => readText('session', name));
  const possible = data.paymentOptions.filter(({ disabled }) => !disabled);
  return possible.length === 1 ? possible[0] : possible.find((option) => option.id === id);
}
