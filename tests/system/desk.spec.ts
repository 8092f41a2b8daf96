import { randomUUID } from 'node:crypto';
import type { DataSource } from 'typeorm';
import { type PrivateService, servicePorts } from '@fenestra/clients/service-clients';
import { variableSymbol } from '@fenestra/domain/ordering/order-number';
import { connect } from '@fenestra/platform/database/database';
import { ServiceClient } from '@fenestra/platform/http/service-client';
import { readSecrets } from '@fenestra/server/host/data-folder';
import type { ServiceClients } from '@fenestra/server/console/query-services';
import { diagnoseOrder } from '@fenestra/server/console/diagnostics';
import { readOverview } from '@fenestra/server/console/overview';
import { readOrderHistory } from '@fenestra/server/console/order-history';
import { formatMoney } from '@fenestra/server/console/format';
import { eventually } from '@fenestra/testing/time';
import { visitGateway } from '../chaos/shoppers/gateway-visit';
import { goOnReading, refuseState, stopReading, takeState } from '../harness/hindrances';
import { mailsTo } from '../harness/mail-to';
import { orderSandbox } from '../harness/order-sandbox';
import { ShopProcess } from '../harness/shop-process';
import { Shopper } from '../harness/shopper';
import { DeskVisitor } from './desk-pages';

type Placed = {
  readonly number: string;
  readonly orderId: string;
  readonly token: string;
  readonly email: string;
  readonly gross: number;
};

