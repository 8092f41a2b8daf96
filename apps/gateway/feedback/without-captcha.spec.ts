import { notifications } from '@fenestra/notifications/service';
import { type TestService, startTestService } from '@fenestra/testing/start-test-service';
import { gateway } from '../service';

const keys = { CAPTCHA_SITE_KEY: 'site', CAPTCHA_SECRET: 'secret' };
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
  recaptchaToken: '',
};

async function opened(
  env: Record<string, string>,
  work: (edge: TestService, kept: TestService) => Promise<void>,
): Promise<void> {
  const kept = await startTestService(notifications, { env: { SMTP_URL: 'smtp://127.0.0.1:1' } });
  const edge = await startTestService(gateway, { env, others: { notifications: kept } });
  await work(edge, kept);
  await edge.close();
  await kept.close();
}
const policyOf = async (edge: TestService) =>
  (await fetch(`${edge.url}/api/template?domain=x&template=partials/header`)).headers.get('content-security-policy')!;

it('without keys the shop takes messages unchecked, and its pages load nothing foreign [OPEN-Q-88]', () =>
  opened({}, async (edge, kept) => {
    const headers = { 'content-type': 'application/json' };
    const body = JSON.stringify({ ...feedback, development: 1 });
    expect((await fetch(`${edge.url}/api/user-feedback`, { method: 'POST', headers, body })).status).toBe(201);
    expect(await kept.db.query('SELECT name FROM feedback')).toEqual([{ name: 'Jana' }]);
    expect(await policyOf(edge)).not.toMatch(/-src [^;]*http/);
  }));

it('with keys pages may load the scripts and frames of reCAPTCHA and nothing more', () =>
  opened(keys, async (edge) => {
    const policy = await policyOf(edge);
    expect(policy).toMatch(
      /;script-src 'self'[^;]* https:\/\/www.google.com\/recaptcha\/ https:\/\/www.gstatic.com\/recaptcha\/;/,
    );
    expect(policy).toContain(`;frame-src https://www.google.com/recaptcha/ https://recaptcha.google.com/recaptcha/;`);
  }));

it.each(Object.keys(keys))('does not start with %s alone', (name) => {
  expect(gateway.config.safeParse({ [name]: 'x' }).success).toBe(false);
});
