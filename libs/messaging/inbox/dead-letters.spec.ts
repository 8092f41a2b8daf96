import type { DataSource } from 'typeorm';
import { databaseWith } from '@fenestra/testing/database';
import { messagingMigrations } from '../outbox/outbox';
import { recordOn } from '../testing/bench';
import { listDeadLetters, replayDeadLetter } from './dead-letters';
import { park } from './parking';

const at = { topic: 'orders', partition: 0, offset: '7' };

describe('replayDeadLetter', () => {
  let db: DataSource;
  beforeAll(async () => {
    db = await databaseWith(messagingMigrations);
  });
  afterAll(() => db.destroy());

  it('reports a letter as replayed when the replay ends between two of its queries', async () => {
    await park(db, 'tests.replay', recordOn('orders'), at, { fault: new Error('no'), attempts: 5, cause: 'fault' });
    const [letter] = await listDeadLetters(db);
    const query = db.query.bind(db);
    let isAsked = false;
    jest.spyOn(db, 'query').mockImplementation(async (sql, parameters) => {
      const rows: unknown = await query(sql, parameters);
      if (isAsked) for (const table of ['dead_letter', 'parked_key']) await query(`DELETE FROM ${table}`);
      isAsked = sql.startsWith('UPDATE parked_key'); // the replay ends after the next query
      return rows;
    });

    expect(await replayDeadLetter(db, letter!.id)).toBe('replayed');
  });
});
