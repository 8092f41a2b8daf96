import { randomUUID } from 'node:crypto';
import type { QueryRunner } from 'typeorm';
import { orderPlaced } from '@fenestra/contracts/events/order';
import { emitted } from '@fenestra/testing/events';
import { type TestService, startTestService } from '@fenestra/testing/start-test-service';
import { eventually } from '@fenestra/testing/time';
import { orders } from '../service';
import { storeOrder } from '../testing/store-order';

describe('an order that is placed alone', () => {
  let alone: TestService;
  let others: QueryRunner[];
  beforeAll(async () => {
    alone = await startTestService(orders);
    others = [1, 2].map(() => alone.db.createQueryRunner());
    for (const other of others) await other.startTransaction();
  });
  afterAll(async () => {
    for (const other of others) {
      await other.rollbackTransaction();
      await other.release();
    }
    await alone.close();
  });

  const deadlocks = async (): Promise<number> => {
    const [row] = await alone.db.query<{ deadlocks: number }[]>(
      `SELECT deadlocks::int AS deadlocks FROM pg_stat_database WHERE datname = current_database()`,
    );
    return row!.deadlocks;
  };
  const lockContact = (by: QueryRunner, contact: string) =>
    by.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [contact]);
  const waiting = (many: number): Promise<void> =>
    eventually(async () =>
      expect(await alone.db.query(`SELECT FROM pg_locks WHERE NOT granted AND locktype = 'advisory'`)).toHaveLength(
        many,
      ),
    );

  it('is stored by its second try, with one number and one event, where its first dies of a deadlock', async () => {
    const first = await storeOrder(alone, false, [randomUUID()]);
    const contacts = await alone.db.query<{ name: string }[]>(
      `SELECT name FROM unnest($1::text[]) AS name ORDER BY hashtextextended(name, 0)`,
      [[randomUUID(), randomUUID()]],
    );
    const [earlier, later] = contacts.map(({ name }) => name) as [string, string];
    const [gate, rival] = others as [QueryRunner, QueryRunner];
    await rival.query(`SET LOCAL deadlock_timeout = '1h'`); // so that it is never the rival that dies
    await lockContact(gate, earlier);
    await lockContact(rival, later);

    const placing = storeOrder(alone, false, [earlier, later]); // has its number and waits for the gate
    await waiting(1);
    const locking = lockContact(rival, earlier); // in the queue of this lock, so that the next try of the order comes after it
    await waiting(2);
    await gate.rollbackTransaction();
    await gate.startTransaction();
    await locking; // the order has died for it
    await rival.rollbackTransaction();
    await rival.startTransaction();

    const placed = await placing;
    expect(Number(placed.number.slice(-6))).toBe(Number(first.number.slice(-6)) + 1);
    expect((await emitted(alone.db, orderPlaced)).filter(({ orderId }) => orderId === placed.id)).toHaveLength(1);
    await eventually(async () => expect(await deadlocks()).toBe(1));
  });
});
