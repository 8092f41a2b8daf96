import type { EntityManager } from 'typeorm';
import type { PaymentState, SagaState } from '@fenestra/domain/ordering/order';
import { minorUnits } from '@fenestra/platform/database';
import type { Order } from './order.entity';

/** What reactions need of an order; the cart stays where it is. */
export type OrderHead = Pick<
  Order,
  'id' | 'version' | 'number' | 'shopId' | 'kind' | 'saga' | 'method' | 'currency' | 'dueNow' | 'paid'
>;

const head = `id, version, number, shop_id AS "shopId", kind, saga, method, currency, due_now AS "dueNow", paid`;

/** Locks the order's row, so that its events come in the order of its changes. */
export async function lockOrder(tx: EntityManager, orderId: string): Promise<OrderHead> {
  const [order] = await tx.query<OrderHead[]>(`SELECT ${head} FROM orders WHERE id = $1 FOR UPDATE`, [orderId]);
  if (!order) throw new Error(`there is no order ${orderId}`);
  return parsed(order);
}

type Change = { saga?: SagaState; payment?: PaymentState; paid?: number; backOrdered?: Record<string, number> };

/** Writes a change of a locked order. `dueAt` is the deadline of the new state, null for none, `keep` for the present one. */
export async function advance(
  tx: EntityManager,
  { id }: OrderHead,
  { saga, payment, paid, backOrdered }: Change,
  dueAt: Date | null | 'keep',
): Promise<OrderHead> {
  const [[order]] = await tx.query<[OrderHead[], number]>(
    `UPDATE orders SET version = version + 1, saga = coalesce($2, saga), payment = coalesce($3, payment),
       paid = coalesce($4, paid), back_ordered = coalesce($5, back_ordered), due_at = CASE WHEN $6 THEN due_at ELSE $7 END
     WHERE id = $1 RETURNING ${head}`,
    [
      id,
      saga,
      payment,
      paid,
      backOrdered && JSON.stringify(backOrdered),
      dueAt === 'keep',
      dueAt === 'keep' ? null : dueAt,
    ],
  );
  return parsed(order!);
}

const parsed = (order: OrderHead): OrderHead => ({
  ...order,
  dueNow: minorUnits.from(order.dueNow) as number,
  paid: minorUnits.from(order.paid) as number,
});

/** What every event of an order says. */
export const about = ({ id, number, shopId }: OrderHead) => ({ orderId: id, number, shopId });
