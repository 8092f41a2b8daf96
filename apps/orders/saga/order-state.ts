import type { EntityManager } from 'typeorm';
import { beforeCommit } from '@fenestra/messaging/outbox/around-commit';
import { minorUnits } from '@fenestra/platform/database/database';
import type { Order } from '../order.entity';

/** What reactions need of an order; the cart stays where it is. */
export type OrderHead = Pick<Order, Named | Stated>;

type Named = 'id' | 'number' | 'shopId' | 'kind' | 'method' | 'currency' | 'dueNow';
/** What reactions change. */
type Stated = 'version' | 'saga' | 'payment' | 'paid' | 'backOrdered' | 'dueAt';

const locked = new WeakMap<EntityManager, Map<string, OrderHead>>();

/**
 * Locks the order's row, so that its events come in the order of its changes. `along` are the orders that other reactions of the
 * transaction are about: all are locked at once, in the order of their ids. Shows what this transaction has changed already.
 */
export async function lockOrder(tx: EntityManager, orderId: string, along: readonly string[] = []): Promise<OrderHead> {
  const known = lockedBy(tx);
  if (!known.has(orderId)) {
    const missing = [...new Set([orderId, ...along])].filter((id) => !known.has(id));
    for (const order of await lockAll(tx, missing)) known.set(order.id, order);
  }
  const order = known.get(orderId);
  if (!order) throw new Error(`there is no order ${orderId}`);
  return order;
}

function lockedBy(tx: EntityManager): Map<string, OrderHead> {
  const known = locked.get(tx) ?? new Map<string, OrderHead>();
  locked.set(tx, known);
  return known;
}

async function lockAll(tx: EntityManager, ids: readonly string[]): Promise<OrderHead[]> {
  const orders = await tx.query<OrderHead[]>(
    `SELECT id, number, shop_id AS "shopId", kind, method, currency, due_now AS "dueNow",
       version, saga, payment, paid, back_ordered AS "backOrdered", due_at AS "dueAt"
     FROM orders WHERE id = ANY($1) ORDER BY id FOR UPDATE`,
    [ids],
  );
  return orders.map((order) => ({
    ...order,
    dueNow: minorUnits.from(order.dueNow) as number,
    paid: minorUnits.from(order.paid) as number,
  }));
}

type Change = Partial<Pick<OrderHead, 'saga' | 'payment' | 'paid' | 'backOrdered'>>;

/**
 * Changes a locked order; the row is written when the transaction commits. `dueAt` is the deadline of the new state, null for
 * none, `keep` for the present one.
 */
export function advance(tx: EntityManager, order: OrderHead, change: Change, dueAt: Date | null | 'keep'): OrderHead {
  const deadline = dueAt === 'keep' ? order.dueAt : dueAt;
  const next = { ...order, ...change, version: order.version + 1, dueAt: deadline };
  lockedBy(tx).set(next.id, next);
  beforeCommit(tx, store, [next]);
  return next;
}

const columns: readonly [name: string, type: string, value: (order: OrderHead) => unknown][] = [
  ['version', 'int', ({ version }) => version],
  ['saga', 'text', ({ saga }) => saga],
  ['payment', 'text', ({ payment }) => payment],
  ['paid', 'bigint', ({ paid }) => paid],
  ['back_ordered', 'jsonb', ({ backOrdered }) => JSON.stringify(backOrdered)],
  ['due_at', 'timestamptz', ({ dueAt }) => dueAt],
];

const storeAll = `
  UPDATE orders SET ${columns.map(([name, type], nth) => `${name} = ($${nth + 2}::${type}[])[array_position($1::uuid[], id)]`).join(', ')}
  WHERE id = ANY($1)`;

async function store(tx: EntityManager, changes: readonly OrderHead[]): Promise<void> {
  const latest = [...new Map(changes.map((order) => [order.id, order])).values()];
  await tx.query(storeAll, [latest.map(({ id }) => id), ...columns.map(([, , value]) => latest.map(value))]);
}

/** What every event of an order says. */
export const orderReference = ({ id, number, shopId }: OrderHead) => ({ orderId: id, number, shopId });
