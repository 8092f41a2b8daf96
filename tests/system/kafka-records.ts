import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { itWithKcat } from '@fenestra/messaging/testing/describe-with-kafka';
import { serviceNames } from '@fenestra/server/host/services';
import { eventually } from '@fenestra/testing/time';
import { query } from '../harness/query';
import type { ShopApart } from '../harness/shop-apart';
import { Shopper } from '../harness/shopper';

const kcat = process.env['FENESTRA_KCAT'];

type Record_ = { topic: string; key: string; headers: string[]; payload: string };

/** What lies where others read it: on Kafka, and in no database that is not theirs. */
export function kafkaRecords(shopOf: () => ShopApart): void {
  itWithKcat('writes an order to Kafka as CloudEvents under its id, which kcat reads', async () => {
    const shopper = new Shopper(shopOf().url);
    const cart = await shopper.newCart();
    await shopper.addStock(cart, 1008);
    await shopper.pickUp(cart);
    const orderId = (await shopper.order(cart, 'prevodem_1', 1)).body['objednavkaID'] as string;
    await shopper.close();

    await eventually(async () => {
      const records = (await recordsOf('shop.order.v1')).filter(({ key }) => key === orderId);
      const [placed] = records;
      expect(placed).toMatchObject({ topic: 'shop.order.v1' });
      const headers = Object.fromEntries(pairs(placed!.headers));
      expect(headers).toMatchObject({ ce_specversion: '1.0', ce_type: 'shop.order.placed.v1' });
      expect(headers['ce_id']).toMatch(/^[0-9a-f-]{36}$/);
      expect(JSON.parse(placed!.payload)).toMatchObject({ orderId });
      expect(placed!.payload).not.toMatch(/Nov[aá]kov|Lidick|@example/);
    });
  });

  async function recordsOf(topic: string): Promise<Record_[]> {
    const args = ['-b', shopOf().kafkaBrokers, '-C', '-t', topic, '-e', '-q', '-J'];
    const { stdout } = await promisify(execFile)(kcat!, args, { maxBuffer: 64_000_000 });
    return stdout
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line) as Record_);
  }

  it('leaves the event log in PostgreSQL empty: there is none', async () => {
    const names = await query(
      shopOf().databaseServerUrl,
      `SELECT datname FROM pg_database WHERE datname LIKE 'fenestra%'`,
    );
    expect(names).toEqual(expect.arrayContaining([{ datname: 'fenestra_orders' }]));
    expect(names).not.toContainEqual({ datname: 'fenestra_events' });
  });

  it('gives each service a role that opens no database of the others', async () => {
    const owners = serviceNames.filter((name) => name !== 'gateway' && name !== 'desk');
    const sessions = `SELECT DISTINCT usename AS role, datname AS database FROM pg_stat_activity
      WHERE datname LIKE 'fenestra%' AND backend_type = 'client backend'`; // vacuum works beside them
    await eventually(async () => {
      const seen = (await query(shopOf().databaseServerUrl, sessions)) as { role: string; database: string }[];
      expect(seen.length).toBe(owners.length);
      expect(seen.filter(({ role, database }) => role !== database)).toEqual([]);
    });
    for (const owner of owners)
      for (const other of owners) {
        const url = new URL(shopOf().ownDatabaseUrl(owner));
        url.pathname = `/fenestra_${other}`;
        const opened = await query(url.href, 'SELECT 1 AS one').catch((fault: { code?: string }) => fault.code);
        expect([owner, other, opened]).toEqual([owner, other, owner === other ? [{ one: 1 }] : '42501']);
      }
  });
}

/** kcat gives names and values in one list. */
const pairs = (list: string[]): [string, string][] =>
  list.flatMap((name, nth) => (nth % 2 === 0 ? [[name, list[nth + 1]!] as [string, string]] : []));
