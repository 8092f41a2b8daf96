import { randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { cart } from '@fenestra/cart/service';
import { configuration } from '@fenestra/configuration/service';
import { createConfiguration } from '@fenestra/contracts/http/configuration';
import { gateway } from '@fenestra/gateway/service';
import { notifications } from '@fenestra/notifications/service';
import { pricing } from '@fenestra/pricing/service';
import { type Sandbox, startSandbox } from '@fenestra/sandbox/sandbox';
import { stock } from '@fenestra/stock/service';
import { must } from '@fenestra/testing/must';
import { type TestService, startTestService } from '@fenestra/testing/start-test-service';
import { startTestServices, type TestServices } from '@fenestra/testing/start-test-services';
import { captchaToken, orderFault } from '../harness/captcha';
import { gopay, paypal } from './pipeline';

type Answer = { readonly status: number; readonly body: Record<string, unknown> };
type Headers = Record<string, string>;
type Choices = { readonly gateways?: number; readonly env?: Record<string, string> };

const recaptcha = { siteKey: 'fenestra-sandbox', secret: 'secret' };
/** One mailbox gets two links a minute and eight a day; one network may send two links a day unchecked, and ten an hour without a verdict. */
const limits = { reader: 2, feedback: 1, mail: 5 };
const unlimited = 1_000_000;

/** Services and gateways of one shop, each of which has seen nothing of what another answered. */
class Gateways {
  private constructor(
    readonly services: TestServices<'pricing' | 'configuration' | 'stock' | 'cart'> & {
      readonly notifications: TestService;
    },
    readonly edges: readonly TestService[],
    private readonly ends: AsyncDisposableStack,
  ) {}

  static async start(table: object, { gateways = 2, env = {} }: Choices = {}): Promise<Gateways> {
    await using ends = new AsyncDisposableStack();
    const folder = ends.adopt(await mkdtemp(join(tmpdir(), 'fenestra-emails-')), (path) =>
      rm(path, { recursive: true }),
    );
    const file = join(folder, 'limits.json');
    await writeFile(file, JSON.stringify(table));
    const around = ends.adopt(await startTestServices({ pricing, configuration, stock, cart }), (all) => all.close());
    const smtp = { SMTP_URL: 'smtp://127.0.0.1:1' };
    const mails = ends.adopt(await startTestService(notifications, { env: smtp }), (service) => service.close());
    const others = { ...around, notifications: mails };
    const choices = { others, env: { LIMITS_FILE: file, TRUST_PROXY: 'loopback', ...env } };
    const edges: TestService[] = [];
    while (edges.length < gateways)
      edges.push(ends.adopt(await startTestService(gateway, choices), (edge) => edge.close()));
    return new Gateways(others, edges, ends.move());
  }

  close(): Promise<void> {
    return this.ends.disposeAsync();
  }

  /** Posts to one of the gateways, in turns, from a network of its own unless one is named. */
  async post(path: string, body: object, headers: Headers = {}): Promise<Answer> {
    const edge = this.edges[calls++ % this.edges.length]!;
    const from = `198.51.${Math.floor(calls / 250)}.${calls % 250}`;
    const all = { 'content-type': 'application/json', 'x-forwarded-for': from, ...headers };
    const answer = await fetch(`${edge.url}${path}`, { method: 'POST', headers: all, body: JSON.stringify(body) });
    return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
  }

  async configured(): Promise<string> {
    const body = { shopId: 7 as const, productId: 'OS1', stock: false };
    return must(await this.services.configuration.client.call(createConfiguration, { body })).configurationId;
  }

  async filledCart(): Promise<string> {
    const products = [{ cenikCode: 'OS1', configurationId: await this.configured() }];
    return (await this.post('/api/v1/cart/add', { products })).body['id'] as string;
  }

  sendCart(cartId: string, email: string, headers: Headers, more: object = {}): Promise<Answer> {
    return this.post('/api/send-cart', { name: 'Jana', email, cart_id: cartId, ...more }, headers);
  }

  save(wanted: object, headers: Headers): Promise<Answer> {
    const body = { type: 'O', route: '/doplnky/', domain: 'cs.localhost', configuration: [], ...wanted };
    return this.post('/api/configuration', body, headers);
  }

  /** Recipients of the requested emails, in their order. */
  async recipients(): Promise<string[]> {
    const rows = await Promise.all([
      this.services.cart.db.query<{ email: string }[]>('SELECT email FROM cart_letter'),
      this.services.configuration.db.query<{ email: string }[]>('SELECT email FROM saved_letter'),
      this.services.notifications.db.query<{ email: string }[]>('SELECT email FROM feedback'),
    ]);
    return rows.flat().map(({ email }) => email);
  }
}
let calls = 0;
const sameChange = (): Headers => ({ 'x-change-id': randomUUID() });
const mailbox = () => `${randomUUID()}@example.test`;

describe('a mailbox', () => {
  let shop: Gateways;
  beforeAll(async () => {
    shop = await Gateways.start(limits);
  });
  afterAll(() => shop.close());

  const emailsTo = async (email: string) => (await shop.recipients()).filter((each) => each === email).length;

  it('keeps its limit when a cart is sent again and again under one change id, also first to another address [MAIL-06]', async () => {
    const [cartId, victim, headers] = [await shop.filledCart(), mailbox(), sameChange()];
    expect((await shop.sendCart(cartId, mailbox(), headers)).status).toBe(201);
    for (let nth = 0; nth < 20; nth++) expect((await shop.sendCart(cartId, victim, headers)).status).toBe(201);

    expect(await emailsTo(victim)).toBe(1);
    const further: number[] = []; // of the two that each gateway allows, one has counted the email above
    while (further.length < 4) further.push((await shop.sendCart(cartId, victim, sameChange())).status);
    expect(further.toSorted()).toEqual([201, 201, 201, 429]);
  });

  it('keeps its limit when one saved offer is mailed under one change id with other lists and texts of the page [SAVE-05]', async () => {
    const offer = (await shop.save({ configuration: await shop.configured() }, {})).body['id'] as string;
    const [victim, headers] = [mailbox(), sameChange()];
    for (let nth = 0; nth < 20; nth++) {
      const lists = { configuration: Array<string>(nth).fill('A'.repeat(22)), type: `O${nth}`, domain: `${nth}` };
      const wanted = { name: 'Jana', email: victim, nabidka: offer, ...lists };
      expect((await shop.save(wanted, headers)).body).toMatchObject({ Err: 0, id: offer });
    }

    expect(await emailsTo(victim)).toBe(1);
    expect((await shop.save({ name: 'Jana', email: victim, nabidka: offer }, sameChange())).status).toBe(201);
  });

  it('keeps its limit when one cart is saved under one change id [SAVE-05]', async () => {
    const [kosik, victim, headers] = [await shop.filledCart(), mailbox(), sameChange()];
    const saved = new Set<unknown>();
    for (let nth = 0; nth < 20; nth++)
      saved.add((await shop.save({ name: 'Jana', email: victim, kosik }, headers)).body['id']);

    expect(saved.size).toBe(1);
    expect(await emailsTo(victim)).toBe(1);
  });

  it('keeps its limit when a message is sent again and again under one change id, from other screens [FEED-04]', async () => {
    const headers = sameChange();
    const email = mailbox();
    const message = (content: string, difference: object = {}) => ({
      ...{ name: 'Jana', phone: '602 555 010', email, content, shopId: 7, confId: '', logId: '', browser: '' },
      ...{ domain: 'cs.localhost', router: '/', recaptchaToken: '', ...difference },
    });
    for (let nth = 0; nth < 20; nth++)
      expect((await shop.post('/api/user-feedback', message('a', { router: `/${nth}` }), headers)).status).toBe(201);
    expect(await emailsTo(email)).toBe(1);

    expect((await shop.post('/api/user-feedback', message('b'), headers)).status).toBe(201);
    expect(await emailsTo(email)).toBe(2);
  });
});

describe('a change id that two visitors chose', () => {
  let shop: Gateways;
  const headers = sameChange();
  beforeAll(async () => {
    shop = await Gateways.start({ reader: unlimited, feedback: unlimited, mail: unlimited });
  });
  afterAll(() => shop.close());

  it('gives each the offer and link of their own carts [SAVE-05]', async () => {
    const [one, other] = [await shop.filledCart(), await shop.filledCart()];
    const saved = [
      await shop.save({ kosik: one }, headers),
      await shop.save({ kosik: other }, headers),
      await shop.save({ kosik: one }, headers),
    ];
    const [first, second, repeat] = saved.map(({ body }) => [body['id'], body['odkaz']]);

    expect(second).not.toEqual(first);
    expect(repeat).toEqual(first);
  });

  it('mails one configuration to both of them, once [SAVE-05]', async () => {
    const id = await shop.configured();
    const emails = [mailbox(), mailbox()];
    const saved = [];
    for (const email of [...emails, ...emails])
      saved.push((await shop.save({ name: 'Jana', email, configuration: id }, headers)).body['id']);

    expect(new Set(saved).size).toBe(2);
    const recipients = await shop.recipients();
    for (const email of emails) expect(recipients.filter((each) => each === email)).toHaveLength(1);
  });

  it('puts into a cart what each of them chose [CART-10]', async () => {
    const cartId = await shop.filledCart();
    const frame = { akce: 'addAccessoryToCart', shopId: 7, cartId, ks: 1 };
    const linesAfter = async (accessory: number) => {
      const answer = await shop.post('/conf/api/dist/cartApi.php', { ...frame, accessoryId: accessory }, headers);
      return (answer.body['kosik_data'] as { polozky: object[] }).polozky.length;
    };

    expect(await linesAfter(801)).toBe(2);
    expect(await linesAfter(804)).toBe(3);
    expect(await linesAfter(804)).toBe(3);
  });
});

describe('a network', () => {
  let sandbox: Sandbox;
  let folder: string;
  let shop: Gateways;
  let cartId: string;
  let networks = 0;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'fenestra-captcha-'));
    sandbox = await startSandbox({ httpPort: 0, smtpPort: 0, folder, gopay, paypal, recaptcha });
    const keys = { CAPTCHA_SITE_KEY: recaptcha.siteKey, CAPTCHA_SECRET: recaptcha.secret };
    const env = { CAPTCHA_URL: `${sandbox.http}/recaptcha`, ...keys };
    shop = await Gateways.start({ mail: 5 }, { gateways: 1, env }); // without Redis each gateway counts for itself
    cartId = await shop.filledCart();
  });
  afterAll(async () => {
    await shop.close();
    await sandbox.close();
    await rm(folder, { recursive: true });
  });

  /** Sends emails from one network, each to another mailbox. */
  const sender = () => {
    const from = `203.0.113.${++networks}`;
    return (more: object = {}) => shop.sendCart(cartId, mailbox(), { 'x-forwarded-for': from }, more);
  };
  const token = () => captchaToken({ sandboxUrl: sandbox.http });

  it('needs a captcha token from its third email of a day on [MAIL-06]', async () => {
    const send = sender();
    expect([(await send()).status, (await send()).status]).toEqual([201, 201]);
    expect(await send()).toMatchObject({ status: 400, body: { Err: 15, recaptcha: true } });
    expect(await send({ recaptchaToken: 'forged' })).toMatchObject({ status: 400, body: { Err: 15, recaptcha: true } });
    expect((await send({ recaptchaToken: await token() })).status).toBe(201);
  });

  it('may send on under a lower limit while the captcha does not answer [MAIL-06]', async () => {
    const send = sender();
    expect([(await send()).status, (await send()).status]).toEqual([201, 201]);
    await orderFault({ sandboxUrl: sandbox.http }, { target: 'recaptcha.check', kind: 'fail', code: 500 });
    expect((await send()).status).toBe(201);
    expect((await send()).status).toBe(400);
  });
});
