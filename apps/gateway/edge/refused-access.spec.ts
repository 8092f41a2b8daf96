import { Logger } from '@nestjs/common';
import { openLog } from '@fenestra/platform/observability/log';
import { type TestService, startTestService } from '@fenestra/testing/start-test-service';
import { gateway } from '../service';

describe('the log of refused visitors', () => {
  let edge: TestService;
  let lines: Record<string, unknown>[];
  beforeAll(async () => {
    edge = await startTestService(gateway, { env: { TRUST_PROXY: 'loopback' } });
  });
  beforeEach(() => {
    lines = [];
    openLog('info', { write: (line: string) => lines.push(JSON.parse(line) as Record<string, unknown>) });
  });
  afterAll(async () => {
    Logger.overrideLogger(false);
    await edge.close();
  });

  const post = async (path: string, body: string, from: string, type = 'application/json') =>
    (await fetch(new URL(path, edge.url), { method: 'POST', body, headers: { 'content-type': type, 'x-forwarded-for': from } })).status; // prettier-ignore
  const refusals = () => lines.filter(({ message }) => message === 'access refused');

  test('a refused request is logged with reason and route, not with the address of its client', async () => {
    expect(await post('/api/send-cart', '{"name": ', '192.0.2.77')).toBe(400);
    expect(await post('/api/send-cart', 'name=x', '2001:db8:1:2::77', 'text/plain')).toBe(415);

    const refused = { level: 'warn', side: 'visitor', service: 'gateway', method: 'POST', route: '/api/send-cart' };
    expect(refusals()).toMatchObject([
      { ...refused, source: '192.0.2.0/24', reason: 'malformed' },
      { ...refused, source: '2001:db8:1/48', reason: 'wrong-content-type' },
    ]);
    expect(JSON.stringify(lines)).not.toContain('77');
  });

  test('a field of a form that a shopper has to correct is not logged', async () => {
    const form = { name: 'x', email: 'not an address', cart_id: 'A'.repeat(22) };
    expect(await post('/api/send-cart', JSON.stringify(form), '192.0.2.78')).toBe(400);
    expect(refusals()).toEqual([]);
  });
});
