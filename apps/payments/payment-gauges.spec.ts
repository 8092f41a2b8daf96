import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { register } from 'prom-client';
import { orderConfirmed, paymentRequested } from '@fenestra/contracts/events/order';
import { rowId } from '@fenestra/platform/service/ids';
import { publish } from '@fenestra/testing/events';
import { type TestService, startTestService } from '@fenestra/testing/start-test-service';
import { eventually } from '@fenestra/testing/time';
import { Outbox } from '@fenestra/messaging/outbox/outbox';
import { Payments } from './payment.table';
import { ProviderApi } from './providers/provider-api';
import { payments } from './service';

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

describe('what is told of payments to those who watch the shop', () => {
  let alone: TestService;
  let rows: Payments;

  beforeEach(async () => {
    alone = await startTestService(payments, { env });
    rows = new Payments(alone.db, new Outbox(alone.db));
  });
  afterEach(() => alone.close());

  const valueOf = async (name: string, labels: object): Promise<number | undefined> => {
    const { values } = await register.getSingleMetric(name)!.get();
    return values.find((each) => Object.entries(labels).every(([label, value]) => each.labels[label] === value))?.value;
  };
  const order = () => ({ orderId: randomUUID(), number: '2026/07000123', shopId: 7 as const });

  async function requested(): Promise<ReturnType<typeof order>> {
    const ids = order();
    await publish(alone.transport, paymentRequested, { ...ids, method: 'card', currency: 'CZK', amount: 1_000_00 });
    await eventually(async () => expect(await rows.ofOrder(ids.orderId)).toMatchObject([{ state: 'unknown' }]));
    return ids;
  }

  it('notices money whose order says nothing, until the order is confirmed', async () => {
    const ids = await requested();
    expect(await rows.countUnanswered()).toEqual({ count: 0, first: null });

    const event = rowId();
    await alone.db.query(
      `UPDATE payment SET state = 'paid', check_at = NULL, last_event = jsonb_build_object('id', $2::text) WHERE order_id = $1`,
      [ids.orderId, event],
    );
    expect(await rows.countUnanswered()).toEqual({ count: 1, first: event });

    await publish(alone.transport, orderConfirmed, { ...ids, kind: 'binding', paid: 1_000_00, received: 1_000_00 });
    await eventually(async () => expect(await rows.countUnanswered()).toEqual({ count: 0, first: null }));
  });

  it('counts what has to be looked at again', async () => {
    await requested();

    expect(await rows.countWaiting()).toEqual([{ provider: 'gopay', state: 'unknown', count: 1 }]);
    expect(await valueOf('fenestra_waiting_payments', { provider: 'gopay', state: 'unknown' })).toBe(1);
    expect(await valueOf('fenestra_tasks_overdue', { task: 'payment' })).toBe(0);
  });

  it('times the calls to a gateway by what came of them, from zero on, so that the first failure is a rise', async () => {
    const api = apiAt('http://127.0.0.1:1');
    expect(await calls()).toContain('_count{provider="gopay",outcome="failed"} 0');

    await expect(api.call({ method: 'GET', path: '/payment' })).rejects.toThrow();
    await api.close();

    expect(await calls()).toContain('_count{provider="gopay",outcome="failed"} 1');
    expect(await calls()).toContain('_count{provider="paypal",outcome="failed"} 0');
  });

  it('counts a login that is refused as a failure, and a payment that is refused as an answer', async () => {
    await using closing = new AsyncDisposableStack();
    let status = 401;
    const gateway = createServer((_, answer) => {
      answer.writeHead(status, { 'content-type': 'application/json' });
      answer.end(JSON.stringify({ access_token: 'one', expires_in: 1_800 }));
      status = status === 401 ? 200 : 409; // the second login opens
    }).listen(0, '127.0.0.1');
    closing.defer(() => void gateway.close());
    await once(gateway, 'listening');
    const api = apiAt(`http://127.0.0.1:${(gateway.address() as AddressInfo).port}`);
    closing.defer(() => api.close());

    await expect(api.call({ method: 'GET', path: '/payment' })).rejects.toThrow('gave no token: 401');
    expect(await calls()).toContain('_count{provider="gopay",outcome="failed"} 1');

    expect(await api.call({ method: 'GET', path: '/payment' })).toMatchObject({ status: 409 });
    expect(await calls()).toContain('_count{provider="gopay",outcome="refused"} 1');
    expect(await calls()).toContain('_count{provider="gopay",outcome="failed"} 1');
  });

  const calls = () => register.getSingleMetricAsString('fenestra_provider_call_seconds');
  const apiAt = (url: string): ProviderApi =>
    new ProviderApi(alone.clock, {
      ...{ provider: 'gopay', url, tokenPath: '/token' },
      ...{ grant: '', clientId: '', clientSecret: '' },
    });
});
