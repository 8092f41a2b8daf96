import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { configuration } from '@fenestra/configuration/service';
import { drawingWidths } from '@fenestra/contracts/http/configuration';
import { gateway } from '@fenestra/gateway/service';
import { background, backgroundTask } from '@fenestra/platform/background/background';
import type { work } from '@fenestra/platform/background/testing/spin';
import { pricing } from '@fenestra/pricing/service';
import { type TestService, startTestService } from '@fenestra/testing/start-test-service';
import { startTestServices, type TestServices } from '@fenestra/testing/start-test-services';
import { temporaryFolders } from '@fenestra/testing/temporary-folders';
import { eventually } from '@fenestra/testing/time';

/** As many as may wait for the one thread of a process. */
const mostWaiting = 16;
/** Less than what is taken for work that hangs. */
const longestMs = 25_000;

const spin = backgroundTask<typeof work>(require.resolve('@fenestra/platform/background/testing/spin'));
const noted = join(temporaryFolders()(), 'begun');

/** Gateway and configuration in this process, whose thread beside the requests the test keeps busy. */
describe('pictures, which are painted beside the requests', () => {
  let around: TestServices<'pricing' | 'configuration'>;
  let edge: TestService;
  beforeAll(async () => {
    around = await startTestServices({ pricing, configuration });
    edge = await startTestService(gateway, { others: around });
  });
  afterAll(async () => {
    await edge.close();
    await around.close();
  });

  const picture = (product: string, width: number, signal?: AbortSignal): Promise<Response> =>
    fetch(new URL(`/api/drawing/product/${product}.png?sirka=${width}`, edge.url), { signal: signal ?? null });

  /** Keeps the thread busy with the first of them until it is let go; the others wait. */
  function busyWith(count: number, name: string) {
    const until = `${noted} ${name}`;
    const all = Array.from({ length: count }, (_, nth) =>
      background.run(spin, { noted, name: `${name} ${nth}`, ...(nth === 0 ? { ms: longestMs, until } : { ms: 0 }) }),
    );
    return { done: () => (writeFileSync(until, ''), Promise.all(all)) };
  }

  it('are refused with 503 and when to come again while too many wait, and come afterwards', async () => {
    const inHand = busyWith(1 + mostWaiting, 'other');
    const refused = await picture('OS1', 320);
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '2']);
    expect(await refused.json()).toMatchObject({ Err: 90 });

    await inHand.done();
    expect((await picture('OS1', 320)).status).toBe(200);
  });

  it('are not painted for somebody who has left: their place in the queue is free again', async () => {
    const inHand = busyWith(mostWaiting, 'before');
    const leaving = new AbortController();
    const left = picture('OS1', 400, leaving.signal);
    await eventually(async () => expect(await placeIsTaken()).toBe(true));
    leaving.abort();
    await expect(left).rejects.toThrow();
    await eventually(async () => expect(await placeIsTaken()).toBe(false));

    await inHand.done();
    expect(readFileSync(noted, 'utf8')).toContain('before 0');
  });

  it('are of few widths, whatever is asked for, and each is painted once', async () => {
    const found = new Set<number>();
    for (let asked = 40; asked <= 1_600; asked += 40) {
      const png = Buffer.from(await (await picture('ST2', asked)).arrayBuffer());
      const width = png.readUInt32BE(16);
      expect(width).toBe(drawingWidths.find((each) => each >= asked) ?? 1_200);
      found.add(width);
    }
    expect([...found]).toEqual([...drawingWidths]);
  });

  /** Whether one more is refused; what was let in is taken back at once. */
  async function placeIsTaken(): Promise<boolean> {
    const leaving = new AbortController();
    const asked = background.run(spin, { noted, name: `asking ${Math.random()}`, ms: 0 }, { signal: leaving.signal });
    const outcome = asked.then(
      ({ ok }) => !ok,
      () => false,
    );
    setImmediate(() => leaving.abort());
    return outcome;
  }
});
