import { register } from 'prom-client';
import { cachedFor, observableGauge } from './observable-gauge';

const textOf = (name: string): Promise<string> => register.getSingleMetricAsString(name);

describe('numbers that are asked for', () => {
  it('are read when somebody looks, and are gone when nobody offers them', async () => {
    const gauge = observableGauge('asked_for', 'Asked for.', ['of']);
    const end = gauge.addCallback(() => Promise.resolve([{ labels: { of: 'a' }, value: 1 }]));
    expect(await textOf('asked_for')).toContain('asked_for{of="a"} 1');

    end();
    expect(await textOf('asked_for')).not.toContain('of="a"');
  });

  it('leave out what cannot be read now, and tell the rest', async () => {
    const gauge = observableGauge('half_readable', 'Half readable.', ['of']);
    gauge.addCallback(() => Promise.reject(new Error('the database is down')));
    gauge.addCallback(() => Promise.resolve([{ labels: { of: 'b' }, value: 2 }]));

    expect(await textOf('half_readable')).toMatch(/half_readable\{of="b"\} 2\s*$/);
  });

  it('come from one reading for all who ask at the same time, and a fault is not remembered', async () => {
    let reads = 0;
    const read = cachedFor(60_000, async () => {
      if (++reads === 1) throw new Error('not now');
      return reads;
    });

    await expect(read()).rejects.toThrow('not now');
    expect(await Promise.all([read(), read()])).toEqual([2, 2]);
    expect(await read()).toBe(2);
  });
});
