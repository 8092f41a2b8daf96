import { randomUUID } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serviceToken } from '@fenestra/testing/start-test-service';
import { Pipeline } from './pipeline';

/** A shop with goods that the command line finds by its environment, there for all tests of the suite that asks; until then it is not. */
export function commandLineShop(): { readonly shop: Pipeline } {
  let shop: Pipeline;
  const before = { ...process.env };
  beforeAll(async () => {
    shop = await Pipeline.start();
    await shop.setStock(1_000);
    Object.assign(process.env, {
      FENESTRA_DATA: join(tmpdir(), randomUUID()),
      DATABASE_URL: 'postgres://of-a-shop-elsewhere/postgres',
      SERVICE_TOKEN: serviceToken,
      ORDERS_URL: shop.orders.url,
      PAYMENTS_URL: shop.payments.url,
      STOCK_URL: shop.stock.url,
      NOTIFICATIONS_URL: shop.notifications.url,
    });
  });
  afterAll(async () => {
    process.env = before;
    await shop.close();
  });
  return {
    get shop() {
      return shop;
    },
  };
}
