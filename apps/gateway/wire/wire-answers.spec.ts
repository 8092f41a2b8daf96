import { request as httpRequest } from 'node:http';
import { openSocket, untilClosed } from '@fenestra/testing/raw-socket';
import { type TestService, startTestService } from '@fenestra/testing/start-test-service';
import { gateway } from '../service';

/** No service answers here: what the gateway says by itself. */
let edge: TestService;
beforeAll(async () => {
  edge = await startTestService(gateway, { env: { ERP_TOKEN: 'a-token-for-the-erp' } });
});
afterAll(() => edge.close());

type Sent = { host?: string; type?: string; headers?: Record<string, string> };

async function send(path: string, body: string | undefined, { host = 'cs.localhost', type, headers }: Sent = {}) {
  const { hostname, port } = new URL(edge.url);
  return new Promise<{ status: number; json: Record<string, unknown>; headers: NodeJS.Dict<string | string[]> }>(
    (resolve, reject) => {
      const request = httpRequest({
        hostname,
        port,
        path,
        method: body === undefined ? 'GET' : 'POST',
        headers: { host, ...(body !== undefined && { 'content-type': type ?? 'application/json' }), ...headers },
      });
      request.on('error', reject);
      request.on('response', (response) => {
        let text = '';
        response.setEncoding('utf8').on('data', (part: string) => (text += part));
        response.on('end', () =>
          resolve({ status: response.statusCode!, json: JSON.parse(text || '{}'), headers: response.headers }),
        );
      });
      request.end(body);
    },
  );
}

const api = '/conf/api/dist/api.php';
const cartApi = '/conf/api/dist/cartApi.php';
const id = 'A'.repeat(22);

