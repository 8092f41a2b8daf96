import { Logger } from '@nestjs/common';
import { request } from 'undici';
import { openLog } from '@fenestra/platform/observability/log';
import { type TestService, startTestService } from '@fenestra/testing/start-test-service';
import { operatorConsole } from './service';

const token = 'a-token-for-the-operator-console';
type Answer = {
  readonly status: number;
  readonly text: string;
  readonly headers: Record<string, string | string[] | undefined>;
};

/** A browser as far as the console needs one: it keeps cookies by their names. */
class Browser {
  readonly cookies = new Map<string, string>();

  constructor(
    private readonly url: string,
    private readonly host = 'localhost:3090',
  ) {}

  get = (path: string, headers: Record<string, string> = {}): Promise<Answer> => this.send('GET', path, headers);
  post = (path: string, fields: Record<string, string>, headers: Record<string, string> = {}): Promise<Answer> =>
    this.send(
      'POST',
      path,
      { 'content-type': 'application/x-www-form-urlencoded', ...headers },
      new URLSearchParams(fields).toString(),
    );
  signIn = (given = token, who = 'm.kolar', headers = {}): Promise<Answer> =>
    this.post('/desk/sign-in', { who, token: given }, headers);

  /** Sends the form of a page with its hidden key. */
  async submit(page: string, action: string, fields: Record<string, string> = {}): Promise<Answer> {
    const { text } = await this.get(page);
    return this.post(action, { formKey: /name="formKey" value="([^"]+)"/.exec(text)![1]!, ...fields });
  }

  private async send(
    method: 'GET' | 'POST',
    path: string,
    headers: Record<string, string>,
    body?: string,
  ): Promise<Answer> {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await request(new URL(path, this.url), {
      method,
      body: body ?? null,
      headers: { host: this.host, cookie, ...headers },
    });
    for (const set of [answer.headers['set-cookie'] ?? []].flat()) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(set)!;
      if (value) this.cookies.set(name!, value);
      else this.cookies.delete(name!);
    }
    return { status: answer.statusCode, text: await answer.body.text(), headers: answer.headers };
  }
}

