import type { EntityManager } from 'typeorm';
import type { Order } from '../order.entity';

type Column = readonly [name: string, type: string, value: (order: Order) => unknown];

/** What a new order brings; the rest has defaults. */
const columns: readonly Column[] = [
  ['id', 'uuid', ({ id }) => id],
  ['version', 'int', ({ version }) => version],
  ['number', 'text', ({ number }) => number],
  ['shop_id', 'int', ({ shopId }) => shopId],
  ['token', 'text', ({ token }) => token],
  ['cart_id', 'text', ({ cartId }) => cartId],
  ['idempotency_key', 'text', ({ idempotencyKey }) => idempotencyKey],
  ['request_hash', 'text', ({ requestHash }) => requestHash],
  ['kind', 'text', ({ kind }) => kind],
  ['saga', 'text', ({ saga }) => saga],
  ['payment', 'text', ({ payment }) => payment],
  ['method', 'text', ({ method }) => method],
  ['share', 'float8', ({ share }) => share],
  ['currency', 'text', ({ currency }) => currency],
  ['total', 'bigint', ({ total }) => total],
  ['due_now', 'bigint', ({ dueNow }) => dueNow],
  ['due_later', 'bigint', ({ dueLater }) => dueLater],
  ['rest_payment', 'text', ({ restPayment }) => restPayment],
  ['cart', 'jsonb', ({ cart }) => JSON.stringify(cart)],
  ['data', 'jsonb', ({ data }) => JSON.stringify(data)],
  ['placed_at', 'timestamptz', ({ placedAt }) => placedAt],
  ['due_at', 'timestamptz', ({ dueAt }) => dueAt],
];

const insertAll = `
  INSERT INTO orders (${columns.map(([name]) => name).join(', ')})
  SELECT * FROM unnest(${columns.map(([, type], nth) => `$${nth + 1}::${type}[]`).join(', ')})`;

/** Any number of new orders in one statement, which the server plans once. */
export async function insertOrders(tx: EntityManager, orders: readonly Order[]): Promise<void> {
  await tx.query(
    insertAll,
    columns.map(([, , value]) => orders.map(value)),
  );
}
