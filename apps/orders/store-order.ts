import { type DataSource, type EntityManager, QueryFailedError } from 'typeorm';
import type { DataOf } from '@fenestra/contracts/event';
import { orderPlaced } from '@fenestra/contracts/events/order';
import type { CartLine } from '@fenestra/contracts/http/cart';
import { orderNumber, orderYear } from '@fenestra/domain/ordering/order-number';
import { shopById } from '@fenestra/domain/shop/shops';
import { announce } from '@fenestra/messaging/outbox';
import type { Order } from './order.entity';

export type NewOrder = Omit<Order, 'number'>;

const uniqueViolation = '23505';

/** Order, number and announcement in one transaction. Nothing when the cart or the key has an order already. */
export async function storeOrder(db: DataSource, order: NewOrder): Promise<Order | undefined> {
  try {
    return await db.transaction(async (tx) => {
      const numbered = { ...order, number: await nextNumber(tx, order) };
      await insert(tx, numbered);
      await announce(tx, orderPlaced, numbered.version, placed(numbered));
      return numbered;
    });
  } catch (fault) {
    if (fault instanceof QueryFailedError && (fault.driverError as { code?: string }).code === uniqueViolation) return;
    throw fault;
  }
}

/** Waits for other new orders of the shop to commit, and is given back when this one does not (OPEN-Q-76). */
async function nextNumber(tx: EntityManager, { shopId, placedAt }: NewOrder): Promise<string> {
  const shop = shopById(shopId);
  const year = orderYear(shop, placedAt);
  const [row] = await tx.query<{ count: number }[]>(
    `INSERT INTO order_count AS c (shop_id, year, count) VALUES ($1, $2, 1)
     ON CONFLICT (shop_id, year) DO UPDATE SET count = c.count + 1 RETURNING count`,
    [shopId, year],
  );
  return orderNumber(shop, year, row!.count);
}

/** Not by the entity manager: this statement is the hot one. */
async function insert(tx: EntityManager, order: Order): Promise<void> {
  await tx.query(
    `INSERT INTO orders (id, version, number, shop_id, token, cart_id, idempotency_key, request_hash, kind, saga, payment, method,
       share, currency, total, due_now, due_later, rest_payment, cart, data, placed_at, due_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22)`,
    [
      order.id,
      order.version,
      order.number,
      order.shopId,
      order.token,
      order.cartId,
      order.idempotencyKey,
      order.requestHash,
      order.kind,
      order.saga,
      order.payment,
      order.method,
      order.share,
      order.currency,
      order.total,
      order.dueNow,
      order.dueLater,
      order.restPayment,
      JSON.stringify(order.cart),
      JSON.stringify(order.data),
      order.placedAt,
      order.dueAt,
    ],
  );
}

function placed(order: Order): DataOf<typeof orderPlaced> {
  const { id, number, shopId, cartId, kind, method, currency, total, dueNow, dueLater, cart } = order;
  const lines = cart.lines.map((line, nth) => ({ ...goodsOf(line), net: cart.totals.lines[nth]!.net }));
  return { orderId: id, number, shopId, cartId, kind, method, currency, total, dueNow, dueLater, lines };
}

function goodsOf({ line, kind, quantity, ...goods }: CartLine) {
  const facts = { line, kind, quantity };
  if ('offer' in goods) {
    const { product, width, height } = goods.offer.configuration;
    return { ...facts, product, width, height };
  }
  return { ...facts, product: String('product' in goods ? goods.product.product : goods.accessory) };
}