describe('the desk of a running shop', () => {
  let shop: ShopProcess;
  let shopper: Shopper;
  let visitor: DeskVisitor;
  let token: string;
  let services: ServiceClients;
  const clients: ServiceClient[] = [];
  const databases: DataSource[] = [];

  beforeAll(async () => {
    shop = await ShopProcess.start({ LOG_LEVEL: 'info' });
    shopper = new Shopper(shop.url);
    token = (await readSecrets(shop.folder)).deskToken!;
    const names = Object.keys(servicePorts) as PrivateService[];
    const made = await Promise.all(names.map(async (name) => [name, await shop.serviceClient(name)] as const));
    clients.push(...made.map(([, client]) => client));
    services = Object.fromEntries(made) as unknown as ServiceClients;
    visitor = new DeskVisitor(shop.adminUrl);
    await visitor.signIn(token);
  });
  afterAll(async () => {
    await shopper.close();
    for (const client of clients) await client.onApplicationShutdown();
    for (const db of databases) await db.destroy();
    await shop[Symbol.asyncDispose]();
  });

  afterEach(async () => {
    await goOnReading(await databaseOf('events'), 'stock.reserve');
    await orderSandbox(shop, 'gopay/notifications', { mode: 'before' });
  });

  async function databaseOf(owner: string): Promise<DataSource> {
    const url = await shop.databaseUrl(owner);
    const known = databases.find(({ options }) => 'url' in options && options.url === url);
    if (known) return known;
    const db = await connect(url, 'tests', [], 1);
    databases.push(db);
    return db;
  }
  async function placed(method = 'prevodem_1'): Promise<Placed> {
    const cart = await shopper.newCart();
    await shopper.addStock(cart, 1008);
    await shopper.pickUp(cart);
    const email = `${randomUUID()}@example.test`;
    const { body } = await shopper.order(cart, method, 1, { kontaktEmail: email });
    const { objednavkaCislo, objednavkaID, token: opens, total } = body as Record<string, string> & { total: number };
    return { number: objednavkaCislo!, orderId: objednavkaID!, token: opens!, email, gross: total };
  }
  const story = async (number: string, seconds = 0) => {
    const read = await readOrderHistory(services, number, { now: new Date(Date.now() + seconds * 1_000) });
    if (read === 'order-unknown') throw new Error(`there is no order ${number}`);
    return read;
  };
  const isIn = (number: string, saga: string) =>
    eventually(async () => expect((await story(number)).record.saga).toBe(saga));
  async function waiting(): Promise<Placed> {
    const order = await placed();
    await isIn(order.number, 'payment_pending');
    await eventually(async () =>
      expect((await story(order.number)).mails).toContainEqual(
        expect.objectContaining({ kind: 'confirmation', state: 'sent' }),
      ),
    );
    return order;
  }
  const pay = ({ number, gross }: Placed) =>
    shop.operate('transfers', 'book', variableSymbol(number), gross.toFixed(2), number);
  /** What the shopper reads of it. */
  const read = async ({ token: opens }: Placed) =>
    (await shopper.get(`/api/order/${opens}`)).body as { payment_state?: string; gopay?: { gw_url: string | null } };
  const paymentOf = async (order: Placed) => (await read(order)).payment_state;
  /** Where it can be paid, which may be a moment after the order. */
  async function gatewayOf(order: Placed): Promise<string> {
    await eventually(async () => expect((await read(order)).gopay?.gw_url).toEqual(expect.any(String)));
    return (await read(order)).gopay!.gw_url!;
  }
  const pageOf = (number: string): string => `/desk/orders/${number}`;

  it('opens to who has the token, on the admin port alone', async () => {
    const stranger = new DeskVisitor(shop.adminUrl);
    const { status, location } = await stranger.get('/desk/orders/2026/07000001');
    expect({ status, location }).toEqual({
      status: 303,
      location: '/desk/sign-in?to=%2Fdesk%2Forders%2F2026%2F07000001',
    });
    expect(await stranger.signIn('another token than this')).toMatchObject({ status: 403 });
    expect(await stranger.signIn(token, '<b>')).toMatchObject({ status: 403 });
    expect(await stranger.get('/desk')).toMatchObject({ status: 303 });
    expect(await stranger.signIn(token, 'm.kolar', '//elsewhere.test')).toMatchObject({
      status: 303,
      location: '/desk',
    });
    const list = await stranger.get('/desk');
    expect(list).toMatchObject({ status: 200, text: expect.stringContaining('Older than it should be') });
    expect(list.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(list.headers.get('cache-control')).toBe('no-store');
    expect((await fetch(`${shop.url}/desk`, { redirect: 'manual' })).status).toBe(404);
    expect((await fetch(`${shop.adminUrl}/health/ready`)).status).toBe(200);
  });

  it('takes no form that is none of its own', async () => {
    const { number } = await waiting();
    const formKey = /name="formKey" value="([^"]+)"/.exec((await visitor.get(pageOf(number))).text)![1]!;
    const cancel = { why: 'by somebody else', number };
    const path = `${pageOf(number)}/cancel`;
    expect(await new DeskVisitor(shop.adminUrl).post(path, { ...cancel, formKey })).toMatchObject({ status: 401 });
    expect(await visitor.post(path, cancel)).toMatchObject({ status: 403 });
    expect(await visitor.post(path, { ...cancel, formKey: `${formKey}x` })).toMatchObject({ status: 403 });
    const foreign: Record<string, string>[] = [
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
      { origin: 'http://elsewhere.test' },
    ];
    for (const headers of foreign)
      expect(await visitor.post(path, { ...cancel, formKey }, headers)).toMatchObject({ status: 403 });
    expect((await story(number)).record).toMatchObject({ saga: 'payment_pending', actions: [] });
  });

  it('tells everything about an order, and whose it is to who says why', async () => {
    const order = await waiting();
    await eventually(async () => {
      const { events } = await story(order.number); // also those that follow from its mail
      for (const { sentAt, offset, heard } of events)
        expect([sentAt, offset, ...Object.values(heard)]).toEqual([
          expect.any(String),
          expect.anything(),
          ...Object.values(heard).map(() => expect.objectContaining({ state: 'done' })),
        ]);
    });
    const { text } = await visitor.get(pageOf(order.number));
    for (const part of [
      'Nothing is older than it should be',
      'order.placed',
      'reservation.made',
      'payment_requested',
      'confirmation',
    ])
      expect(text).toContain(part);
    const told = await story(order.number);
    expect(told.groups).toEqual(
      expect.arrayContaining(['orders.saga', 'stock.reserve', 'payments.session', 'notifications.mail', 'cart.close']),
    );
    expect(told).toMatchObject({ away: [], trace: expect.stringMatching(/^[0-9a-f]{32}$/) });
    expect(text).not.toContain(order.email);
    expect(text).not.toContain('Nováková');
    expect(JSON.stringify(told)).not.toContain(order.email);

    const opened = await visitor.press(pageOf(order.number), 'Show whose order it is', {
      why: 'the shopper has called',
    });
    expect(opened).toContain(order.email);
    expect((await visitor.get(pageOf(order.number))).text).not.toContain(order.email);
    expect((await story(order.number)).record.actions).toEqual([
      expect.objectContaining({ who: 'm.kolar', what: 'reads whose order it is', why: 'the shopper has called' }),
    ]);
    await eventually(async () =>
      expect(shop.log).toContain(`order ${order.number}: m.kolar reads whose order it is, with a reason`),
    );
    expect(shop.log).not.toContain('the shopper has called');
    expect(await visitor.press(pageOf(order.number), 'Show whose order it is', { why: ' ' })).toContain(
      'nothing was shown',
    );
    expect((await visitor.get(`/desk/find?word=${variableSymbol(order.number)}`)).location).toBe(pageOf(order.number));
    expect((await visitor.get(`/desk/find?word=${order.orderId}`)).location).toBe(pageOf(order.number));
    expect((await visitor.get('/desk/find?word=nobody')).status).toBe(404);
  });

  it('lists the latest orders, or those alone that wait for their check', async () => {
    const binding = await placed();
    const cart = await shopper.addConfigured(await shopper.newConfiguration());
    await shopper.pickUp(cart);
    const { body } = await shopper.order(cart, 'prevodem_1', 1);
    const preliminary = body['objednavkaCislo'] as string;
    const [all, unchecked] = [await visitor.get('/desk'), await visitor.get('/desk?unchecked=yes&shop=cs')];

    for (const number of [binding.number, preliminary]) expect(all.text).toContain(pageOf(number));
    expect(unchecked.text).toContain(pageOf(preliminary));
    expect(unchecked.text).not.toContain(pageOf(binding.number));
    expect(unchecked.text).toContain('href="/desk?unchecked=yes"'); // another shop is chosen of the same orders
  });

  it('shows what is parked at once, with its cause, and hands it over by one press, once', async () => {
    const [order, orders] = [await waiting(), await databaseOf('orders')];
    await refuseState(orders, 'confirmed');
    await pay(order);
    await eventually(async () =>
      expect((await visitor.get('/desk')).text).toContain('payment.received is parked for orders.saga'),
    );
    const list = (await visitor.get('/desk')).text;
    expect(list).toContain(`href="${pageOf(order.number)}"`);
    const page = (await visitor.get(pageOf(order.number))).text;
    expect(page).toMatch(/Stuck in payment_pending for [^:]+: payment.received is parked for orders.saga/);
    expect(page).toContain('no order becomes confirmed now');
    expect(page).toContain(`npm run shop -- orders replay ${order.number} payment.received orders.saga`);
    const [money] = diagnoseOrder(await story(order.number, 120));
    expect(money).toMatchObject({ level: 'stuck', title: 'the money is here, the order is not confirmed' }); // before all else

    const again = 'Replay payment.received for orders.saga';
    expect(await visitor.press(pageOf(order.number), again)).toContain('failed again and stays parked');
    await takeState(orders);
    expect(await visitor.press(pageOf(order.number), again)).toContain('is handed over and done');
    await isIn(order.number, 'confirmed');
    expect((await shop.operate('orders', 'replay', order.number, 'payment.received', 'orders.saga')).stdout).toContain(
      'nothing is left to do',
    );
    expect((await visitor.get('/desk')).text).not.toContain('is parked for');
  });

  it('asks the gateway by one press, and takes over money of which no notification came', async () => {
    await orderSandbox(shop, 'gopay/notifications', { mode: 'never' });
    const order = await placed('gopay_1');
    await visitGateway(await gatewayOf(order), 'pay');
    expect(await paymentOf(order)).toBe('pending'); // payments themselves ask after a minute

    const page = await visitor.press(pageOf(order.number), 'Ask the gateway again');
    const sum = formatMoney(Math.round(order.gross * 100), 'CZK');
    expect(page).toContain(`order ${order.number}: the gateway says PAID; payments has ${sum}`);
    await eventually(async () => expect(await paymentOf(order)).toBe('paid'));
    await isIn(order.number, 'confirmed');
    expect((await story(order.number)).record.actions).toEqual([
      expect.objectContaining({ who: 'm.kolar', what: 'looks at the payment again' }),
    ]);
  });

  it('hands over by one press what a group never read, and earlier events first', async () => {
    const log = await databaseOf('events');
    await stopReading(log, 'stock.reserve');
    const order = await placed();
    await eventually(async () => expect((await story(order.number)).events[0]!.sentAt).not.toBeNull());
    await eventually(async () => {
      const [unread] = diagnoseOrder(await story(order.number, 31)); // the other groups have read it
      expect(unread).toMatchObject({ level: 'stuck', title: 'stock.reserve has not read order.placed' });
    });
    const { late } = await readOverview(services, new Date(Date.now() + 31_000));
    expect(late).toContainEqual(
      expect.objectContaining({
        kind: 'unread',
        service: 'stock',
        level: 'stuck',
        what: expect.stringMatching(/^stock.reserve is [1-9]\d* events behind/),
      }),
    );

    expect(await visitor.press(pageOf(order.number), 'Replay order.placed for stock.reserve')).toContain(
      'is handed over and done',
    );
    await isIn(order.number, 'payment_pending');
    await goOnReading(log, 'stock.reserve');
    await eventually(async () => {
      const { events } = await story(order.number);
      expect(events.every(({ heard }) => Object.values(heard).every(({ state }) => state === 'done'))).toBe(true);
    });
    expect((await story(order.number)).reservation?.reservation?.lines).toEqual([
      expect.objectContaining({ reserved: 1 }),
    ]);
  });

  it('sends a mail again, as one copy for each number', async () => {
    const order = await waiting();
    const { mails } = await story(order.number);
    const { mailId } = mails!.find(({ kind }) => kind === 'confirmation')!;
    const path = `${pageOf(order.number)}/resend`;
    const formKey = /name="formKey" value="([^"]+)"/.exec((await visitor.get(pageOf(order.number))).text)![1]!;
    for (const _ of [1, 2])
      expect(await visitor.post(path, { formKey, mail: mailId!, copy: '1' })).toMatchObject({ status: 303 });
    await mailsTo(shop, order.email, /./, 2);
    expect((await visitor.get(pageOf(order.number))).text).toContain('was sent again before');
    expect(await shop.operate('mails', 'resend', order.number, 'confirmation')).toMatchObject({ status: 0 });
    await mailsTo(shop, order.email, /./, 3);
  });

  it('cancels after its consequences were read, with reason and number', async () => {
    const order = await waiting();
    const page = (await visitor.get(pageOf(order.number))).text;
    expect(page).toContain('nothing was paid, nothing goes back');
    const path = `${pageOf(order.number)}/cancel`;
    expect((await visitor.get(path)).text).toContain('it cannot be undone');
    const wish = { why: 'ordered by mistake', number: order.number };
    expect(await visitor.press(path, 'Cancel the order', { ...wish, number: '2026/07999999' })).toContain(
      'not that of this order',
    );
    expect(await visitor.press(path, 'Cancel the order', { ...wish, why: '' })).toContain(
      'A reason has 3 to 500 signs',
    );
    expect(await visitor.press(path, 'Cancel the order', wish)).toContain(`order ${order.number} is cancelled`);
    expect((await story(order.number)).record).toMatchObject({
      saga: 'cancelled',
      cancelled: { reason: 'ordered by mistake' },
    });
    expect((await visitor.get(pageOf(order.number))).text).toContain('cannot be cancelled');
  });

  it('tells the rest when services are away, and says so', async () => {
    const order = await waiting();
    const nobody = new ServiceClient(() => 'http://127.0.0.1:1', 'nobody listens there');
    clients.push(nobody);
    const cut = { ...services, stock: nobody, payments: nobody };
    const told = await readOrderHistory(cut, order.number);
    expect(told).toMatchObject({
      away: ['stock', 'payments'],
      reservation: null,
      payments: null,
      record: { saga: 'payment_pending' },
    });
    expect((await readOverview(cut)).late).toContainEqual(
      expect.objectContaining({ kind: 'away', service: 'stock', level: 'stuck' }),
    );
    await expect(readOrderHistory({ ...services, orders: nobody }, order.number)).rejects.toThrow('got no answer');
  });
});