describe('the operator console', () => {
  let alone: TestService;
  let browser: Browser;
  let lines: Record<string, unknown>[];
  beforeEach(async () => {
    alone = await startTestService(operatorConsole, {
      env: { DESK_TOKEN: token, DESK_ORIGIN: 'https://operators.example' },
    });
    browser = new Browser(alone.url);
    lines = [];
    openLog('info', { write: (line: string) => lines.push(JSON.parse(line) as Record<string, unknown>) });
  });
  afterEach(async () => {
    Logger.overrideLogger(false);
    await alone.close();
  });
  const isIn = async (one: Browser) => (await one.get('/desk/sessions')).status === 200;

  test('thousands of attempts in seconds check five tokens and write a few lines, none with a token', async () => {
    const tries = Array.from({ length: 400 }, (_, nth) => browser.signIn(`a-guessed-token-${nth}`));
    const statuses = (await Promise.all(tries)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 403)).toHaveLength(5);
    expect(statuses.filter((status) => status === 429)).toHaveLength(395);
    const refused = await browser.signIn();
    expect([refused.status, refused.headers['retry-after']]).toEqual([429, '2']);
    expect(lines).toHaveLength(5);
    expect(lines[0]).toMatchObject({
      message: 'access refused',
      side: 'operator',
      reason: 'token-wrong',
      route: '/desk/sign-in',
    });
    expect(JSON.stringify(lines)).not.toContain('guessed');

    alone.clock.passMinutes(0.1);
    expect((await browser.signIn()).status).toBe(303);
    expect(lines.at(-1)).toMatchObject({
      message: 'an operator has signed in',
      who: 'm.kolar',
      source: '127.0.0.1',
      by: 'token',
    });
  });

  test('attempts of others do not keep a browser out that has signed in before', async () => {
    await browser.signIn();
    await browser.submit('/desk/sessions', '/desk/sign-out');
    const stranger = new Browser(alone.url);
    for (let nth = 0; nth < 20; nth++) await stranger.signIn('another-token-than-this');
    expect((await stranger.signIn()).status).toBe(429);
    expect((await browser.signIn()).status).toBe(303);
  });

  test('a sign-out ends every copy of the cookie at once', async () => {
    await browser.signIn();
    const copy = new Browser(alone.url);
    for (const [name, value] of browser.cookies) copy.cookies.set(name, value);
    expect(await isIn(copy)).toBe(true);
    const { status, headers } = await browser.submit('/desk/sessions', '/desk/sign-out');
    expect([status, headers['clear-site-data']]).toEqual([303, '"cache", "storage"']);
    expect([await isIn(browser), await isIn(copy)]).toEqual([false, false]);
  });

  test('a session ends after 30 minutes without a page and after eight hours with pages', async () => {
    await browser.signIn();
    alone.clock.passMinutes(29);
    expect(await isIn(browser)).toBe(true);
    alone.clock.passMinutes(20);
    expect((await browser.get('/desk?renew=15')).status).toBe(200);
    alone.clock.passMinutes(10);
    expect((await browser.get('/desk')).headers['location']).toBe('/desk/sign-in?to=%2Fdesk');
  });

  test.each([
    ['GET', '/desk'],
    ['GET', '/desk/desk.css'],
    ['GET', '/desk/sign-in'],
    ['POST', '/desk/sign-in'],
    ['GET', '/nothing'],
  ] as const)('%s %s is refused under another host', async (method, path) => {
    const rebound = new Browser(alone.url, 'evil.example:3090');
    const { status, text } = await (method === 'GET'
      ? rebound.get(path)
      : rebound.post(path, { who: 'm.kolar', token }));
    expect([status, text]).toEqual([421, expect.not.stringContaining('<')]);
    expect(rebound.cookies.size).toBe(0);
  });

  test('a failed attempt keeps the name that was typed', async () => {
    const { status, text } = await new Browser(alone.url).signIn('wrong', 'j.novak');
    expect([status, text]).toEqual([403, expect.stringContaining('name="who" value="j.novak"')]);
  });

  test('by HTTPS cookies are bound to the host, and browsers are told to stay with HTTPS', async () => {
    const secure = new Browser(alone.url, 'operators.example');
    const { headers } = await secure.signIn(token, 'm.kolar', { origin: 'https://operators.example' });
    expect([...secure.cookies.keys()]).toEqual(['__Host-desk', '__Host-desk_browser']);
    for (const cookie of headers['set-cookie'] as string[])
      expect(cookie).toMatch(/; Path=\/; Secure; HttpOnly; SameSite=Strict$/);
    expect(headers['strict-transport-security']).toBe('max-age=31536000');
    expect(await isIn(secure)).toBe(true);
    expect((await browser.get('/desk')).headers).not.toHaveProperty('strict-transport-security');
  });

  test('HSTS covers the names under the host of the console when the setting is on', async () => {
    const env = { DESK_TOKEN: token, DESK_ORIGIN: 'https://operators.example', HSTS_SUBDOMAINS: 'on' };
    const own = await startTestService(operatorConsole, { env });
    const { headers } = await new Browser(own.url, 'operators.example').get('/desk');
    await own.close();
    expect(headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
  });

  test.each([[{ origin: 'http://evil.example' }], [{ 'sec-fetch-site': 'cross-site' }]])(
    'no other site signs a browser in: %j',
    async (headers) => {
      expect((await browser.signIn(token, 'm.kolar', headers)).status).toBe(403);
      expect(browser.cookies.size).toBe(0);
      expect(lines).toMatchObject([{ reason: 'form-foreign' }]);
    },
  );

  test('a page shows the last sign-in, failed attempts and all sessions, and ends others with the token', async () => {
    await browser.signIn();
    const other = new Browser(alone.url);
    await other.signIn('another-token-than-this');
    alone.clock.passMinutes(1);
    await other.signIn(token, 'm.kolar');
    const { text } = await other.get('/desk/sessions');
    expect(text).toMatch(/Sign-in before this<\/dt> <dd>[^<]+ from 127\.0\.0\.1/);
    expect(text).toMatch(/Failed attempts since then<\/dt> <dd>1</);
    const [handle, ...more] = [...text.matchAll(/name="handle"\s+value="([\w-]{43})"/g)].map(([, value]) => value!);
    expect(more).toEqual([]);

    const end = (given: string) =>
      other.submit('/desk/sessions', '/desk/sessions/end', { handle: handle!, token: given });
    expect((await end('another-token-than-this')).status).toBe(403);
    expect(await isIn(browser)).toBe(true);
    expect((await end(token)).status).toBe(303);
    expect([await isIn(browser), await isIn(other)]).toEqual([false, true]);
    expect((await other.get('/desk/sessions')).text).not.toContain('name="handle"');
  });
});
