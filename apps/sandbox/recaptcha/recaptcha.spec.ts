import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { type Sandbox, startSandbox } from '../sandbox';

const gopay = { clientId: 'shop', clientSecret: 'secret', goid: 1 };
const paypal = { clientId: 'shop', clientSecret: 'secret', webhookId: 'webhook' };
const recaptcha = { siteKey: 'site', secret: 'secret' };

type Recaptcha = { ready: (then: () => void) => void; execute: (key: string, what: object) => Promise<string> };

describe('reCAPTCHA in the sandbox', () => {
  let folder: string;
  let sandbox: Sandbox;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'recaptcha-'));
    sandbox = await startSandbox({ httpPort: 0, smtpPort: 0, folder, gopay, paypal, recaptcha });
  });
  beforeEach(() => control('recaptcha', {}));
  afterAll(async () => {
    await sandbox.close();
    await rm(folder, { recursive: true });
  });

  const control = (path: string, body: unknown) =>
    fetch(`${sandbox.http}/__sandbox/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });

  /** Runs the script as a page of a shop does. */
  async function scriptOf(siteKey = recaptcha.siteKey): Promise<Recaptcha> {
    const script = await (await fetch(`${sandbox.http}/recaptcha/api.js?render=${siteKey}`)).text();
    const window = {} as { grecaptcha: Recaptcha };
    runInNewContext(script, { window, location: { hostname: 'cs.localhost' }, btoa, crypto });
    await new Promise<void>((ready) => window.grecaptcha.ready(ready));
    return window.grecaptcha;
  }
  const token = async () => (await scriptOf()).execute(recaptcha.siteKey, { action: 'feedback' });

  async function check(response: string, secret = recaptcha.secret): Promise<unknown> {
    const body = new URLSearchParams({ secret, response });
    const answer = await fetch(`${sandbox.http}/recaptcha/api/siteverify`, { method: 'POST', body });
    return answer.status === 200 ? answer.json() : answer.status;
  }
  const refused = (code: string) => ({ success: false, 'error-codes': [code] });

  it('checks a token once: who asked for what, where, and how human that was', async () => {
    const given = await token();

    expect(await check(given)).toMatchObject({
      success: true,
      action: 'feedback',
      hostname: 'cs.localhost',
      score: 0.9,
      challenge_ts: expect.stringMatching(/^\d{4}-/) as string,
    });
    expect(await check(given)).toEqual(refused('timeout-or-duplicate'));
  });

  it('refuses with the codes of Google, at status 200', async () => {
    expect(await check('', '')).toEqual(refused('missing-input-secret'));
    expect(await check(await token(), 'wrong')).toEqual(refused('invalid-input-secret'));
    expect(await check('')).toEqual(refused('missing-input-response'));
    expect(await check('forged')).toEqual(refused('invalid-input-response'));
  });

  it.each([
    [{ score: 0.1 }, { success: true, score: 0.1 }],
    [{ action: 'login' }, { success: true, action: 'login' }],
    [{ hostname: 'evil.example' }, { success: true, hostname: 'evil.example' }],
    [{ errorCode: 'bad-request' }, refused('bad-request')],
  ])('says what a test orders: %j', async (verdict, answer) => {
    await control('recaptcha', verdict);
    expect(await check(await token())).toMatchObject(answer);
  });

  it('fails as often as a test orders', async () => {
    await control('faults', { target: 'recaptcha.check', kind: 'fail', code: 503 });
    await control('faults', { target: 'recaptcha.script', kind: 'fail' });

    expect(await check('x')).toBe(503);
    expect((await fetch(`${sandbox.http}/recaptcha/api.js`)).status).toBe(500);
    expect(await check('')).toEqual(refused('missing-input-response'));
  });

  it('refuses a token after two minutes, and a script that was loaded with another key gives none', async () => {
    const given = await token();
    await control('clock', { ms: 121_000 });
    expect(await check(given)).toEqual(refused('timeout-or-duplicate'));

    const other = await scriptOf('other');
    await expect(other.execute(recaptcha.siteKey, { action: 'feedback' })).rejects.toThrow('Invalid site key');
  });
});
