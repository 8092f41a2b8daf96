import type { Rig } from '../rig/rig';

/** Brings forward when the shop looks again at what nobody told it of, and tries again what failed. */
export async function letShopLook(rig: Rig): Promise<void> {
  await rig.rows(
    'payments',
    `UPDATE payment SET check_at = now() WHERE state IN ('open', 'left', 'unknown', 'refund_pending')`,
  );
  await rig.rows('notifications', `UPDATE mail SET check_at = now() WHERE state = 'due' AND tries > 0`);
  await rig.rows('notifications', `UPDATE report SET check_at = now() WHERE state = 'due'`);
}

/** Brings forward the deadlines of the orders of these carts, and what is written to their shoppers before. */
export async function letDeadlinesCome(rig: Rig, carts: readonly string[]): Promise<void> {
  await rig.rows('notifications', `UPDATE mail SET check_at = now() WHERE state = 'due'`);
  await rig.rows('orders', 'UPDATE orders SET due_at = now() WHERE cart_id = ANY($1)', [carts]);
}
