import { RateLimiterFactory } from '@fenestra/platform/http/rate-limiter';
import { SenderLimits, type CaptchaVerdict } from './sender-limits';

const network = '192.0.2.1';

/** Reserves `count` emails after another, and returns what became of each. */
async function reserved(limits: SenderLimits, count: number, verdict: CaptchaVerdict): Promise<string[]> {
  const outcomes: string[] = [];
  while (outcomes.length < count) {
    const verdictOf = jest.fn(async () => verdict);
    const place = await limits.reserve(network, verdictOf);
    const judged = verdictOf.mock.calls.map(() => `${verdict}: `).join('');
    outcomes.push(`${judged}${place.granted ? 'granted' : place.because}`);
  }
  return outcomes;
}
const times = (count: number, outcome: string) => Array<string>(count).fill(outcome);
const limitsOf = (mail = 5) => new SenderLimits(new RateLimiterFactory(), { mail, site: 2 });

describe('emails with links of one network', () => {
  it('need a verdict from the third of a day on [MAIL-06] [SAVE-05]', async () => {
    expect(await reserved(limitsOf(), 4, 'robot')).toEqual([...times(2, 'granted'), ...times(2, 'robot: robot')]);
  });

  it('are 60 an hour from people', async () => {
    const outcomes = await reserved(limitsOf(), 61, 'human');
    expect(outcomes).toEqual([...times(2, 'granted'), ...times(58, 'human: granted'), 'full']);
  });

  it('are 12 an hour without a verdict', async () => {
    const outcomes = await reserved(limitsOf(), 13, 'unknown');
    expect(outcomes).toEqual([...times(2, 'granted'), ...times(10, 'unknown: granted'), 'unknown: full']);
  });

  it('are counted by network', async () => {
    const limits = limitsOf();
    await reserved(limits, 13, 'unknown');
    expect(await limits.reserve('192.0.2.2', () => Promise.resolve('robot'))).toMatchObject({ granted: true });
  });

  it('share a wider budget within an IPv6 site', async () => {
    const limits = limitsOf();
    const granted: boolean[] = [];
    for (let nth = 0; nth < 6; nth++)
      granted.push((await limits.reserve(`2001:db8:1:${nth}::1`, () => Promise.resolve('robot'))).granted);
    expect(granted).toEqual([true, true, true, true, false, false]);
  });

  it.each<CaptchaVerdict>(['human', 'unknown'])(
    'do not count when they are given back, verdict %s',
    async (verdict) => {
      const limits = limitsOf();
      for (let nth = 0; nth < 100; nth++) {
        const place = await limits.reserve(network, () => Promise.resolve(verdict));
        if (place.granted) await place.giveBack();
        expect(place.granted).toBe(true);
      }
      expect(await reserved(limits, 3, 'robot')).toEqual([...times(2, 'granted'), 'robot: robot']);
    },
  );

  it('do not count when they are refused', async () => {
    const limits = limitsOf();
    await reserved(limits, 100, 'robot');
    expect(await reserved(limits, 1, 'human')).toEqual(['human: granted']);
  });

  it('follow the limit of calls', async () => {
    expect(await reserved(limitsOf(50), 21, 'robot')).toEqual([...times(20, 'granted'), 'robot: robot']);
  });
});
