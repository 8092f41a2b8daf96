import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { startTestService } from '@fenestra/testing/start-test-service';
import { gateway } from '../service';

const feedback = {
  name: 'Jana',
  phone: '602 555 010',
  email: 'jana@example.test',
  content: 'Jde to vyrobit?',
  browser: '',
  confId: '',
  shopId: 7,
  logId: '',
  domain: 'cs.localhost',
  router: '/',
  recaptchaToken: 'a-token',
};

describe('the call to reCAPTCHA', () => {
  const servers: Server[] = [];
  afterEach(() => {
    for (const server of servers.splice(0)) server.close();
  });

  async function serve(answer: (response: ServerResponse) => void): Promise<string> {
    const server = createServer((request, response) => {
      request.resume();
      answer(response.setHeader('connection', 'close'));
    });
    servers.push(server.listen(0, '127.0.0.1'));
    await once(server, 'listening');
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  }

  test.each([302, 307, 308])(
    'follows no redirect with status %i, which could carry the secret to another host',
    async (status) => {
      let visits = 0;
      const elsewhere = await serve((response) => {
        visits++;
        response.end('{"success":true}');
      });
      const url = await serve((response) => response.writeHead(status, { location: elsewhere }).end());
      const env = { CAPTCHA_URL: url, CAPTCHA_SITE_KEY: 'site', CAPTCHA_SECRET: 'a-secret' };
      const edge = await startTestService(gateway, { env });

      const headers = { 'content-type': 'application/json' };
      const answer = await fetch(`${edge.url}/api/user-feedback`, {
        method: 'POST',
        headers,
        body: JSON.stringify(feedback),
      });
      await edge.close();

      expect([answer.status, visits]).toEqual([503, 0]);
    },
  );
});
