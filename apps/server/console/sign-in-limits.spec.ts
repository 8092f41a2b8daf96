import { SignInLimits } from './sign-in-limits';

const start = Date.parse('2026-06-01T08:00:00Z');

describe('limits of attempts to sign in', () => {
  let limits: SignInLimits;
  let ms: number;
  beforeEach(() => {
    limits = new SignInLimits();
    ms = 0;
  });
  const now = () => new Date(start + ms);
  const wait = (address: string, browser?: string) => limits.waitMs(address, browser, now());
  /** Attempts as often as it may, each without success. Returns how many were checked. */
  function attempts(address: string, forMs: number, browser?: string): number {
    let checked = 0;
    for (const end = ms + forMs; ms < end; ms += Math.max(1, wait(address, browser)))
      if (wait(address, browser) === 0) {
        limits.recordFailure(address, browser, now());
        checked++;
      }
    return checked;
  }

  test('an address has five attempts at once, then each waits twice as long, up to five minutes', () => {
    const waits = Array.from({ length: 14 }, () => {
      limits.recordFailure('10.0.0.7', undefined, now());
      const waited = wait('10.0.0.7');
      ms += waited;
      return waited / 1_000;
    });
    expect(waits).toEqual([0, 0, 0, 0, 2, 4, 8, 16, 32, 64, 128, 256, 300, 300]);
    expect(wait('10.0.0.8')).toBe(0);
  });

  test('an address has 5 attempts in four seconds and under 30 in an hour, however often it comes', () => {
    expect(attempts('10.0.0.7', 4_000)).toBeLessThanOrEqual(6);
    expect(attempts('10.0.0.7', 3_600_000)).toBeLessThan(30);
  });

  test('a network of IPv6 is one address', () => {
    for (let nth = 0; nth < 5; nth++) limits.recordFailure(`2001:db8::${nth}`, undefined, now());
    expect(wait('2001:db8::9')).toBe(2_000);
  });

  test('all addresses together have fifty attempts, then one a minute at last; a new one waits no longer than that', () => {
    let checked = 0;
    for (let nth = 0; nth < 5_000; nth++) {
      const address = `10.0.${nth >> 8}.${nth & 255}`;
      if (wait(address) > 0) continue;
      limits.recordFailure(address, undefined, now());
      checked++;
    }
    expect(checked).toBe(50);
    for (let nth = 0; nth < 20; nth++) {
      ms += wait('192.0.2.1');
      limits.recordFailure(`10.1.0.${nth}`, undefined, now());
    }
    expect(wait('192.0.2.1')).toBe(60_000);
  });

  test('a browser that has signed in before is not kept out by others, and has limits of its own', () => {
    for (let nth = 0; nth < 1_000; nth++) limits.recordFailure('10.0.0.7', undefined, now());
    expect(wait('10.0.0.7')).toBe(300_000);
    expect(wait('10.0.0.7', 'known')).toBe(0);
    for (let nth = 0; nth < 5; nth++) limits.recordFailure('10.0.0.7', 'known', now());
    expect(wait('10.0.0.7', 'known')).toBe(2_000);
    expect(wait('10.0.0.7', 'another')).toBe(0);
  });

  test('a success clears the failures of its address, and an hour without a failure those of all', () => {
    for (let nth = 0; nth < 60; nth++) limits.recordFailure('10.0.0.7', undefined, now());
    limits.recordSuccess('10.0.0.7', undefined);
    expect(wait('10.0.0.7')).toBe(60_000); // the total stays
    ms += 3_600_000;
    expect(wait('10.0.0.7')).toBe(0);
    limits.recordFailure('10.0.0.7', undefined, now());
    expect(wait('10.0.0.7')).toBe(0);
  });
});
