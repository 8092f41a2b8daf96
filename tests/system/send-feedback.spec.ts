import { randomUUID } from 'node:crypto';
import { quoteNumber } from '@fenestra/clients/quote-number';
import { shopById } from '@fenestra/domain/shop/shops';
import { textsOf } from '@fenestra/i18n/texts-of';
import { eventually } from '@fenestra/testing/time';
import { captchaToken, orderFault, orderVerdict } from '../harness/captcha';
import { query } from '../harness/query';
import { sharedShopAndShopper } from './shop-and-shopper';

type Delivered = { readonly id: string; readonly subject: string };

const texts = textsOf(shopById(7));
const { unseen } = texts.errors.fields;
const open = sharedShopAndShopper();

beforeEach(() => orderVerdict(open.shop));
afterAll(() => orderVerdict(open.shop));

const mailRows = async <Row>(sql: string): Promise<Row[]> =>
  query<Row>(await open.shop.databaseUrl('notifications'), sql);

const feedback = (difference: object = {}) => ({
  name: 'Jana Novotná',
  phone: '602 555 010',
  email: 'jana@example.test',
  content: 'Jde to vyrobit?',
  browser: 'Mozilla/5.0',
  confId: '',
  shopId: 7,
  logId: '',
  domain: 'cs.localhost',
  router: '/conf/#/rozmery/',
  ...difference,
});
const post = async (difference: object = {}, headers: Record<string, string> = {}) => {
  const recaptchaToken = await captchaToken(open.shop);
  return open.shopper.post('/api/user-feedback', feedback({ recaptchaToken, ...difference }), headers);
};

const inbox = `?to=${encodeURIComponent('pomoc@fenestra.example')}`;
/** What the shop's people got from this visitor. */
async function mailsFrom(name: string): Promise<Delivered[]> {
  const rows = await mailRows<{ id: string; name: string }>('SELECT id, name FROM feedback');
  const subjects = rows
    .filter((row) => row.name.includes(name))
    .map(({ id }) => texts.feedbackMail.subject(quoteNumber(id)));
  const all = (await (await fetch(`${open.shop.sandboxUrl}/inbox/messages${inbox}`)).json()) as Delivered[];
  return all.filter(({ subject }) => subjects.includes(subject));
}
async function mailFrom(name: string) {
  await eventually(async () => expect(await mailsFrom(name)).toHaveLength(1));
  const { id } = (await mailsFrom(name))[0]!;
  const written = async (format: string) =>
    (await fetch(`${open.shop.sandboxUrl}/inbox/messages/${id}.${format}`)).text();
  return { html: await written('html'), text: await written('txt'), source: await written('eml') };
}

it.each([
  ['all fields', {}, 201, 0],
  ['as much text as may be', { content: 'x'.repeat(10_000) }, 201, 0],
  ['an address of another form', { email: 'jana' }, 201, 0],
  ['an empty name', { name: ' ' }, 400, 15],
  ['an empty phone', { phone: '' }, 400, 15],
  ['an empty address', { email: '' }, 400, 15],
  ['nothing but control characters', { content: '\u0000\u0007' }, 400, 15],
  ['too much text', { content: 'x'.repeat(10_001) }, 400, 15],
  ['a name without end', { name: 'x'.repeat(121) }, 400, 15],
  ['no message', { content: undefined }, 400, 40],
  ['a phone that is no text', { phone: 602_555_010 }, 400, 40],
  ['a browser without end', { browser: 'x'.repeat(501) }, 400, 40],
  ['another shop', { shopId: 6 }, 400, 15],
  ['ids that are none', { confId: '../x', logId: "';--" }, 201, 0],
])('takes or refuses a message with %s [FEED-04] [OPEN-Q-89] [WIRE-52]', async (_, difference, status, Err) => {
  expect(await post(difference)).toMatchObject({ status, body: { Err } });
});

it('tells what is wrong by the field of the wire [OPEN-Q-89]', async () => {
  const { body } = await post({ name: '', content: 'x'.repeat(10_001) });
  expect(body['fields']).toEqual({ name: 'Musí být vyplněno', content: 'Text je příliš dlouhý.' });
});

