import type { DataSource } from 'typeorm';
import { databaseWith } from '@fenestra/testing/database';
import { UnreliableTransport } from '@fenestra/testing/unreliable-transport';
import type { EventTransport, LogExtent } from '../transport/transport';
import { LogContinuity } from './log-continuity';
import { messagingMigrations } from './outbox';
import { republish } from './republish';

const [order, stock] = ['shop.order.v1 3', 'shop.stock.v1 0'];
const whole: LogExtent = { clusterId: 'A', ends: { [order]: 120, [stock]: 7 }, offsets: { [order]: 120, [stock]: 0 } };

describe('LogContinuity', () => {
  let db: DataSource;
  /** Extents that the log shows in turn; the last one repeats. */
  let shows: LogExtent[];
  beforeEach(async () => {
    db = await databaseWith(messagingMigrations);
  });
  afterEach(() => db.destroy());

  const watcher = () => {
    const transport = new UnreliableTransport({} as EventTransport);
    transport.extent = () => Promise.resolve(shows.length > 1 ? shows.shift()! : shows[0]!);
    return new LogContinuity(db, transport, () => ['orders.feed'], 0);
  };
  /** Returns the loss that a service notices at its next check after it has seen the whole log. */
  const lostAfter = async (...extents: LogExtent[]) => {
    shows = [whole];
    await watcher().check();
    shows = extents;
    const restarted = watcher();
    await restarted.check();
    return restarted.lost;
  };

  test.each<[string, Partial<LogExtent>, string]>([
    ['another cluster', { clusterId: 'B' }, 'it is cluster B instead of A'],
    [
      'an end before the remembered one',
      { ends: { ...whole.ends, [order]: 119 } },
      `${order} ends at 119 instead of 120`,
    ],
    ['a topic that is gone', { ends: { [stock]: 7 } }, `${order} ends at 0 instead of 120`],
    ['an offset of a group beyond the end', { offsets: { [stock]: 8 } }, `${stock} ends at 7 instead of 8`],
  ])('a log has lost records that shows %s, until they are replayed', async (_, difference, lost) => {
    const shorter = { ...whole, ...difference };
    expect(await lostAfter(shorter)).toBe(lost);

    const restarted = watcher();
    await restarted.check();
    expect(restarted.lost).toBe(lost);
    await republish(db, new Date());
    await restarted.check();
    expect(restarted.lost).toBeNull();
  });

  const grown = { ...whole, ends: { ...whole.ends, [order]: 130 } };
  test.each<[string, LogExtent[]]>([
    ['grows', [grown]],
    ['shows its end at the second look', [{ ...whole, ends: { [order]: 100, [stock]: 7 } }, grown]],
  ])('a log has lost nothing that %s', async (_, extents) => {
    expect(await lostAfter(...extents)).toBeNull();
  });

  test('the first log that a service sees has lost nothing, and the longest end that it has seen counts', async () => {
    shows = [{ ...whole, ends: {}, offsets: {} }];
    const first = watcher();
    await first.check();
    expect(first.lost).toBeNull();
    shows = [grown];
    await first.check();
    expect(await lostAfter(whole)).toBe(`${order} ends at 120 instead of 130`);
  });
});
