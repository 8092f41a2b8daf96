import { removeStored, readStored, writeStored } from '../storage/browser-storage';

/** A cart that was sent as an order, and the key it was sent with. */
export type SubmittedOrder = { readonly cartId: string; readonly key: string };

const name = 'sent-order';

/** What was sent and may not have been answered yet, by any tab of this browser. */
export function submittedOrder(): SubmittedOrder | null {
  const { cartId, key } = (readStored('local', name) ?? {}) as Partial<SubmittedOrder>;
  return cartId && key ? { cartId, key } : null;
}

/** The key of a cart's order: the same for all tries, so that it becomes one order however often it is sent (OPEN-Q-75). */
export function idempotencyKeyOf(cartId: string): string {
  const known = submittedOrder();
  const key = known?.cartId === cartId ? known.key : crypto.randomUUID();
  writeStored('local', name, { cartId, key });
  return key;
}

export const removeSubmittedOrder = (): void => removeStored('local', name);
