import type { DataSource } from 'typeorm';
import { databaseWith } from '@fenestra/testing/database';
import { messagingMigrations } from '../outbox/outbox';
import { recordOn } from '../testing/bench';
import { listDeadLetters, replayDeadLetter } from './dead-letters';
import { deliverPending } from './deliver-pending';
import { park } from './parking';

const group = 'tests.replay';
const at = { topic: 'orders', partition: 0, offset: '7' };

describe('a replay that ends while its outcome is awaited', () => {
  let db: DataSource;
  beforeAll(async () => {
    db = await databaseWith(messagingMigrations);
  });
  afterEach(() => jest.restoreAllMocks());
  afterAll(() => db.destroy());

  it('is reported as replayed when it ends between two queries', async () => {
    await park(db, group, recordOn('orders'), at, { error: new Error('no'), attempts: 5, cause: 'fault' });
    const [letter] = await listDeadLetters(db);
    const query = db.query.bind(db);
    let isAsked = false;
    jest.spyOn(db, 'query').mockImplementation(async (sql, parameters) => {
      const rows: unknown = await query(sql, parameters);
      if (isAsked) await endReplay(query);
      isAsked = sql.startsWith('UPDATE parked_key'); // the replay ends after the next query
      return rows;
    });

    expect(await replayDeadLetter(db, letter!.id)).toBe('replayed');
  });

  it('is reported as replayed when it ends before the first look at an event that is handed over', async () => {
    const transaction = db.transaction.bind(db) as (work: unknown) => Promise<unknown>;
    jest.spyOn(db, 'transaction').mockImplementation(async (work: unknown) => {
      const result = await transaction(work);
      await endReplay(db.query.bind(db));
      return result;
    });

    expect(await deliverPending(db, group, recordOn('orders'))).toBe('replayed');
  });
});

/** As the replayer leaves the rows when all letters of the key have taken effect. */
async function endReplay(query: DataSource['query']): Promise<void> {
  for (const table of ['dead_letter', 'parked_key']) await query(`DELETE FROM ${table}`);
}
