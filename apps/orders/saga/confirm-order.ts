import type { EntityManager } from 'typeorm';
import { orderConfirmed } from '@fenestra/contracts/events/order';
import { emit } from '@fenestra/messaging/outbox/outbox';
import { orderReference, advance, type OrderHead } from './order-state';

/** From here on the order only goes forward. */
export function confirmOrder(
  tx: EntityManager,
  order: OrderHead,
  change: Omit<Parameters<typeof advance>[2], 'saga'> = {},
): void {
  const confirmed = advance(tx, order, { ...change, saga: 'confirmed' }, null);
  emit(tx, orderConfirmed, confirmed.version, {
    ...orderReference(confirmed),
    kind: confirmed.kind,
    paid: confirmed.paid,
  });
}
