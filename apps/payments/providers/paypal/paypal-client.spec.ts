import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { MovableClock } from '@fenestra/testing/time';
import { PaypalClient, PaypalRefusal } from './paypal-client';

/** Returns what a capture throws when PayPal answers it so. */
async function faultOf(status: number): Promise<unknown> {
  const answers = (path: string) =>
    path.endsWith('/token') ? { access_token: 'T', expires_in: 3_600 } : { name: 'NO', details: [{ issue: 'WHY' }] };
  const server = createServer(({ url = '' }, response) => {
    response.writeHead(url.endsWith('/token') ? 200 : status, { 'content-type': 'application/json' });
    response.end(JSON.stringify(answers(url)));
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const client = new PaypalClient(new MovableClock(), {
    PAYPAL_URL: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    ...{ PAYPAL_CLIENT_ID: 'id', PAYPAL_CLIENT_SECRET: 'secret', PAYPAL_WEBHOOK_ID: 'webhook' },
  });
  try {
    return await client.capture('ORDER').catch((error: unknown) => error);
  } finally {
    await client.onApplicationShutdown();
    server.close();
    server.closeAllConnections();
  }
}

describe('PaypalClient', () => {
  test.each([400, 403, 404, 422])(
    'a capture is refused for good with its reasons when PayPal answers %i',
    async (status) => {
      const error = await faultOf(status);
      expect(error).toBeInstanceOf(PaypalRefusal);
      expect(error).toMatchObject({ status, issues: ['NO', 'WHY'] });
    },
  );

  test.each([401, 409, 429, 500])('the outcome of a capture stays open when PayPal answers %i', async (status) => {
    const error = await faultOf(status);
    expect(error).not.toBeInstanceOf(PaypalRefusal);
    expect(error).toMatchObject({ message: `PayPal answered ${status} when asked to capture` });
  });
});
