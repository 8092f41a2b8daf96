import { randomUUID } from 'node:crypto';
import { Logger } from '@nestjs/common';
import { Outbox } from '@fenestra/messaging/outbox/outbox';
import { openLog } from '@fenestra/platform/observability/log';
import { type TestService, startTestService } from '@fenestra/testing/start-test-service';
import { eventually } from '@fenestra/testing/time';
import { type NewPayment, Payments } from './payment.table';
import { payments } from './service';

// Neither gateways nor other services answer here.
const env = {
  GOPAY_URL: 'http://127.0.0.1:1/api',
  GOPAY_CLIENT_ID: 'shop',
  GOPAY_CLIENT_SECRET: 'secret',
  GOPAY_GOID: '8123456789',
  PAYPAL_URL: 'http://127.0.0.1:1/paypal',
  PAYPAL_CLIENT_ID: 'shop',
  PAYPAL_CLIENT_SECRET: 'secret',
  PAYPAL_WEBHOOK_ID: 'webhook',
};
type Line = { readonly message: string; readonly orderId?: string; readonly spanId?: string };

describe('the sweep of payments', () => {
  let alone: TestService;
  const lines: Line[] = [];

  beforeAll(async () => {
    alone = await startTestService(payments, { env });
    openLog('info', { write: (line: string) => lines.push(JSON.parse(line) as Line) });
  });
  afterAll(async () => {
    Logger.overrideLogger(false);
    await alone.close();
  });

  test('failures in one run are logged in a span for each payment, with the order of that payment', async () => {
    const states = ['unknown', 'open', 'left', 'refund_pending'] as const;
    const due: NewPayment[] = [...states, ...states].map((state) => ({
      ...{ id: randomUUID(), orderId: randomUUID(), attempt: 1, provider: 'gopay', state, amount: 1_000 },
      ...{ currency: 'CZK', lastEvent: { id: randomUUID(), correlationId: randomUUID() } },
      checkAt: alone.clock.now(),
    }));
    const outbox = new Outbox(alone.db);
    await outbox.transaction(async (unit) => {
      await new Payments(alone.db, outbox).insert(unit, due);
      await unit.tx.query('UPDATE payment SET provider_id = id, paid = amount, to_refund = amount');
    });

    const linesOf = (id: string) => lines.filter(({ message }) => message.includes(id));
    await eventually(async () => {
      for (const { id } of due) expect(linesOf(id)).not.toEqual([]);
      await Promise.resolve();
    });
    for (const { id, orderId } of due) for (const line of linesOf(id)) expect(line).toMatchObject({ orderId });
    expect(new Set(due.map(({ id }) => linesOf(id)[0]!.spanId)).size).toBe(due.length);
  });
});
