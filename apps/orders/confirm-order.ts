import type { EntityManager } from 'typeorm';
import { orderConfirmed } from '@fenestra/contracts/events/order';
import { announce } from '@fenestra/messaging/outbox';
import { about, advance, type OrderHead } from './advance';

/** From here on the order only goes forward. */
export function confirmOrder(
  tx: EntityManager,
  order: OrderHead,
  change: Omit<Parameters<typeof advance>[2], 'saga'> = {},
): void {
  const confirmed = advance(tx, order, { ...change, saga: 'confirmed' }, null);
  announce(tx, orderConfirmed, confirmed.version, {
    ...about(confirmed),
    kind: confirmed.kind,
    paid: confirmed.paid,
  });
}
