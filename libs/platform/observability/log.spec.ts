import { randomUUID } from 'node:crypto';
import { Logger } from '@nestjs/common';
import { inSpan } from '@fenestra/messaging/tracing/trace-context';
import { openLog } from './log';

describe('the log', () => {
  let lines: string[];

  beforeEach(() => {
    lines = [];
    openLog('info', { write: (line: string) => lines.push(line) });
  });
  afterAll(() => Logger.overrideLogger(false));

  const last = (): Record<string, unknown> => JSON.parse(lines.at(-1) ?? '{}') as Record<string, unknown>;

  it('writes one JSON object a line, with service, request and trace', async () => {
    const span = { name: 'POST /orders', kind: 'server', service: 'orders', requestId: 'r1' } as const;
    await inSpan(span, async () => new Logger('PlaceOrder').log('placed\nan order', { orderId: 'o1' }));

    expect(lines).toHaveLength(1);
    expect(lines[0]?.trimEnd()).not.toContain('\n');
    expect(last()).toMatchObject({
      level: 'info',
      message: 'placed\nan order',
      context: 'PlaceOrder',
      orderId: 'o1',
      service: 'orders',
      requestId: 'r1',
      traceId: expect.stringMatching(/^[0-9a-f]{32}$/) as string,
    });
  });

  it('tells a fault with its causes', () => {
    const cause = Object.assign(new Error('connection refused'), { code: 'ECONNREFUSED' });
    new Logger('FaultFilter').error(new Error('POST /orders failed', { cause }));

    expect(last()).toMatchObject({
      level: 'error',
      message: 'POST /orders failed',
      fault: {
        place: expect.stringMatching(/libs\/platform\/observability\/log\.spec\.ts:\d+:\d+$/),
        cause: { message: 'connection refused', code: 'ECONNREFUSED' },
      },
    });
    expect(lines.join('')).not.toMatch(/"stack"|\\n\s+at /);
  });

  it('holds neither personal data nor secrets, wherever they stand', () => {
    const secrets = {
      email: 'jana@example.cz',
      phone: '+420 777 123 456',
      firstName: 'Jana',
      lastName: 'Nováková',
      address: { street: 'Dlouhá 1', city: 'Brno' },
      headers: { authorization: 'Bearer abcdef', cookie: 'sid=1' },
      gopay: { clientSecret: 'tajne', accessToken: 'xyz' },
      orders: [{ token: 'kZ0JRr4mYTt8tKGXfBJ4mg', note: 'zvoňte u Nováků' }],
    };
    const cause = Object.assign(new Error('duplicate key for jana@example.cz'), {
      parameters: ['Jana', 'jana@example.cz'],
      detail: 'Key (email)=(jana@example.cz)',
    });
    const log = new Logger('Test');
    log.warn('mail to jana@example.cz, +420777123456, failed at postgres://shop:tajne@db.example:5432/x', secrets);
    log.error(new Error('Bearer abcdef was refused', { cause }));
    log.error(new Error('invalid input syntax for type uuid: "Jana Nováková"'));

    const all = lines.join('');
    for (const secret of ['jana@', 'Jana', 'Nov', '777 123', 'Dlouh', 'abcdef', 'sid=', 'tajne', 'xyz', 'kZ0J', 'zvo'])
      expect(all).not.toContain(secret);
    expect(all).toContain('db.example');
  });

  it.each([
    ['GET /orders/by-token/% failed', 'a path'],
    ['referer http://cs.localhost/conf/#/objednavka/?o=%', 'a referer'],
    ['/conf/?configuration=%&x=1', 'a link'],
    ['{"url":"/api/order/%/page"}', 'reported JSON'],
    ['order-%', 'a key made of it'],
    ['%7B%22token%22%3A%22KEY%22%7D', 'an encoded address'],
  ])('shows of what opens an order its beginning only: "%s", %s [OPEN-Q-14]', (text) => {
    const token = 'kZ0JRr4mYTt8tKGXfBJ4mg';
    const told = text.replace(/KEY|%(?![0-9A-F])/, token);
    new Logger('Test').warn(told, { address: told, deeper: [{ referer: told }] });
    new Logger('Test').error(new Error('failed', { cause: new Error(told) }));

    expect(lines.join('')).not.toContain(token);
    expect(lines.join('')).toContain('…');
  });

  test.each([
    ['of letters in camelCase', 'meznoQraTulBomKesVintg', 'meznoQ…'],
    ['of camelCase with a capital first', 'MeznoQraTulBomKesVintg', 'MeznoQ…'],
    ['of small letters', 'meznoqratulbomkesvintg', 'meznoq…'],
    ['of capitals behind a word', 'ORDER-MEZNOQRATULBOMKESVINTG', 'ORDER-…'],
    ['behind a UUID', '0192aaaa-bbbb-4ccc-8ddd-eeeeffff0000-kZ0JRr4mYTt8tKGXfBJ4mg', '0192aa…'],
  ])('a log line shows only the beginning of a key %s [OPEN-Q-14]', (_, id, beginning) => {
    new Logger('Test').warn(id);
    expect(last()['message']).toBe(beginning);
  });

  it('keeps names that open nothing', () => {
    const names = `${randomUUID()} ${randomUUID()}-send-mail 00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01 release-expired-reservations NotificationsController OTEL_EXPORTER_OTLP_ENDPOINT`;
    new Logger('Test').warn(names);

    expect(last()['message']).toBe(names);
  });

  it('is silent about what Nest does at its start', () => {
    new Logger('RouterExplorer').log('Mapped {/orders, POST} route');

    expect(lines).toEqual([]);
  });
});
