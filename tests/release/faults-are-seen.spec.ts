import { eventually } from '@fenestra/testing/time';
import { panels } from '../harness/boards';
import { query } from '../harness/query';
import { describeWithPrometheus, startPrometheus } from '../harness/prometheus';
import { ShopProcess } from '../harness/shop-process';
import { Shopper } from '../harness/shopper';

/** As Grafana fills them in. */
const filled = (query: string): string => query.replaceAll('$__rate_interval', '1m').replaceAll('$service', 'orders');

const byCard = 'gopay_1';

/** All of them are on at once; those of events are for groups of their own. */
const faults: readonly (readonly [words: string, alarm: string, labels: object])[] = [
  ['mailer-down', 'MailsNotLeaving', {}],
  ['prices-slow', 'PriceSlow', {}],
  ['prices-slow', 'PricesLate', {}],
  ['duplicates --group stock.reserve', 'EventsRepeated', { group: 'stock.reserve' }],
  ['poison --group payments.session', 'DeadLetter', { source: '/fenestra/payments' }],
  ['consumer-stopped --group orders.feed', 'EventNotRead', { group: 'orders.feed' }],
  ['gateway-down', 'PaymentGatewayDown', { provider: 'gopay' }],
];

describeWithPrometheus('a shop that is made to fail', () => {
  let shop: ShopProcess;
  let shopper: Shopper;
  let prometheus: Awaited<ReturnType<typeof startPrometheus>>;

  beforeAll(async () => {
    shop = await ShopProcess.start({ FAULT_SWITCHES: 'on' });
    shopper = new Shopper(shop.url);
    prometheus = await startPrometheus(shop.adminUrl);
    await shops(); // without a fault first
    await paysOne();
  });
  afterAll(async () => {
    await shopper.close();
    await prometheus[Symbol.asyncDispose]();
    await shop[Symbol.asyncDispose]();
  });

  async function shops(orders = 3): Promise<void> {
    const configuration = await shopper.newConfiguration();
    expect((await shopper.get(`/api/drawing/configuration/${configuration}.svg`)).status).toBe(200);
    for (let nth = 0; nth < orders; nth++) {
      await shopper.configurator('zmenRozmer', configuration, { width: 1_000 + 10 * nth, height: 1_200 });
      expect((await shopper.order(await stockCart(), byCard, 1)).body).toMatchObject({ Err: 0 });
    }
  }

  async function stockCart(): Promise<string> {
    const cart = await shopper.newCart();
    await shopper.addStock(cart, 1007);
    await shopper.pickUp(cart);
    return cart;
  }

  /** At the gateway, as its own page would do. */
  async function paysOne(): Promise<void> {
    const sessions = `${shop.sandboxUrl}/__sandbox/gopay/payments`;
    await eventually(async () => {
      const [session] = (await (await fetch(sessions)).json()) as { id: number }[];
      expect(session).toBeDefined();
      const [headers, body] = [{ 'content-type': 'application/json' }, JSON.stringify({ state: 'PAID' })];
      expect((await fetch(`${sessions}/${session!.id}/state`, { method: 'POST', headers, body })).status).toBe(200);
    });
    await eventually(async () =>
      expect(await prometheus.query('fenestra_orders_total{state="confirmed"} >= 1')).toHaveLength(1),
    );
  }

  const raised = async (alarm: string, labels: object = {}) =>
    (await prometheus.alarms()).filter(
      (each) =>
        each.labels['alertname'] === alarm &&
        Object.entries(labels).every(([label, value]) => each.labels[label] === value),
    );
  const raises = (...alerts: readonly (readonly [alert: string, labels?: object])[]) =>
    eventually(async () => {
      const found = await Promise.all(
        alerts.map(async ([alert, labels]) => [alert, (await raised(alert, labels)).length]),
      );
      expect(found).toEqual(alerts.map(([alert]) => [alert, 1]));
    });
  const operate = async (words: string) => {
    const { status, stdout, stderr } = await shop.operate('faults', ...words.split(' '));
    expect({ words, status, stderr }).toEqual({ words, status: 0, stderr: '' });
    return stdout;
  };

  it('raises none of these alarms while nothing is switched on', async () => {
    await eventually(async () => expect(await prometheus.query('sum(fenestra_orders_total)')).toHaveLength(1));

    const alarms = await prometheus.alarms();
    const wanted = new Set(faults.map(([, alarm]) => alarm));
    wanted.delete('PriceSlow'); // a busy machine is slow by itself
    expect(alarms.filter(({ labels }) => wanted.has(labels['alertname']!))).toEqual([]);
    expect(await operate('list')).toContain('none; there are gateway-down');
  });

  it('shows a slow gateway', async () => {
    await operate('on gateway-slow');
    await shops(1);

    await eventually(async () => expect(await raised('PaymentGatewaySlow', { provider: 'gopay' })).toHaveLength(1));
    await operate('off gateway-slow');
  });

  it('raises an alarm for each fault that is switched on', async () => {
    for (const [words] of faults) await operate(`on ${words}`);
    for (const [words] of faults) expect(await operate('list')).toContain(words.split(' ')[0]);
    await eventually(async () => expect(await raised('FaultSwitchedOn')).toHaveLength(4));
    await shops(6);

    await raises(...faults.map(([, alarm, labels]) => [alarm, labels] as const));
  });

  it('raises alerts when orders and pages fail', async () => {
    await operate('on orders-fail');
    await operate('on pages-fail');
    const page = async () => (await shopper.get('/')).status;
    const order = async () => (await shopper.order(await stockCart(), byCard, 1)).status;
    await eventually(async () => expect([await page(), await order()]).toEqual([503, 503])); // processes look twice a second
    for (let nth = 0; nth < 8; nth++) expect([await page(), await order()]).toEqual([503, 503]);
    await raises(['OrderingUnavailable'], ['PagesFail'], ['ErrorsAnswered', { service: 'orders' }]);
    await operate('off orders-fail');
    await operate('off pages-fail');
  });

  it('raises alerts when a sweep fails and when nobody reads the feed', async () => {
    const [payments, orders] = [await shop.databaseUrl('payments'), await shop.databaseUrl('orders')];
    await operate('on sweep-fails');
    const authorization = `Bearer ${await shop.erpToken()}`;
    const { body } = await shopper.get('/erp/v1/events?limit=1', { authorization });
    await shopper.get(`/erp/v1/events?after=${encodeURIComponent(String(body['next']))}`, { authorization });

    await query(payments, `UPDATE payment SET check_at = now() - interval '20 minutes' WHERE check_at IS NOT NULL`);
    await query(orders, `UPDATE erp_event SET headers = headers || '{"ce_time": "2026-01-01T00:00:00Z"}'`);
    await eventually(async () => {
      await query(payments, `UPDATE failing_row SET tries = 11, again_at = now() WHERE again_at IS NOT NULL`);
      expect(await raised('RowsParked', { service: 'payments' })).toHaveLength(1);
    });
    await raises(['SweepOverdue', { task: 'payment' }], ['ReaderStopped'], ['Watchdog']);
    await operate('off sweep-fails');
  });

  it('has something on every board', async () => {
    const empty = await Promise.all(
      panels.map(async ([title, query]) => ((await prometheus.query(filled(query))).length === 0 ? title : undefined)),
    );

    expect(empty.filter(Boolean)).toEqual([]);
  });

  it('goes on with what was held up when all is switched off', async () => {
    await operate('off');
    expect(await operate('list')).toContain('none');

    await eventually(async () => {
      expect(await prometheus.query('max(fenestra_consumer_lag) == 0')).toHaveLength(1);
      expect(await prometheus.query('max(fenestra_fault_switched_on) == 0')).toHaveLength(1);
    });
    await raises(['FeedLate'], ['ConfirmationsLate']); // what was held up has arrived late
  });
});
