import { sign } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { crc32 } from 'node:zlib';
import { PaypalSignature } from '@fenestra/payments/providers/paypal/paypal-signature';
import { selfSigned } from '@fenestra/sandbox/paypal/certificate';
import { MovableClock } from '@fenestra/testing/time';

const webhookId = 'WEBHOOK-1';
const body = '{"id":"WH-TEST-1"}';
const certificates = '/v1/notifications/certs';

describe('the signature of a webhook', () => {
  const clock = new MovableClock();
  const certificate = selfSigned('PayPal', clock.now());
  let host: Server;
  let asked: number;
  let origin: string;

  beforeAll(async () => {
    host = createServer((request, response) => {
      asked += 1;
      response.writeHead(request.url === `${certificates}/own` ? 200 : 404).end(certificate.pem);
    }).listen(0, '127.0.0.1');
    await new Promise((resolve) => host.once('listening', resolve));
    origin = `http://127.0.0.1:${(host.address() as AddressInfo).port}`;
  });
  beforeEach(() => {
    asked = 0;
  });
  afterAll(() => host.close());

  const signature = (url = `${origin}/paypal`) =>
    new PaypalSignature(clock, {
      PAYPAL_URL: url,
      PAYPAL_WEBHOOK_ID: webhookId,
      PAYPAL_CLIENT_ID: 'shop',
      PAYPAL_CLIENT_SECRET: 'secret',
    });
  const signed = (text = `t-1|2026-06-01T08:00:00Z|${webhookId}|${crc32(body)}`): Record<string, string> => ({
    'paypal-transmission-id': 't-1',
    'paypal-transmission-time': '2026-06-01T08:00:00Z',
    'paypal-transmission-sig': sign('sha256', Buffer.from(text), certificate.key).toString('base64'),
    'paypal-cert-url': `${origin}${certificates}/own`,
    'paypal-auth-algo': 'SHA256withRSA',
  });

  it('is over the checksum of the bytes, an unsigned number; its certificate is fetched once', async () => {
    expect(crc32(body)).toBe(2_970_793_670); // external-services 2.5
    const ours = signature();

    expect(await ours.isGenuine({ headers: signed(), body })).toBe(true);
    expect(await ours.isGenuine({ headers: signed(), body })).toBe(true);
    expect(asked).toBe(1);
  });

  it.each<[string, () => Record<string, string>, string]>([
    ['another body', () => signed(), `${body} `],
    ['another webhook', () => signed(`t-1|2026-06-01T08:00:00Z|WEBHOOK_ID|${crc32(body)}`), body],
    ['another time', () => ({ ...signed(), 'paypal-transmission-time': '2026-06-01T08:00:01Z' }), body],
    ['another way to sign', () => ({ ...signed(), 'paypal-auth-algo': 'SHA1withRSA' }), body],
    [
      'a certificate that is not there',
      () => ({ ...signed(), 'paypal-cert-url': `${origin}${certificates}/other` }),
      body,
    ],
    ['no signature', () => ({}), body],
    ['an address that is none', () => ({ ...signed(), 'paypal-cert-url': 'certs' }), body],
  ])('is refused with %s', async (_, headers, text) => {
    expect(await signature().isGenuine({ headers: headers(), body: text })).toBe(false);
  });

  it.each(['https://api-m.paypal.com', 'https://api-m.sandbox.paypal.com'])(
    'is refused, and nobody is asked, with a certificate from elsewhere than %s',
    async (url) => {
      expect(await signature(url).isGenuine({ headers: signed(), body })).toBe(false);
      expect(asked).toBe(0);
    },
  );

  it.each(['/v1/identity', '/v1/notifications/certs/../../x', '/v1/notifications/certs/'])(
    'is refused, and nobody is asked, with a certificate at %s of PayPal itself',
    async (path) => {
      const headers = { ...signed(), 'paypal-cert-url': origin + path };
      expect(await signature().isGenuine({ headers, body })).toBe(false);
      expect(asked).toBe(0);
    },
  );

  it('is looked at by one question for all who come at once, however its address ends', async () => {
    const ours = signature();
    const headers = (nth: number) => ({ ...signed(), 'paypal-cert-url': `${origin}${certificates}/own?x=${nth}` });
    const genuine = await Promise.all([1, 2, 3].map((nth) => ours.isGenuine({ headers: headers(nth), body })));
    expect(genuine).toEqual([true, true, true]);
    expect(asked).toBe(1);
  });

  it('makes nobody be asked for more than five certificates a minute, whatever is forged; then it counts again', async () => {
    const ours = signature();
    const forged = (nth: number) => ({ ...signed(), 'paypal-cert-url': `${origin}${certificates}/forged-${nth}` });
    for (let nth = 0; nth < 20; nth++) expect(await ours.isGenuine({ headers: forged(nth), body })).toBe(false);
    expect(asked).toBe(5);
    expect(await ours.isGenuine({ headers: signed(), body })).toBe(false);

    clock.passMinutes(1);
    expect(await ours.isGenuine({ headers: signed(), body })).toBe(true);
  });

  it('is refused when its certificate has run out', async () => {
    const ours = signature();
    clock.passMinutes(6 * 365 * 24 * 60);

    expect(await ours.isGenuine({ headers: signed(), body })).toBe(false);
  });
});
