import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import nodemailer from 'nodemailer';
import { searchTermsOf, searchPatterns } from '@fenestra/domain/erasure';
import { openSocket } from '@fenestra/testing/raw-socket';
import { eventually } from '@fenestra/testing/time';
import type { Payment } from './gopay/payment';
import { Ledger } from './ledger';
import { Mailbox } from './mail/mailbox';
import { type Sandbox, startSandbox } from './sandbox';

const paypal = { clientId: 'shop', clientSecret: 'secret', webhookId: 'webhook' };
const account = { clientId: 'shop', clientSecret: 'secret', goid: 8_123_456_789 };

describe('the sandbox', () => {
  let folder: string;
  let sandbox: Sandbox;
  let shop: Server;
  let notified: string[];

  const start = () => startSandbox({ httpPort: 0, smtpPort: 0, folder, gopay: account, paypal });

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'sandbox-'));
    sandbox = await start();
    shop = createServer((request, response) => {
      notified.push(request.url!);
      response.end();
    }).listen(0, '127.0.0.1');
  });
  beforeEach(async () => {
    notified = [];
    await control('gopay/notifications', { mode: 'before' });
  });
  afterAll(async () => {
    await sandbox.close();
    shop.close();
    await rm(folder, { recursive: true });
  });

  const control = (path: string, body: unknown) =>
    fetch(`${sandbox.http}/__sandbox/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });

  async function token(
    scope = 'payment-all',
    secret = account.clientSecret,
  ): Promise<{ status: number; access_token: string }> {
    const answer = await fetch(`${sandbox.http}/gopay/api/oauth2/token`, {
      method: 'POST',
      headers: { authorization: `Basic ${btoa(`${account.clientId}:${secret}`)}` },
      body: new URLSearchParams({ grant_type: 'client_credentials', scope }),
    });
    return { ...((await answer.json()) as { access_token: string }), status: answer.status };
  }

  function newPayment(difference: object = {}): object {
    const address = `http://127.0.0.1:${(shop.address() as AddressInfo).port}`;
    return {
      payer: { contact: { email: 'jana@example.test' } },
      target: { type: 'ACCOUNT', goid: account.goid },
      amount: 1_234_500,
      currency: 'CZK',
      order_number: '202607000123',
      items: [
        { name: 'Okno', amount: 1_150_000, count: 1 },
        { name: 'Doprava', amount: 84_500, count: 1 },
      ],
      callback: { return_url: `${address}/back?o=t`, notification_url: `${address}/notify` },
      lang: 'CS',
      ...difference,
    };
  }

  async function ask(path: string, init: RequestInit = {}, scope = 'payment-all') {
    const { access_token } = await token(scope);
    const answer = await fetch(`${sandbox.http}/gopay/api/payments/payment${path}`, {
      ...init,
      headers: {
        authorization: `Bearer ${access_token}`,
        ...(typeof init.body === 'string' && { 'content-type': 'application/json' }),
      },
    });
    return {
      status: answer.status,
      body: (await answer.json()) as { id: number; gw_url: string; state: string; sub_state?: string },
    };
  }

  const create = (difference?: object) => ask('', { method: 'POST', body: JSON.stringify(newPayment(difference)) });

  const choose = (gwUrl: string, outcome: string) =>
    fetch(gwUrl, { method: 'POST', body: new URLSearchParams({ outcome }), redirect: 'manual' });

  it('gives tokens for right credentials only', async () => {
    expect(await token()).toMatchObject({ status: 200, expires_in: 1_800, token_type: 'bearer' });
    expect(await token('payment-all', 'wrong')).toMatchObject({ status: 403, errors: [{ error_code: 202 }] });
  });

  it('ends what is slow when faults are cleared', async () => {
    await control('faults', { target: 'gopay.token', kind: 'slow', ms: 3_600_000 });
    const slow = token();
    const waiting = async () => (await fetch(`${sandbox.http}/__sandbox/faults`)).json();
    await eventually(async () => expect(await waiting()).toEqual([])); // it is happening
    await fetch(`${sandbox.http}/__sandbox/faults`, { method: 'DELETE' });
    expect(await slow).toMatchObject({ status: 200 });
  });

  it.each([
    ['a missing e-mail', { payer: { contact: {} } }, 110],
    ['a decimal amount', { amount: 10.5 }, 111],
    ['a currency it does not know', { currency: 'CHF' }, 111],
    ['a slash in the order number', { order_number: '2026/07000123' }, 111],
    ['an unknown shop', { target: { type: 'ACCOUNT', goid: 1 } }, 305],
    ['items that do not add up', { items: [{ name: 'Okno', amount: 1 }] }, 360],
  ])('refuses %s', async (_, difference, code) => {
    expect(await create(difference)).toMatchObject({ status: 409, body: { errors: [{ error_code: code }] } });
  });

  it('lets a payment be created, but not read, with the narrow scope', async () => {
    expect((await ask('/1', {}, 'payment-create')).status).toBe(403);
  });

  it.each([
    ['pay', 'PAID', undefined],
    ['decline-finally', 'CANCELED', '_5003'],
    ['cancel', 'CANCELED', '_5043'],
    ['expire', 'TIMEOUTED', '_5024'],
  ])('on "%s" tells the shop, sends the browser back and says %s', async (outcome, state, subState) => {
    const { id, gw_url } = (await create()).body;
    const answer = await choose(gw_url, outcome);

    expect(answer.status).toBe(303);
    expect(answer.headers.get('location')).toMatch(new RegExp(`/back\\?o=t&id=${id}$`));
    expect(notified).toEqual([`/notify?id=${id}`]);
    const { body } = await ask(`/${id}`);
    expect(body).toMatchObject({ state });
    expect(body.sub_state).toBe(subState);
  });

  it('keeps a session open after a declined card, on a page that works without script', async () => {
    const { id, gw_url } = (await create()).body;
    const declined = await (await choose(gw_url, 'decline')).text();

    expect(declined).toContain('Banka platbu kartou zamítla');
    expect(declined).not.toContain('<script');
    expect((await ask(`/${id}`)).body).toMatchObject({ state: 'CREATED', sub_state: '_5003' });
    expect((await choose(gw_url, 'pay')).status).toBe(303);
  });

  it.each([
    ['never', 0],
    ['twice', 2],
  ])('notifies %s when told so', async (mode, times) => {
    await control('gopay/notifications', { mode });
    await choose((await create()).body.gw_url, 'pay');

    expect(notified).toHaveLength(times);
  });

  it('holds notifications until they are released', async () => {
    await control('gopay/notifications', { mode: 'held' });
    await choose((await create()).body.gw_url, 'pay');
    expect(notified).toHaveLength(0);

    await control('gopay/notifications/release', {});
    expect(notified).toHaveLength(1);
  });

  it('repeats a notification that is not answered with 200', async () => {
    shop.once('request', (_, response: { statusCode: number }) => (response.statusCode = 500));
    shop.prependOnceListener('request', (_, response: { statusCode: number }) => (response.statusCode = 503));
    await choose((await create()).body.gw_url, 'pay');

    await eventually(async () => expect(notified).toHaveLength(2));
  });

  it('refunds what is left, and no more', async () => {
    const { id, gw_url } = (await create()).body;
    const refund = (amount: number) =>
      ask(`/${id}/refund`, { method: 'POST', body: new URLSearchParams({ amount: String(amount) }) });

    expect(await refund(100)).toMatchObject({ status: 409, body: { errors: [{ error_code: 330 }] } });
    await choose(gw_url, 'pay');
    expect(await refund(234_500)).toMatchObject({ status: 200, body: { result: 'FINISHED' } });
    expect((await ask(`/${id}`)).body).toMatchObject({ state: 'PARTIALLY_REFUNDED' });
    expect(await refund(1_000_001)).toMatchObject({ status: 409, body: { errors: [{ error_code: 332 }] } });
    await refund(1_000_000);
    expect((await ask(`/${id}`)).body).toMatchObject({ state: 'REFUNDED' });
  });

  it('takes the money of an approved payment, once', async () => {
    const { id } = (await create()).body;
    const capture = () => ask(`/${id}/capture`, { method: 'POST', body: new URLSearchParams() });

    expect(await capture()).toMatchObject({ status: 409, body: { errors: [{ error_code: 303 }] } });
    await control(`gopay/payments/${id}/state`, { state: 'AUTHORIZED' });
    expect(await capture()).toMatchObject({ status: 200, body: { result: 'FINISHED' } });
    expect((await ask(`/${id}`)).body).toMatchObject({ state: 'PAID' });
    expect(await capture()).toMatchObject({ status: 409 });
  });

  it('creates a payment and loses the answer when told so', async () => {
    const payments = async () => (await (await fetch(`${sandbox.http}/__sandbox/gopay/payments`)).json()) as Payment[];
    const before = (await payments()).length;
    await control('faults', { target: 'gopay.create', kind: 'lose' });

    await expect(create()).rejects.toThrow();
    expect(await payments()).toHaveLength(before + 1);
  });

  it('remembers everything after a restart, also what expired', async () => {
    const paid = (await create()).body;
    await choose(paid.gw_url, 'pay');
    const open = (await create()).body;
    await sandbox.close();
    sandbox = await start();
    await control('clock', { ms: 12 * 3_600_000 + 1 });

    expect((await ask(`/${paid.id}`)).body).toMatchObject({ state: 'PAID' });
    expect((await ask(`/${open.id}`)).body).toMatchObject({ state: 'TIMEOUTED' });
  });

  describe('as a mail server', () => {
    const send = (to = 'jana@example.test') =>
      nodemailer.createTransport(sandbox.smtp).sendMail({
        from: 'shop@example.test',
        to,
        subject: 'Potvrzení',
        text: 'Děkujeme',
        html: '<p>Děkujeme</p><img src="cid:drawing"><script>alert(1)</script>',
        attachments: [{ filename: 'd.png', cid: 'drawing', content: Buffer.from('png'), contentType: 'image/png' }],
      });
    const inbox = async (path: string) => fetch(`${sandbox.http}/inbox${path}`);

    it('shows a mail as page, text and source, with its pictures', async () => {
      await send();
      const [mail] = (await (await inbox('/messages?to=JANA@example.test')).json()) as {
        id: string;
        subject: string;
      }[];

      expect(mail).toMatchObject({ to: ['jana@example.test'], subject: 'Potvrzení' });
      const html = await inbox(`/messages/${mail!.id}.html`);
      expect(html.headers.get('content-security-policy')).toContain("default-src 'none'");
      expect(await html.text()).toContain('data:image/png;base64,');
      expect(await (await inbox(`/messages/${mail!.id}.txt`)).text()).toContain('Děkujeme');
      expect(await (await inbox(`/messages/${mail!.id}.eml`)).text()).toContain('Content-Type: multipart/');
      expect(await (await inbox('')).text()).toContain('Potvrzení');
    });

    it('still has every mail after a restart, each its own', async () => {
      for (const to of ['first@example.test', 'second@example.test']) await send(to);
      await sandbox.close();
      sandbox = await start();
      await send('third@example.test');

      for (const name of ['first', 'second', 'third']) {
        const to = `${name}@example.test`;
        const [mail] = (await (await inbox(`/messages?to=${to}`)).json()) as { id: string }[];
        const source = await (await inbox(`/messages/${mail!.id}.eml`)).text();
        expect(source.match(/^To: .*$/gm)).toEqual([`To: ${to}`]);
        expect(source).toMatch(/--\r\n$/);
      }
    });

    it.each([
      ['smtp.recipient', 550],
      ['smtp.data', 451],
    ])('refuses at %s with %d when told so', async (target, code) => {
      await control('faults', { target, kind: 'fail', code });

      await expect(send()).rejects.toMatchObject({ responseCode: code });
    });

    it('accepts the next message after a client disconnects during one', async () => {
      const client = openSocket(sandbox.smtp).setEncoding('utf8');
      const lines = [
        'EHLO shop',
        'MAIL FROM:<shop@example.test>',
        'RCPT TO:<half@example.test>',
        'DATA',
        'Subject: Half',
      ];
      for await (const answer of client) {
        if (/^\d{3} /m.test(String(answer))) client.write(`${lines.shift()}\r\n`);
        if (lines.length === 0) break; // which closes the connection
      }

      await send('whole@example.test');
      const mailsTo = async (name: string) => (await inbox(`/messages?to=${name}@example.test`)).json();
      expect(await mailsTo('whole')).toHaveLength(1);
      expect(await mailsTo('half')).toEqual([]);
    });

    it('knows nothing of a mail that does not exist', async () => {
      expect((await inbox('/messages/..%2Fledger.eml')).status).toBe(404);
    });
  });

  describe('and people', () => {
    const files = () => readdir(folder);
    const texts = async () =>
      (await Promise.all((await files()).map((name) => readFile(join(folder, name), 'utf8')))).join();
    const person = { email: 'zita@example.test', marks: ['zitova 12'] };
    const tell = async (what: string, { email, marks } = person) =>
      (await (await control(`people/${what}`, searchPatterns(searchTermsOf([email, ...marks])))).json()) as Record<
        string,
        unknown
      >;

    test('the sandbox stores its ledger readable by its own account only', async () => {
      await nodemailer
        .createTransport(sandbox.smtp)
        .sendMail({ from: 's@example.test', to: 'a@example.test', text: 'x' });
      const modes = await Promise.all(
        (await files()).map(async (name) => (await stat(join(folder, name))).mode & 0o777),
      );
      expect(modes.length).toBeGreaterThan(1);
      expect(new Set(modes)).toEqual(new Set([0o600]));
      expect((await stat(folder)).mode & 0o777).toBe(0o700);
    });

    it('tells and forgets somebody: in payments with all their contact, and in mails about them', async () => {
      const contact = { email: person.email, first_name: 'Zita', city: 'Zlín', street: 'Zitova 12' };
      const { body } = await create({ payer: { contact } });
      const text = Buffer.from('Zita <zita@example.test> píše').toString();
      const mail = { from: 's@example.test', to: 'pomoc@example.test', text, textEncoding: 'base64' } as const;
      await nodemailer.createTransport(sandbox.smtp).sendMail(mail);
      await nodemailer.createTransport(sandbox.smtp).sendMail({ ...mail, to: 'other@example.test', text: 'Ahoj' });
      const before = await tell('exports');
      expect(before).toMatchObject({ mails: [{ text: expect.stringContaining('Zita') as string }] });

      expect(await tell('erasures')).toMatchObject({ mails: 1 });
      expect(await tell('exports')).toEqual({ mails: [], records: [] });
      const written = await texts();
      for (const mark of [person.email, 'Zita', 'Zitova', 'Zlín', Buffer.from(text).toString('base64')])
        expect(written).not.toContain(mark);
      await sandbox.close();
      sandbox = await start();
      expect((await ask(`/${body.id}`)).body).toMatchObject({ state: 'CREATED' });
      expect(written).toContain('other@example.test');
    });

    it('leaves what only holds the name of somebody, or goes on from it, and the kinds of its records', async () => {
      const kai = { email: 'kai@example.test', marks: ['mail', 'hus-novotny'] };
      const send = (to: string, text: string) =>
        nodemailer.createTransport(sandbox.smtp).sendMail({ from: 's@example.test', to, subject: 'Mail', text });
      await send('shop@example.test', 'A mail to nobody');
      await send('other@example.test', 'Kontakt: hus-novotnyova');
      await send(kai.email, 'Dobrý den');

      expect(await tell('erasures', kai)).toMatchObject({ mails: 1 });
      const mails = (await (await fetch(`${sandbox.http}/inbox/messages`)).json()) as {
        to: string[];
        subject: string;
      }[];
      const subjectOf = (to: string) => mails.find((mail) => mail.to.includes(to))?.subject;
      expect(['shop@example.test', 'other@example.test', '[erased]'].map(subjectOf)).toEqual([
        'Mail',
        'Mail',
        '[erased]',
      ]);
      expect(await tell('exports', kai)).toEqual({ mails: [], records: [] });
    });

    it('forgets what is older than its days, mails with their files, and goes on', async () => {
      const before = (await files()).length;
      await control('clock', { ms: 40 * 86_400_000 });
      await nodemailer
        .createTransport(sandbox.smtp)
        .sendMail({ from: 's@example.test', to: 'new@example.test', text: 'x' });
      expect((await files()).length).toBe(before + 1);
      const { id } = (await create()).body;
      const clock = { now: () => new Date(Date.now() + 40 * 86_400_000) };
      const ledger = new Ledger(join(folder, 'ledger.jsonl'), clock.now);
      ledger.purgeBefore(new Date(Date.now() + 10 * 86_400_000));
      new Mailbox(folder, ledger, clock.now).deleteUnreferencedFiles();
      expect((await files()).filter((name) => name.startsWith('mails'))).toHaveLength(1);
      await sandbox.close();
      sandbox = await start();
      expect(await texts()).not.toContain('other@example.test');
      expect((await ask(`/${id}`)).body).toMatchObject({ id });
    });
  });
});
