import { randomUUID } from 'node:crypto';
import type { Visit } from '@fenestra/contracts/http/orders';
import { Outbox } from '@fenestra/messaging/outbox/outbox';
import { opaqueId, rowId } from '@fenestra/platform/service/ids';
import { anOrder } from '@fenestra/testing/an-order';
import { shopCatalogue } from '@fenestra/testing/shop-data';
import type { TestService } from '@fenestra/testing/start-test-service';
import { OrdersConfig } from '../config';
import type { Order } from '../order.entity';
import { Orders } from '../order.table';
import { StoreOrders } from '../place/store-orders';

const catalogue = shopCatalogue();
const reservationMs = 20 * 60_000;

/** An order of stock goods for 4 840 Kč by card that waits for stock; `made` leaves only goods that need no stock. */
export async function storeOrder(
  { db, clock }: Pick<TestService, 'db' | 'clock'>,
  made = false,
  contacts: readonly string[] = [randomUUID()],
  visit: Visit = { development: false, affiliateVisitor: 'visitor-1' },
): Promise<Order> {
  const { order, data } = anOrder(catalogue);
  const {
    lines,
    cart,
    orderId: _id,
    placedAt: _,
    payBy: _payBy,
    transfer: _transfer,
    refusesNews: _news,
    ...rest
  } = order;
  const now = clock.now();
  return (await storeOrders({ db, clock }).execute(
    {
      ...rest,
      id: rowId(),
      version: 1,
      token: opaqueId(),
      cartId: opaqueId(),
      idempotencyKey: randomUUID(),
      requestHash: 'hash',
      saga: 'placed',
      method: 'card',
      waysChanged: 0,
      refusedMethod: null,
      receipts: [],
      cart: { ...cart, lines: made ? [] : lines.map(({ line }) => line), stockOnly: true },
      backOrdered: {},
      data,
      visit,
      placedAt: now,
      confirmedAt: null,
      dueAt: new Date(now.getTime() + reservationMs),
      mailKey: opaqueId(),
      answeredAt: null,
      heldUntil: null,
      releasedAt: null,
      cancelled: null,
      checkedAt: null,
      shipped: null,
    },
    contacts,
  ))!;
}

export const storeOrders = ({ db, clock }: Pick<TestService, 'db' | 'clock'>): StoreOrders =>
  new StoreOrders(new Outbox(db), new Orders(db), clock, OrdersConfig.parse({}));
