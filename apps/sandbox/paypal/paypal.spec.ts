import { verify, X509Certificate } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { crc32 } from 'node:zlib';
import { eventually } from '@fenestra/testing/time';
import { type Sandbox, startSandbox } from '../sandbox';

const paypal = { clientId: 'shop', clientSecret: 'secret', webhookId: 'webhook' };
const gopay = { clientId: 'shop', clientSecret: 'secret', goid: 1 };

type Body = {
  id: string;
  status: string;
  name?: string;
  details?: { issue: string }[];
  links: { rel: string; href: string }[];
  purchase_units: { payments?: { captures: { id: string; status: string }[] } }[];
};
type Heard = { headers: IncomingHttpHeaders; body: string };

describe('PayPal in the sandbox', () => {
  let folder: string;
  let sandbox: Sandbox;
  let shop: Server;
  let heard: Heard[];
  let keys = 0;

  const start = () => startSandbox({ httpPort: 0, smtpPort: 0, folder, gopay, paypal });

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'paypal-'));
    sandbox = await start();
    shop = createServer((request, response) => {
      void text(request).then((body) => {
        if (request.url === '/webhooks/paypal') heard.push({ headers: request.headers, body });
        response.end();
      });
    }).listen(0, '127.0.0.1');
  });
  beforeEach(async () => {
    heard = [];
    await control('webhooks', { mode: 'before' });
  });
  afterAll(async () => {
    await sandbox.close();
    shop.close();
    await rm(folder, { recursive: true });
  });

  const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
    fetch(`${sandbox.http}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
  const control = (path: string, body: unknown) => post(`/__sandbox/paypal/${path}`, body);

  async function token(secret = paypal.clientSecret): Promise<Response> {
    return fetch(`${sandbox.http}/paypal/v1/oauth2/token`, {
      method: 'POST',
      headers: { authorization: `Basic ${btoa(`${paypal.clientId}:${secret}`)}` },
      body: new URLSearchParams({ grant_type: 'client_credentials' }),
    });
  }
  async function ask(
    path: string,
    body?: unknown,
    key = `key-${(keys += 1)}`,
  ): Promise<{ status: number; body: Body }> {
    const { access_token } = (await (await token()).json()) as { access_token: string };
    const headers = {
      authorization: `Bearer ${access_token}`,
      'paypal-request-id': key,
      prefer: 'return=representation',
    };
    const answer =
      body === undefined
        ? await fetch(`${sandbox.http}/paypal${path}`, { headers })
        : await post(`/paypal${path}`, body, headers);
    return { status: answer.status, body: (await answer.json()) as Body };
  }

  const euros = (value: string) => ({ currency_code: 'EUR', value });
  function wanted(unit: object = {}): object {
    const address = `http://127.0.0.1:${(shop.address() as AddressInfo).port}`;
    const context = { locale: 'de-DE', return_url: `${address}/back?o=t`, cancel_url: `${address}/back?o=t&zruseno=1` };
    return {
      intent: 'CAPTURE',
      purchase_units: [{ custom_id: 'payment', amount: euros('512.90'), ...unit }],
      payment_source: { paypal: { experience_context: context } },
    };
  }
  const create = (unit?: object, key?: string) => ask('/v2/checkout/orders', wanted(unit), key);
  const capture = ({ id }: Body, key?: string) => ask(`/v2/checkout/orders/${id}/capture`, {}, key);
  const read = ({ id }: Body) => ask(`/v2/checkout/orders/${id}`);
  const choose = ({ links }: Body, outcome: string) =>
    fetch(links.find(({ rel }) => rel === 'payer-action')!.href, {
      method: 'POST',
      body: new URLSearchParams({ outcome }),
      redirect: 'manual',
    });
  const captureOf = ({ purchase_units: [unit] }: Body) => unit!.payments!.captures[0]!;

  async function captured(outcome = 'approve', unit = {}): Promise<Body> {
    const { body } = await create(unit);
    await choose(body, outcome);
    return (await capture(body)).body;
  }

  it('gives tokens for right credentials only, and answers nothing without one', async () => {
    expect((await token()).status).toBe(200);
    expect((await token('wrong')).status).toBe(401);
    expect((await fetch(`${sandbox.http}/paypal/v2/checkout/orders/X`)).status).toBe(401);
  });

  const item = { name: 'Fenster', quantity: '2', unit_amount: euros('200.00'), tax: euros('38.00') };
  const breakdown = { item_total: euros('400.00'), tax_total: euros('76.00'), shipping: euros('36.90') };
  it.each([
    ['sums that add up', { amount: { ...euros('512.90'), breakdown }, items: [item] }, undefined],
    ['a third decimal', { amount: euros('512.901') }, 'DECIMAL_PRECISION'],
    ['decimals of forints', { amount: { currency_code: 'HUF', value: '512.5' } }, 'DECIMAL_PRECISION'],
    ['an unknown currency', { amount: { currency_code: 'XXX', value: '5' } }, 'INVALID_CURRENCY_CODE'],
    ['nothing', { amount: euros('0.00') }, 'CANNOT_BE_ZERO_OR_NEGATIVE'],
    ['two currencies', { items: [{ ...item, tax: { currency_code: 'CZK', value: '1' } }] }, 'MULTI_CURRENCY_ORDER'],
    ['items without their sum', { items: [item] }, 'ITEM_TOTAL_REQUIRED'],
    [
      'items of another sum',
      { amount: { ...euros('512.90'), breakdown: { ...breakdown, item_total: euros('400.01') } }, items: [item] },
      'ITEM_TOTAL_MISMATCH',
    ],
    [
      'another tax',
      { amount: { ...euros('512.90'), breakdown: { ...breakdown, tax_total: euros('75.99') } }, items: [item] },
      'TAX_TOTAL_MISMATCH',
    ],
    ['parts of another sum', { amount: { ...euros('512.91'), breakdown }, items: [item] }, 'AMOUNT_MISMATCH'],
  ])('looks at the sums of an order: %s', async (_, unit, issue) => {
    const { status, body } = await create(unit);

    expect([status, body.details?.[0]?.issue]).toEqual(issue ? [422, issue] : [201, undefined]);
  });

  it('does a thing once for a key, and nothing else for it', async () => {
    const first = await create({}, 'same');
    expect(await create({}, 'same')).toEqual({ status: 200, body: first.body });
    expect((await create({ amount: euros('1.00') }, 'same')).status).toBe(422);
    await choose(first.body, 'approve');

    const once = await capture(first.body, 'capture');
    expect([once.status, captureOf(once.body).status]).toEqual([201, 'COMPLETED']);
    expect(await capture(first.body, 'capture')).toEqual({ status: 200, body: once.body });
    expect((await capture(first.body)).body.details).toMatchObject([{ issue: 'ORDER_ALREADY_CAPTURED' }]);
  });

  it('captures what the payer agreed to, and lets one whose bank declines agree anew', async () => {
    const { body } = await create();
    expect((await capture(body)).body.details).toMatchObject([{ issue: 'ORDER_NOT_APPROVED' }]);
    await choose(body, 'approve-declined');
    expect((await capture(body)).body.details).toMatchObject([{ issue: 'INSTRUMENT_DECLINED' }]);

    await choose(body, 'approve');
    expect((await capture(body)).status).toBe(201);
  });

  it.each(['COMPLETED', 'DECLINED'])('decides about a payment that it examines: %s', async (status) => {
    const order = await captured('approve-pending');
    expect([order.status, captureOf(order).status]).toEqual(['COMPLETED', 'PENDING']);
    await control(`orders/${order.id}/settle`, { status });

    expect(captureOf((await read(order)).body).status).toBe(status);
  });

  it('collects an invoice once', async () => {
    const invoice_id = '2026/09000217-1';
    const second = await create({ invoice_id });
    await captured('approve', { invoice_id });
    await choose(second.body, 'approve');

    expect((await capture(second.body)).body.details).toMatchObject([{ issue: 'DUPLICATE_INVOICE_ID' }]);
    expect((await create({ invoice_id })).body.details).toMatchObject([{ issue: 'DUPLICATE_INVOICE_ID' }]);
  });

  it('gives back a part, then the rest, and no more', async () => {
    const order = await captured();
    const refund = (body: object) => ask(`/v2/payments/captures/${captureOf(order).id}/refund`, body);

    expect((await refund({ amount: { currency_code: 'CZK', value: '1' } })).body.details).toMatchObject([
      { issue: 'REFUND_CAPTURE_CURRENCY_MISMATCH' },
    ]);
    expect((await refund({ amount: euros('512.91') })).body.details).toMatchObject([
      { issue: 'REFUND_AMOUNT_EXCEEDED' },
    ]);
    expect((await refund({ amount: euros('12.90') })).status).toBe(201);
    expect(captureOf((await read(order)).body).status).toBe('PARTIALLY_REFUNDED');
    await refund({ amount: euros('500.00') });
    expect(captureOf((await read(order)).body).status).toBe('REFUNDED');
    expect((await refund({})).body.details).toMatchObject([{ issue: 'CAPTURE_FULLY_REFUNDED' }]);
  });

  it('holds a refund PENDING where it is to take time, counts it, and does it when it is told to', async () => {
    const order = await captured();
    const refund = (value: string) =>
      ask(`/v2/payments/captures/${captureOf(order).id}/refund`, { amount: euros(value) });
    const payments = async () => (await read(order)).body.purchase_units[0]!.payments!;
    await control('refunds', { takeTime: true });

    expect((await refund('12.90')).body).toMatchObject({ status: 'PENDING', amount: euros('12.90') });
    expect(await payments()).toMatchObject({
      captures: [{ status: 'COMPLETED' }],
      refunds: [{ status: 'PENDING', amount: euros('12.90') }],
    });
    expect((await refund('500.01')).body.details).toMatchObject([{ issue: 'REFUND_AMOUNT_EXCEEDED' }]);
    await control('refunds', { takeTime: false });
    expect((await control(`orders/${order.id}/finish-refunds`, {})).status).toBe(200);
    expect(await payments()).toMatchObject({
      captures: [{ status: 'PARTIALLY_REFUNDED' }],
      refunds: [{ status: 'COMPLETED', amount: euros('12.90') }],
    });
    expect((await control(`orders/${order.id}/finish-refunds`, {})).status).toBe(409);
  });

  it('signs what it tells, by a certificate that it shows', async () => {
    const order = await captured();
    await eventually(async () => expect(heard).toHaveLength(2));
    const types = heard.map(({ body }) => (JSON.parse(body) as { event_type: string }).event_type);
    expect(types.toSorted()).toEqual(['CHECKOUT.ORDER.APPROVED', 'PAYMENT.CAPTURE.COMPLETED']);

    const isGenuine = async ({ headers, body }: Heard): Promise<boolean> => {
      const pem = await (await fetch(String(headers['paypal-cert-url']))).text();
      const { publicKey } = new X509Certificate(pem);
      const [id, time] = [headers['paypal-transmission-id'], headers['paypal-transmission-time']] as string[];
      const signed = Buffer.from(`${id}|${time}|webhook|${crc32(body)}`);
      return verify('sha256', signed, publicKey, Buffer.from(String(headers['paypal-transmission-sig']), 'base64'));
    };
    expect(await Promise.all(heard.map(isGenuine))).toEqual([true, true]);
    expect(await isGenuine({ ...heard[0]!, body: `${heard[0]!.body} ` })).toBe(false);
    await control('webhooks', { mode: 'before', forged: true });
    await ask(`/v2/payments/captures/${captureOf(order).id}/refund`, {});
    await eventually(async () => expect(heard).toHaveLength(3));
    expect(await isGenuine(heard[2]!)).toBe(false);
  });

  it('sends the payer back, or to where one goes who does not want to pay', async () => {
    const { body } = await create();
    const gone = new URL((await choose(body, 'cancel')).headers.get('location')!);
    expect([gone.pathname, gone.search]).toEqual(['/back', `?o=t&zruseno=1&token=${body.id}`]);

    const back = new URL((await choose(body, 'approve')).headers.get('location')!);
    expect(back.search).toBe(`?o=t&token=${body.id}&PayerID=SANDBOXPAYER1`);
  });

  it('remembers orders and answers after a restart, and forgets who never agreed', async () => {
    const paid = await captured();
    const open = (await create({}, 'kept')).body;
    await sandbox.close();
    sandbox = await start();

    expect(captureOf((await read(paid)).body).status).toBe('COMPLETED');
    expect((await create({}, 'kept')).body.id).toBe(open.id);
    await post('/__sandbox/clock', { ms: 6 * 3_600_000 + 1 });
    expect((await read(open)).status).toBe(404);
    expect((await read(paid)).status).toBe(200);
  });
});
