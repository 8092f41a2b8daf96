import type { EntityManager } from 'typeorm';
import { refundRequested } from '@fenestra/contracts/events/order';
import { emit } from '@fenestra/messaging/outbox/outbox';
import { advance, type OrderHead } from './order-state';

/** The order cannot be honoured any more: what was paid goes back. */
export function giveMoneyBack(tx: EntityManager, order: OrderHead, amount: number): void {
  const { id, version, currency } = advance(tx, order, { saga: 'refund_pending', payment: 'paid', paid: amount }, null);
  emit(tx, refundRequested, version, { orderId: id, currency, amount });
}
