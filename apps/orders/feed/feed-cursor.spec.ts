import { randomUUID } from 'node:crypto';
import { readFeed } from '@fenestra/contracts/http/order-feed';
import { Outbox } from '@fenestra/messaging/outbox/outbox';
import { must } from '@fenestra/testing/must';
import { type TestService, startTestService } from '@fenestra/testing/start-test-service';
import { orders } from '../service';
import { Feed } from './feed.table';

let own: TestService;
beforeAll(async () => {
  own = await startTestService(orders);
});
beforeEach(async () => {
  await own.db.query('TRUNCATE erp_event');
  await own.db.query('UPDATE erp_feed SET last = 0');
});
afterAll(() => own.close());

/** Resolves to the ids of the events. */
async function happen(count: number): Promise<string[]> {
  const ids = Array.from({ length: count }, () => randomUUID());
  const entry = (id: string) => ({ id, type: 'shop.order.placed.v1', headers: '{}', data: '{}', cause: undefined, orderId: undefined, since: new Date() }); // prettier-ignore
  await new Outbox(own.db).transaction((unit) => new Feed(own.db).append(unit, ids.map(entry)));
  return ids;
}
const ask = (after?: string) => own.client.call(readFeed, { query: after === undefined ? {} : { after } });
async function read(after?: string): Promise<{ ids: unknown[]; next: string }> {
  const { events, next } = must(await ask(after));
  return { ids: events.map(({ id }) => id), next };
}
/** As a backup has it that was made when the feed was that long. */
async function goBackTo(length: number): Promise<void> {
  await own.db.query('DELETE FROM erp_event WHERE position > $1', [length]);
  await own.db.query('UPDATE erp_feed SET last = $1', [length]);
}
const old = (position: number) => Buffer.from(`1:${position}`).toString('base64url');

it('a cursor goes on after the event that was read last, also from an empty feed', async () => {
  const { next: fromEmpty } = await read();
  const first = await happen(2);
  const page = await read(fromEmpty);
  const second = await happen(1);

  expect([page.ids, (await read(page.next)).ids]).toEqual([first, second]);
});

it.each([
  ['beyond the end of the feed', 0],
  ['where another event has taken its position', 1],
  ['where more events than were lost have followed', 5],
])('after a restore a cursor %s is gone, and from where it says to begin every event arrives', async (_, following) => {
  const kept = await happen(2);
  await happen(1);
  const { next } = await read();
  await goBackTo(2);
  const later = await happen(following);
  const gone = await ask(next);
  if (gone.ok) throw new Error('the cursor was accepted');

  expect((await read(String(gone.details?.['next']))).ids).toEqual([...kept, ...later]);
});

it('a cursor before the end of the backup goes on after a restore', async () => {
  await happen(1);
  const { next } = await read();
  const [second] = await happen(2);
  await goBackTo(2);
  const later = await happen(1);

  expect((await read(next)).ids).toEqual([second, ...later]);
});

it.each([1, 1_000])('a cursor of a release before, at %d, is gone', async (position) => {
  await happen(1);

  expect(await ask(old(position))).toMatchObject({ ok: false, details: { next: expect.any(String) as string } });
});

it('a cursor whose event is older than what is kept is gone', async () => {
  await happen(1);
  const { next } = await read();
  await happen(1);
  await own.db.query('DELETE FROM erp_event WHERE position = 1');

  expect(await ask(next)).toMatchObject({ ok: false, details: { next: expect.any(String) as string } });
});
