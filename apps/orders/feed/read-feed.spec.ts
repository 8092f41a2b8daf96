import { setImmediate } from 'node:timers/promises';
import { inSpan } from '@fenestra/messaging/tracing/trace-context';
import { ClientDisconnected } from '@fenestra/platform/http/client-disconnected';
import { MovableClock } from '@fenestra/testing/time';
import type { CommitSignals } from '../commit-signals';
import type { Feed } from './feed.table';
import { ReadFeed } from './read-feed';

/** An empty feed, whose reader waits on a clock of the test. */
async function waits(wait?: string): Promise<{ ms: number; looks: number }> {
  let [ms, looks] = [0, 0];
  const now = jest.spyOn(performance, 'now').mockImplementation(() => ms);
  const feed = { after: () => Promise.resolve((looks++, [])) };
  const signals = { closing: false, waitFor: (_: string, most: number) => setImmediate().then(() => (ms += most)) };
  const reader = new ReadFeed(feed as unknown as Feed, signals as unknown as CommitSignals, new MovableClock());
  expect(await reader.execute({ wait })).toMatchObject({ ok: true, value: { events: [] } });
  now.mockRestore();
  return { ms, looks };
}

describe('ReadFeed', () => {
  test('an empty feed answers at once when no wait is requested', async () => {
    expect((await waits()).looks).toBe(1);
  });

  test.each([1, 20, 30])('an empty feed answers after the requested wait of %d s', async (seconds) => {
    const { ms, looks } = await waits(String(seconds));

    expect(ms).toBe(seconds * 1_000);
    expect(looks).toBe(2 * seconds + 1);
  });

  test('polls that look at the same place at the same time share one query, later ones do not', async () => {
    const feed = { after: jest.fn(() => Promise.resolve([])) };
    const signals = { closing: false, waitFor: () => Promise.resolve() };
    const reader = new ReadFeed(feed as unknown as Feed, signals as unknown as CommitSignals, new MovableClock());
    await Promise.all(Array.from({ length: 50 }, () => reader.execute({})));
    expect(feed.after).toHaveBeenCalledTimes(1);

    await setImmediate();
    await reader.execute({});
    await reader.execute({ limit: '7' });
    expect(feed.after).toHaveBeenCalledTimes(3);
  });

  test('a feed whose reader has left is not looked at any more', async () => {
    const feed = { after: jest.fn(() => Promise.resolve([])) };
    const signals = { closing: false, waitFor: () => Promise.resolve() };
    const reader = new ReadFeed(feed as unknown as Feed, signals as unknown as CommitSignals, new MovableClock());
    const span = { name: 'a poll', kind: 'server', service: 'orders', callerLeft: () => AbortSignal.abort() } as const;

    await expect(inSpan(span, () => reader.execute({ wait: '30' }))).rejects.toThrow(ClientDisconnected);
    expect(feed.after).not.toHaveBeenCalled();
  });

  test('an empty feed answers after 30 s when a longer wait is requested', async () => {
    expect((await waits('600')).ms).toBe(30_000);
  });
});