describe('answers of the wire', () => {
  it.each([
    ['no JSON', '{'],
    ['a list', '[]'],
    ['null', 'null'],
    ['a text', '"akce"'],
    ['nothing', ''],
    ['no akce', '{"shopId":7}'],
    ['akce of another type', '{"akce":5}'],
    ['a missing field', JSON.stringify({ akce: 'zmenRozmer', shopId: 7, confID: id, width: 1000 })],
    ['a text for a number', JSON.stringify({ akce: 'zmenRozmer', shopId: 7, confID: id, width: 'wide', height: 1 })],
    ['an infinite number', `{"akce":"zmenRozmer","shopId":7,"confID":"${id}","width":1e999,"height":1}`],
  ])('answers Err 40 with status 400 to %s', async (_, body) => {
    expect(await send(api, body)).toMatchObject({ status: 400, json: { Err: 40, ErrText: 'Požadavku nerozumíme.' } });
  });

  it.each(['getCart', 'getServiceList'])('refuses a cart call without the id of a shop: %s [CART-19]', async (akce) => {
    const body = JSON.stringify({ akce, cartId: id });
    expect(await send(cartApi, body)).toMatchObject({ status: 400, json: { Err: 40 } });
  });

  it.each(['addVesmir', 'constructor', '__proto__', 'toString', 'dejHvězdy'])(
    'answers Err 41 to the unknown akce %s',
    async (akce) => {
      const body = JSON.stringify({ akce, shopId: 7, confID: id });
      expect(await send(api, body)).toMatchObject({ status: 200, json: { Err: 41 } });
    },
  );

  it('answers Err 15 to the shop of another host [OPEN-Q-21]', async () => {
    const body = JSON.stringify({ akce: 'getVyrobek', shopId: 6, confID: id });
    expect(await send(api, body)).toMatchObject({ status: 200, json: { Err: 15 } });
    expect((await send(api, body, { host: 'sk.localhost:3000' })).json['Err']).toBe(90);
  });

  it('answers Err 44 and 30 to ids that cannot exist, without asking anybody', async () => {
    const product = await send(api, JSON.stringify({ akce: 'getVyrobek', shopId: '7', confID: '../x' }));
    expect(product).toMatchObject({ status: 200, json: { Err: 44 } });
    const cart = await send(cartApi, JSON.stringify({ akce: 'getCart', shopId: 7, cartId: '' }));
    expect(cart).toMatchObject({ status: 200, json: { Err: 30 } });
  });

  it('answers Err 90 with status 503 when a service does not answer, in the language of the shop', async () => {
    const body = JSON.stringify({ akce: 'getNewCart', shopId: 10 });
    const { status, json, headers } = await send(cartApi, body, { host: 'hu.localhost' });
    expect({ status, json }).toEqual({
      status: 503,
      json: { Err: 90, ErrText: 'A webáruház most nem válaszol. Kérjük, próbálja újra.' },
    });
    expect(headers['retry-after']).toBe('2');
  });

  it('answers 415 to what is not JSON', async () => {
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])
      expect(await send(api, 'akce=getVyrobek', { type })).toMatchObject({ status: 415, json: { Err: 40 } });
  });

  it('answers 413 to a body over 100 kB, also when it does not say its length', async () => {
    expect(await send(api, `"${'x'.repeat(100_001)}"`)).toMatchObject({ status: 413, json: { Err: 40 } });
    const chunked = await send(api, `"${'x'.repeat(100_001)}"`, { headers: { 'transfer-encoding': 'chunked' } });
    expect(chunked).toMatchObject({ status: 413, json: { Err: 40 } });
  });

  test('the gateway answers other requests while bodies are still on their way', async () => {
    await using closing = new AsyncDisposableStack();
    const env = { SLOW_BODY_MS: '3600000', SLOW_HEADERS_MS: '100000', TRUST_PROXY: 'loopback' };
    const patient = closing.adopt(await startTestService(gateway, { env }), (one) => one.close());
    let ended = 0;
    const sent = Array.from({ length: 100 }, (_, nth) => {
      const socket = openSocket(patient.url).once('close', () => ended++);
      closing.defer(() => void socket.destroy());
      const from = `x-forwarded-for: 192.0.2.${nth}\r\n`; // one address may have only a few requests in hand
      const head = `POST ${api} HTTP/1.1\r\nhost: cs.localhost\r\ncontent-type: application/json\r\n${from}content-length: 500\r\n\r\n{`;
      return new Promise<void>((written) => socket.write(head, () => written()));
    });
    await Promise.all(sent);
    const { status } = await fetch(new URL('/api/docs', patient.url));

    expect({ status, ended }).toEqual({ status: 200, ended: 0 });
  });

  it('answers 408 to a body that trickles in, and ends the connection', async () => {
    const hasty = await startTestService(gateway, { env: { SLOW_BODY_MS: '300' } }); // a busy machine takes longer for other bodies
    const socket = openSocket(hasty.url);
    socket.write(
      `POST ${api} HTTP/1.1\r\nhost: cs.localhost\r\ncontent-type: application/json\r\ncontent-length: 500\r\n\r\n{`,
    );
    const text = await untilClosed(socket);
    await hasty.close();
    expect(text).toMatch(/^HTTP\/1\.1 408 /);
    expect(text).toContain('"Err":40');
  });

  it('answers 404 to other addresses and keeps inner ones inside', async () => {
    const long = `/api/order/${'a'.repeat(2000)}`;
    for (const path of ['/health/live', '/metrics', '/carts', '/api/order/short', long, '/%ff', '/api/nothing'])
      expect(await send(path, undefined)).toMatchObject({ status: 404, json: { Err: 15 } });
  });

  it('refuses impossible keys of a change', async () => {
    const body = JSON.stringify({ akce: 'getVyrobek', shopId: 7, confID: id });
    expect((await send(api, body, { headers: { 'x-revision': 'new' } })).json['Err']).toBe(40);
    expect((await send(api, body, { headers: { 'x-change-id': 'short' } })).json['Err']).toBe(40);
  });

  it('limits orders by caller with 429 and Retry-After', async () => {
    const orderData = JSON.stringify({
      ...{ jmeno: 'A', prijmeni: 'B', ulice: 'C', mesto: 'D', psc: '60200', kontaktTel: '1', kontaktEmail: 'a@b.cz' },
      ...{ platbaID: 'prevodem_1', zaloha: 1 },
    });
    const body = JSON.stringify({ akce: 'newOrder', shopId: 7, cartId: 'x', orderData });
    const statuses: number[] = [];
    for (let call = 0; call < 11; call++) {
      const headers = { 'x-forwarded-for': `192.0.2.${call}` }; // what a caller says about itself
      statuses.push((await send(cartApi, body, { headers })).status);
    }
    expect(statuses).toEqual([...Array<number>(10).fill(200), 429]);
    const { headers, json } = await send(cartApi, body);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    expect(json['ErrText']).toBe('Příliš mnoho pokusů. Chvíli prosím počkejte.');
  });

  it('answers notifications without an id of GoPay at once, and asks to come again when payments are down', async () => {
    for (const query of ['', '?id=', '?id=x', '?id=1&id=2'])
      expect((await send(`/webhooks/gopay${query}`, undefined)).status).toBe(200);
    expect((await send('/webhooks/gopay?id=3000000001', undefined)).status).toBe(503);
  });

  it.each(['/webhooks/', '/platba/navrat/'])(
    'has an address %s… for providers with pages of their own only',
    async (path) => {
      for (const provider of ['transfer', 'nobody', 'toString'])
        expect((await send(`${path}${provider}?id=3000000001`, undefined)).status).toBe(404);
    },
  );

  it('leads who comes back from the gateway without a known order to the recap of nothing [OPEN-Q-79]', async () => {
    for (const query of ['', '?o=x', '?o=a&o=b', '?id=x']) {
      const { status, headers } = await send(`/platba/navrat/gopay${query}`, undefined);
      expect([status, headers['location']]).toEqual([303, '/conf/#/rekapitulace/?paid=false']);
    }
  });

  it('opens the ERP side to its token only', async () => {
    expect(await send('/erp/v1/events', undefined)).toMatchObject({ status: 401 });
    const wrong = { headers: { authorization: 'Bearer a-token-for-the-erq' } };
    expect(await send('/erp/v1/events', undefined, wrong)).toMatchObject({ status: 401 });
    const right = { headers: { authorization: 'Bearer a-token-for-the-erp' } };
    expect(await send('/erp/v1/events', undefined, right)).toMatchObject({ status: 503 });
    expect(await send('/erp/v1/orders/5', undefined, right)).toMatchObject({ status: 404 });
  });

  it.each([
    ['form=x', ['"form"']],
    ['after=MTow&limits=5&Wait=3', ['"limits"', '"Wait"']],
    [`${'a'.repeat(500)}=1`, [`"${'a'.repeat(40)}"`]],
  ])('refuses to read the feed by %s, in words that name the parameters that there are', async (query, named) => {
    const right = { headers: { authorization: 'Bearer a-token-for-the-erp' } };
    const ErrText = `The feed has no parameter ${named.join(', ')}. It has after, limit, wait.`;
    expect(await send(`/erp/v1/events?${query}`, undefined, right)).toMatchObject({
      status: 400,
      json: { Err: 40, ErrText },
    });
    expect(await send('/erp/v1/events?limit=5&wait=0', undefined, right)).toMatchObject({ status: 503 });
  });

  it('carries safe headers on every answer and allows no other origin', async () => {
    for (const path of ['/api/nothing', '/%ff']) {
      const { headers } = await send(path, undefined, { headers: { origin: 'https://elsewhere.example' } });
      expect(headers['content-security-policy']).toContain(
        `form-action 'self' https://gw.gopay.com https://gate.gopay.cz`,
      );
      expect(headers['content-security-policy']).not.toContain(`sandbox`);
      expect(headers['x-content-type-options']).toBe('nosniff');
      expect(headers['cache-control']).toBe('no-store');
      expect(headers['access-control-allow-origin']).toBeUndefined();
    }
  });
});
