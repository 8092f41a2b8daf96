import { execFile, spawnSync } from 'node:child_process';
import { promisify } from 'node:util';
import { Redis } from 'ioredis';
import { topics } from '@fenestra/messaging/transport/topics';
import type { ShopApart } from '../harness/shop-apart';
import { erasedCustomer } from './erased-customer';

const kcat = process.env['FENESTRA_KCAT'];
const services = ['configuration', 'pricing', 'cart', 'stock', 'orders', 'payments', 'notifications'];

/** The same search with topics on Kafka and jobs in Redis. */
export function erasedFromKafka(shopOf: () => ShopApart): void {
  (kcat ? describe : describe.skip)('a person in the shop as services of their own', () => {
    erasedCustomer(shopOf, () => ({
      writeToLog,
      elsewhere: async () => ({ ...(await topicsOfKafka()), redis: await everythingInRedis() }),
      folder: () => shopOf().filesOfSandbox(),
      databases: services,
    }));
  });

  async function writeToLog(text: string): Promise<void> {
    const args = ['-P', '-b', shopOf().kafkaBrokers, '-t', 'shop.order.v1', '-p', '3', '-k', 'x', '-H', 'ce_id=none'];
    expect(spawnSync(kcat!, args, { input: `${text}\n`, encoding: 'utf8' })).toMatchObject({ status: 0 });
    return Promise.resolve();
  }

  async function topicsOfKafka(): Promise<Record<string, string>> {
    const found: Record<string, string> = {};
    for (const topic of topics) {
      const args = ['-b', shopOf().kafkaBrokers, '-C', '-t', topic, '-e', '-q', '-J'];
      found[`topic ${topic}`] = (await promisify(execFile)(kcat!, args, { maxBuffer: 64_000_000 })).stdout;
    }
    return found;
  }

  async function everythingInRedis(): Promise<string> {
    const redis = new Redis(shopOf().redisUrl);
    const keys = await redis.keys('*');
    // Null for a key that has gone since, such as the lock of a job.
    const values: (Buffer | null)[] = await Promise.all(keys.map((key) => redis.dumpBuffer(key)));
    const readable = await Promise.all(
      keys.map(async (key) => ((await redis.type(key)) === 'hash' ? JSON.stringify(await redis.hgetall(key)) : '')),
    );
    await redis.quit();
    return [...keys, ...readable, ...values.map((value) => value?.toString('latin1') ?? '')].join('\n');
  }
}
