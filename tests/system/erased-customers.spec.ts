import { Client } from 'pg';
import { ShopProcess } from '../harness/shop-process';
import { erasedCustomer } from './erased-customer';

const services = ['configuration', 'pricing', 'cart', 'stock', 'orders', 'payments', 'notifications'];

describe('a person in the shop in one process', () => {
  let shop: ShopProcess;

  beforeAll(async () => {
    shop = await ShopProcess.start({ LOG_LEVEL: 'trace' });
  });
  afterAll(() => shop[Symbol.asyncDispose]());

  erasedCustomer(
    () => shop,
    () => ({
      writeToLog,
      elsewhere: () => Promise.resolve({}),
      folder: () => Promise.resolve(shop.folder),
      databases: [...services, 'events'],
    }),
  );

  /** A row that is no event: whoever reads its topic keeps it as a dead letter. */
  async function writeToLog(text: string): Promise<void> {
    const client = new Client({ connectionString: await shop.databaseUrl('events') });
    await client.connect();
    await client.query(
      `WITH taken AS (
         INSERT INTO event_partition AS p (topic, partition, next_offset) VALUES ('shop.order.v1', 3, 1)
         ON CONFLICT (topic, partition) DO UPDATE SET next_offset = p.next_offset + 1 RETURNING next_offset - 1 AS at)
       INSERT INTO event_log (topic, partition, "offset", event_id, key, type, headers, data)
       SELECT 'shop.order.v1', 3, at, gen_random_uuid(), 'x', 'shop.order.placed.v1', '{}', $1 FROM taken`,
      [text],
    );
    await client.end();
  }
});