it.each([
  ['of low score', { score: 0.4 }, 400],
  ['of just enough score', { score: 0.5 }, 201],
  ['of another action', { action: 'login' }, 400],
  ['of a foreign page', { hostname: 'evil.example' }, 400],
  ['of another shop', { hostname: 'sk.localhost' }, 400],
  ['that was checked before', { errorCode: 'timeout-or-duplicate' }, 400],
  ['when the secret is wrong', { errorCode: 'invalid-input-secret' }, 503],
])('answers a token %s with its status, and sends nothing else [FEED-03] [OPEN-Q-88]', async (_, verdict, status) => {
  const name = randomUUID();
  await orderVerdict(open.shop, verdict);
  const answer = await post({ name });

  expect(answer.status).toBe(status);
  if (status === 400) expect(answer.body).toMatchObject({ Err: 15, ErrText: 'Nepodařilo se ověřit, že nejste robot.' });
  if (status === 201) await mailFrom(name);
  else expect(await mailRows(`SELECT id FROM feedback WHERE name = '${name}'`)).toEqual([]);
});

it('refuses a message without a token, and one with a token that was used [FEED-03]', async () => {
  const recaptchaToken = await captchaToken(open.shop);
  expect((await post({ recaptchaToken })).status).toBe(201);
  for (const token of [recaptchaToken, '', 'forged'])
    expect(await post({ recaptchaToken: token })).toMatchObject({ status: 400, body: { Err: 15 } });
});

it.each([
  ['fails', { kind: 'fail', code: 500 }],
  ['breaks the connection', { kind: 'lose' }],
  ['takes too long', { kind: 'slow', ms: 6_000 }],
])('sends nothing while the captcha %s, and says that it may be repeated [FEED-05] [OPEN-Q-88]', async (_, fault) => {
  await orderFault(open.shop, { target: 'recaptcha.check', ...fault });
  expect(await post()).toMatchObject({ status: 503, body: { Err: 90 } });
  expect((await post()).status).toBe(201);
});

it('mails the message once to the shop, with what was being configured and what failed, to be answered to the visitor [FEED-04]', async () => {
  const name = `Jana <b>${randomUUID()}</b>`;
  const confId = await open.shopper.newConfiguration();
  const entry = { time: 1, domain: 'cs.localhost', data: { url: '/api/products', status: 503 }, userAgent: 'Mozilla' };
  const { id: logId } = (await open.shopper.post('/api/log', entry)).body;
  const headers = { 'x-change-id': randomUUID() };
  const wanted = { name, confId, content: 'Dobrý den,\njde to "vyrobit"?', logId };
  for (const status of [201, 201]) expect((await post(wanted, headers)).status).toBe(status);

  const { html, text, source } = await mailFrom(name);
  expect(source).toMatch(/^reply-to: jana@example\.test\r?$/im);
  expect(text).toContain('Dobrý den,\njde to "vyrobit"?');
  for (const fact of ['602 555 010', 'jana@example.test', '/conf/#/rozmery/', '"status":503', 'Mozilla/5.0'])
    expect(text).toContain(fact);
  expect(text).toMatch(new RegExp(`http://cs\\.localhost:\\d+/conf/#/rozmery/\\?copyOf=${confId}&wish=`));
  expect(html).toMatch(/<img src="data:image\/png/);
  expect(html).not.toContain('<b>');
  expect(JSON.stringify(await mailRows('SELECT * FROM mail'))).not.toContain('@');
});

it('lets nobody add a header or a reader to the mail', async () => {
  const name = randomUUID();
  const refused = await post({ name: `${name}\r\nBcc: evil@example.test`, email: 'a@example.test\r\nBcc: evil@example.test' }); // prettier-ignore
  expect(refused).toMatchObject({ status: 400, body: { Err: 15, fields: { name: unseen, email: unseen } } });
  await post({ name: `${name} Bcc: evil@example.test`, email: 'a@example.test, evil@example.test' });

  const { source } = await mailFrom(name);
  expect(source).not.toMatch(/^bcc:/im);
  expect(source).toMatch(/^reply-to: pomoc@fenestra\.example\r?$/im);
});

it('forgets what somebody wrote when they ask for that', async () => {
  await post({ email: 'Gone@example.test' });
  expect(await open.shop.operate('customers', 'erase', 'gone@example.test')).toMatchObject({
    status: 0,
    stdout: expect.stringMatching(/ 1 {2}feedback$/m) as string,
  });
});
