import { Logger } from '@nestjs/common';
import { openLog } from '@fenestra/platform/observability/log';
import { type TestService, startTestService } from '@fenestra/testing/start-test-service';
import { gateway } from '../service';

describe('the ERP guard', () => {
  let edge: TestService;
  const lines: Record<string, unknown>[] = [];
  beforeAll(async () => {
    edge = await startTestService(gateway, { env: { ERP_TOKEN: 'a-token-of-one-erp-for-the-feed' } });
    openLog('info', { write: (line: string) => lines.push(JSON.parse(line) as Record<string, unknown>) });
  });
  afterAll(async () => {
    Logger.overrideLogger(false);
    await edge.close();
  });

  const ask = async (path: string, headers: Record<string, string> = {}) =>
    (await fetch(new URL(path, edge.url), { headers })).status;

  test('refused requests are logged with source, reason and route, without the token, five lines for a source', async () => {
    const order = '/erp/v1/orders/01a20421-36a0-7a0e-830f-c1bdcc20e757';
    expect(await ask('/erp/v1/events')).toBe(401);
    for (let nth = 0; nth < 20; nth++)
      expect(await ask(order, { authorization: `Bearer guessed-token-${nth}` })).toBe(401);

    const refused = { level: 'warn', context: 'Access', message: 'access refused', side: 'erp', source: '127.0.0.1' };
    expect(lines).toMatchObject([
      { ...refused, reason: 'token-missing', method: 'GET', route: '/erp/v1/events' },
      ...Array<object>(4).fill({ ...refused, reason: 'token-wrong', route: '/erp/v1/orders/:id' }),
    ]);
    expect(JSON.stringify(lines)).not.toContain('guessed');
  });
});
