import type { EntityManager } from 'typeorm';
import { isCalledOff } from '@fenestra/domain/ordering/order-progress';
import { paidBy, type ReceivedPayment } from '@fenestra/domain/ordering/received-payments';
import { valueByRowId } from '@fenestra/messaging/batching/rows';
import type { Order } from './order.entity';
import type { StockHold } from './place/stock-hold.entity';
import { deleteHolds, holdParameters, insertHoldsSql } from './place/stock-hold.table';
import type { OrderRow } from './saga/locked-order';

/** Amounts come as text: minor units are bigint in PostgreSQL. */
type Raw = Omit<OrderRow, Amount> & Record<Amount, string>;
type Amount = 'total' | 'dueNow' | 'paid';

/** Those of the ids that there are, as the saga knows them, in the order of their ids. */
export async function lockOrders(tx: EntityManager, ids: readonly string[]): Promise<Map<string, OrderRow>> {
  const rows = await tx.query<Raw[]>(
    `SELECT id, number, shop_id AS "shopId", visit, kind, method, ways_changed AS "waysChanged", refused_method AS "refusedMethod", currency, total, due_now AS "dueNow", placed_at AS "placedAt", version, saga, payment, paid, receipts,
       back_ordered AS "backOrdered", confirmed_at AS "confirmedAt", answered_at AS "answeredAt", held_until AS "heldUntil", released_at AS "releasedAt", cancelled, checked_at AS "checkedAt", shipped, due_at AS "dueAt", last_event AS "lastEvent"
     FROM orders WHERE id = ANY($1) ORDER BY id FOR UPDATE`,
    [[...new Set(ids)]],
  );
  return new Map(rows.map((row) => [row.id, stateOf(row)]));
}

function stateOf(row: Raw): OrderRow {
  const [total, dueNow, paid] = [Number(row.total), Number(row.dueNow), Number(row.paid)];
  return { ...row, total, dueNow, paid, receipts: withUnnamedReceipt(row.receipts, paid) };
}

/** What was paid while orders did not keep their receipts is one without a name. */
function withUnnamedReceipt(receipts: readonly ReceivedPayment[], paid: number): readonly ReceivedPayment[] {
  const earlier = paid - paidBy(receipts);
  return earlier > 0 ? [{ payment: null, amount: earlier, counted: earlier, returned: 0 }, ...receipts] : receipts;
}

type Column<Row> = readonly [name: string, type: string, value: (row: Row) => unknown];

const columnsOf = <Row>(columns: readonly Column<Row>[], rows: readonly Row[]): unknown[][] =>
  columns.map(([, , value]) => rows.map(value));

/** What a new order brings; the rest has defaults. */
const newColumns: readonly Column<Order>[] = [
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
  ['unheld', 'jsonb', ({ unheld }) => JSON.stringify(unheld)],
  ['mail_key', 'text', ({ mailKey }) => mailKey],
  ['data', 'jsonb', ({ data }) => JSON.stringify(data)],
  ['visit', 'jsonb', ({ visit }) => JSON.stringify(visit)],
  ['placed_at', 'timestamptz', ({ placedAt }) => placedAt],
  ['due_at', 'timestamptz', ({ dueAt }) => dueAt],
  ['last_event', 'jsonb', ({ lastEvent }) => JSON.stringify(lastEvent)],
];

const insertAll = `
  WITH held AS (${insertHoldsSql(newColumns.length)})
  INSERT INTO orders (${newColumns.map(([name]) => name).join(', ')})
  SELECT * FROM unnest(${newColumns.map(([, type], nth) => `$${nth + 1}::${type}[]`).join(', ')})`;

export async function insertOrders(
  tx: EntityManager,
  orders: readonly Order[],
  held: readonly StockHold[],
): Promise<void> {
  await tx.query(insertAll, [...columnsOf(newColumns, orders), ...holdParameters(held)]);
}

const stateColumns: readonly Column<OrderRow>[] = [
  ['version', 'int', ({ version }) => version],
  ['kind', 'text', ({ kind }) => kind],
  ['saga', 'text', ({ saga }) => saga],
  ['payment', 'text', ({ payment }) => payment],
  ['method', 'text', ({ method }) => method],
  ['ways_changed', 'int', ({ waysChanged }) => waysChanged],
  ['refused_method', 'text', ({ refusedMethod }) => refusedMethod],
  ['paid', 'bigint', ({ paid }) => paid],
  ['receipts', 'jsonb', ({ receipts }) => JSON.stringify(receipts)],
  ['back_ordered', 'jsonb', ({ backOrdered }) => JSON.stringify(backOrdered)],
  ['confirmed_at', 'timestamptz', ({ confirmedAt }) => confirmedAt],
  ['answered_at', 'timestamptz', ({ answeredAt }) => answeredAt],
  ['held_until', 'timestamptz', ({ heldUntil }) => heldUntil],
  ['released_at', 'timestamptz', ({ releasedAt }) => releasedAt],
  ['cancelled', 'jsonb', ({ cancelled }) => cancelled && JSON.stringify(cancelled)],
  ['checked_at', 'timestamptz', ({ checkedAt }) => checkedAt],
  ['shipped', 'jsonb', ({ shipped }) => shipped && JSON.stringify(shipped)],
  ['due_at', 'timestamptz', ({ dueAt }) => dueAt],
  ['last_event', 'jsonb', ({ lastEvent }) => JSON.stringify(lastEvent)],
];

const storeAll = `
  UPDATE orders SET ${stateColumns
    .map(([name, type], nth) => `${name} = ${valueByRowId(`$${nth + 2}::${type}[]`, '$1::uuid[]')}`)
    .join(', ')}
  WHERE id = ANY($1)`;

/** Writes what has become of locked orders, in one statement. */
export async function storeOrders(tx: EntityManager, orders: readonly OrderRow[]): Promise<void> {
  if (orders.length === 0) return;
  await tx.query(storeAll, [orders.map(({ id }) => id), ...columnsOf(stateColumns, orders)]);
  const settled = orders.filter((order) => !holdsUnpaid(order));
  await deleteHolds(
    tx,
    settled.map(({ id }) => id),
  );
}

/** Whether its goods are held or sold although no money has come, or may be held again. */
const holdsUnpaid = ({ saga, paid }: OrderRow): boolean => paid === 0 && !isCalledOff(saga);
