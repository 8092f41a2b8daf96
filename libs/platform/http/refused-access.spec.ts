import { Logger } from '@nestjs/common';
import { register } from 'prom-client';
import { openLog } from '../observability/log';
import { RefusedAccess } from './refused-access';

type Line = Record<string, unknown> & { readonly message: string };

describe('the log of refused access', () => {
  let lines: Line[];
  beforeEach(() => {
    jest.useFakeTimers();
    lines = [];
    openLog('info', { write: (line: string) => lines.push(JSON.parse(line) as Line) });
  });
  afterEach(() => {
    Logger.overrideLogger(false);
    jest.useRealTimers();
  });
  const refusal = (source: string) => ({ source, reason: 'token-wrong', method: 'GET', route: '/erp/v1/events' });

  test('a source has five lines a minute, and one line counts the others', () => {
    const access = new RefusedAccess('erp', ['token-wrong']);
    for (let nth = 0; nth < 4_262; nth++) access.record(refusal('203.0.113.7'));
    access.record(refusal('203.0.113.8'));

    expect(lines.map(({ source }) => source)).toEqual([...Array<string>(5).fill('203.0.113.7'), '203.0.113.8']);
    expect(lines[0]).toMatchObject({
      level: 'warn',
      message: 'access refused',
      side: 'erp',
      ...refusal('203.0.113.7'),
    });
    jest.advanceTimersByTime(60_000);
    expect(lines.slice(6)).toMatchObject([{ side: 'erp', refusals: 4_257, sources: 1, most: ['203.0.113.7: 4257'] }]);
    access.record(refusal('203.0.113.7'));
    expect(lines.at(-1)).toMatchObject({ message: 'access refused', source: '203.0.113.7' });
  });

  test('all sources together have fifty lines a minute; networks of IPv6 are one source', () => {
    const access = new RefusedAccess('service', [], 'orders');
    for (let nth = 0; nth < 3_000; nth++) access.record(refusal(`10.${nth >> 8}.${nth & 255}.1`));
    for (let nth = 0; nth < 10; nth++) access.record(refusal(`2001:db8::${nth}`));
    jest.advanceTimersByTime(60_000);

    expect(lines).toHaveLength(51);
    expect(lines.at(-1)).toMatchObject({ side: 'service', service: 'orders', refusals: 2_960, sources: 951 });
  });

  test('every refusal is counted, from zero on', async () => {
    const access = new RefusedAccess('operator', ['test-reason']);
    const counted = async () => (await register.metrics()).match(/^fenestra_access_refused_total.*test-reason.*/m)?.[0];
    expect(await counted()).toBe('fenestra_access_refused_total{side="operator",reason="test-reason"} 0');
    for (let nth = 0; nth < 20; nth++) access.record({ ...refusal('203.0.113.7'), reason: 'test-reason' });
    expect(await counted()).toMatch(/ 20$/);
  });
});
