import { randomBytes } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Client } from 'pg';
import { eventually } from '@fenestra/testing/time';
import type { RunningShop } from '../harness/running-shop';
import { captchaToken, orderFault } from '../harness/captcha';
import type { CommandResult } from '@fenestra/server/testing/command-line';
import { mailsTo } from '../harness/mail-to';
import { Shopper } from '../harness/shopper';

/** What the test needs of a shop beside what all do. */
export type SearchedShop = RunningShop & {
  /** What an operator types after `npm run shop --`. */
  operate(...words: string[]): Promise<CommandResult>;
};

export type Places = {
  /** Writes a record that is no event into the log, as a stranger does. */
  readonly writeToLog: (text: string) => Promise<void>;
  /** Everything that is in Kafka, or whatever else holds no database and no file. */
  readonly elsewhere: () => Promise<Readonly<Record<string, string>>>;
  /** Where files are kept. Those of the database are read by asking it. */
  readonly folder: () => Promise<string>;
  readonly databases: readonly string[];
};

type Report = {
  readonly erased: Readonly<Record<string, number>>;
  readonly kept: readonly { readonly what: string; readonly until: string | null }[];
};

/** Somebody leaves marks wherever the shop takes any, is exported, and erased; then all of it is searched. */
export function erasedCustomer(shopOf: () => SearchedShop, placesOf: () => Places): void {
  const word = (name: string): string => `${name}${randomBytes(4).toString('hex').replaceAll(/[0-9]/g, 'q')}`;
  const marks = {
    email: `${word('adresa')}@example.test`,
    firstName: word('Krestni'),
    lastName: word('Prijmeni'),
    phone: `60${Math.floor(1_000_000 + Math.random() * 8_999_999)}`,
    street: `${word('Ulice')} 12`,
    note: `${word('Poznamka')} k objednávce`,
    message: `${word('Zprava')} o oknech`,
    company: `${word('Firma')} s.r.o.`,
    receiver: word('Prijemce'),
    site: `${word('Stavba')} 7`,
    withdrawer: word('Odstupujici'),
  };
  /** What opens something to whoever has it. */
  const keys: string[] = [];
  let shopper: Shopper;
  let report: Report;
  let number: string;

  beforeAll(() => {
    shopper = new Shopper(shopOf().url);
  });
  afterAll(() => shopper.close());

  it('leaves marks in orders, mails, jobs, dead letters, letters, feedback, logs of the page and the sandbox', async () => {
    const { email, firstName, lastName, phone, street, note, message, company, receiver, site, withdrawer } = marks;
    const name = `${firstName} ${lastName}`;
    const configuration = await shopper.newConfiguration();
    const reader = { name, email, note, domain: 'cs.localhost' };
    const saved = { ...reader, type: 'O', route: '/doplnky/', configuration };
    expect((await shopper.post('/api/configuration', saved)).status).toBe(201);
    const cart = await shopper.newCart();
    await shopper.addStock(cart);
    expect((await shopper.post('/api/send-cart', { ...reader, cart_id: cart })).status).toBe(201);
    const data = { url: '/conf/', message: `not read: ${lastName}` };
    const log = { time: new Date().toISOString(), domain: 'cs.localhost', data, userAgent: 'Mozilla' };
    const logId = (await shopper.post('/api/log', log)).body['id'];
    const written = { name, phone, email, content: message, browser: '', confId: configuration, shopId: 7, logId };
    const shown = { domain: 'cs.localhost', router: '/conf/', recaptchaToken: await captchaToken(shopOf()) };
    await orderFault(shopOf(), { target: 'smtp.data', kind: 'fail', code: 451 }); // some mail fails and is tried again
    expect((await shopper.post('/api/user-feedback', { ...written, ...shown })).status).toBe(201);

    await shopper.pickUp(cart);
    const form = {
      ...{ jmeno: firstName, prijmeni: lastName, ulice: street, kontaktEmail: email, kontaktTel: phone, memo: note },
      ...{
        firma: company,
        ic: '27074358',
        dic: 'CZ27074358',
        dodJmeno: receiver,
        dodUlice: site,
        dodMesto: 'Brno',
        dodPsc: '602 00',
        dodTelefon: phone,
      },
    };
    const { body } = await shopper.order(cart, 'gopay_1', 1, form);
    expect(body).toMatchObject({ Err: 0 });
    number = body['objednavkaCislo'] as string;
    keys.push(cart, configuration, String(logId), body['token'] as string);
    await shopper.get(`/api/order/${body['token'] as string}/page`);
    const reported = { url: `/api/order/${body['token'] as string}`, referer: `/conf/#/cart/?cart_id=${cart}` };
    await shopper.post('/api/log', { ...log, data: reported });
    await pay();
    await mailsTo(shopOf(), email, new RegExp(number), 2); // of the order, and that it is paid
    await eventually(async () => expect(await textOf('orders')).toMatch(/"saga": "confirmed"/));
    await placesOf().writeToLog(JSON.stringify({ to: email, name }));
    await eventually(async () => expect(await textOf('orders')).toMatch(/malformed/));
    const page = `/api/order/${body['token'] as string}`;
    const { odstoupeni } = (await shopper.get(`${page}/page`)).body as { odstoupeni: { polozky: { id: string }[] } };
    const withdrawn = { jmeno: withdrawer, polozky: [{ id: odstoupeni.polozky[0]!.id, mnozMj: 1 }] };
    expect((await shopper.post(`${page}/withdrawal`, withdrawn)).body).toMatchObject({ Err: 0 });
    await mailsTo(shopOf(), email, new RegExp(number), 3); // else its receipt may leave when all else is erased
    await discardLetter(`${lastName} has asked for it`);
  });

  it('has told no log and kept in no report of a page what opens orders, carts, configurations or reports [OPEN-Q-14]', async () => {
    const texts = [shopOf().log, (await tablesOf('notifications')).find(([table]) => table === 'log_entry')![1]];
    expect(keys.every((key) => /^[\w-]{22}$/.test(key))).toBe(true);
    for (const key of keys.filter((each) => each !== keys[2])) expect(texts.join(' ')).not.toContain(key);
    expect(texts[0]).not.toContain(keys[2]); // in its own row stands the id of a report
  });

  it('tells all of it in one document that machines read [GDPR Art. 15, 20]', async () => {
    const { stdout, status } = await shopOf().operate('customers', 'export', marks.email.toUpperCase());
    expect(status).toBe(0);
    const { data } = JSON.parse(stdout) as { data: Record<string, Record<string, unknown[]>> };
    for (const mark of Object.values(marks)) expect(stdout).toContain(mark);
    expect(data).toMatchObject({
      orders: { orders: [{ order: { number } }] },
      configuration: { savedLetters: [{ email: marks.email }] },
      cart: { cartLetters: [{ email: marks.email }] },
      notifications: { pageLog: [{}] },
      payments: { payments: [{}] },
    });
  });

  it('says what is erased, and what has to stay, why and until when [GDPR Art. 17]', async () => {
    const { stdout, status, stderr } = await shopOf().operate('customers', 'erase', marks.email, '--json');
    expect([status, stderr]).toEqual([0, '']);
    report = JSON.parse(stdout) as Report;
    expect(report.erased).toMatchObject({ orders: 1, savedLetters: 1, cartLetters: 1, pageLog: 1 });
    expect(report.erased['deadLetters']).toBeGreaterThan(0);
    const kept = report.kept.find(({ what }) => what.includes(number));
    expect(kept).toMatchObject({ until: `${new Date().getUTCFullYear() + 10}-12-31` });
  });

  it('leaves nothing else in any database, topic, store or file', async () => {
    const found: string[] = [];
    for (const [place, text] of Object.entries(await everything()))
      for (const [what, mark] of Object.entries(marks))
        if (text.toLowerCase().includes(mark.toLowerCase())) found.push(`${place}: ${what}`);
    // The buyer of a sale, and what a stranger wrote to the log: the report says so.
    const buyer = ['firstName', 'lastName', 'street', 'company'].map((what) => `database orders, orders: ${what}`);
    const ofStrangers = found.filter((each) => /^(topic|database events)/.test(each));
    expect(found.filter((each) => !ofStrangers.includes(each)).toSorted()).toEqual(buyer.toSorted());
    expect(new Set(ofStrangers.map((each) => each.split(': ')[1]))).toEqual(
      new Set(['email', 'firstName', 'lastName']),
    );
    expect(report.kept.map(({ what }) => what).join(' ')).toMatch(
      /name and address of its buyer.*others wrote to the event log/s,
    );
  });

  it('may be done again, and the order is found by its number still', async () => {
    expect((await shopOf().operate('customers', 'erase', marks.email)).status).toBe(0);
  });

  /** With what an operator writes about one, which stays when it is gone. */
  async function discardLetter(reason: string): Promise<void> {
    const { stdout } = await shopOf().operate('dead-letters', 'list', '--json');
    const [letter] = JSON.parse(stdout) as { id: string; service: string }[];
    expect((await shopOf().operate('dead-letters', 'discard', letter!.id, '--reason', reason)).status).toBe(0);
  }

  /** At the gateway, as soon as it has been asked for a session. */
  async function pay(): Promise<void> {
    const address = `${shopOf().sandboxUrl}/__sandbox/gopay/payments`;
    type Session = { readonly id: number; readonly payer: { readonly contact: { readonly email: string } } };
    let session: Session | undefined;
    await eventually(async () => {
      const all = (await (await fetch(address)).json()) as Session[];
      session = all.find(({ payer }) => payer.contact.email === marks.email);
      expect(session).toBeDefined();
    });
    const headers = { 'content-type': 'application/json' };
    await fetch(`${address}/${session!.id}/state`, { method: 'POST', headers, body: '{"state":"PAID"}' });
  }

  async function everything(): Promise<Record<string, string>> {
    const found: Record<string, string> = { ...(await placesOf().elsewhere()), log: shopOf().log };
    for (const owner of placesOf().databases)
      for (const [table, text] of await tablesOf(owner)) found[`database ${owner}, ${table}`] = text;
    for (const file of await readdir(await placesOf().folder(), { recursive: true, withFileTypes: true }))
      if (file.isFile() && !file.parentPath.includes('/postgres'))
        found[`file ${file.name}`] = (await readFile(join(file.parentPath, file.name))).toString('utf8');
    return found;
  }

  const textOf = async (owner: string): Promise<string> => (await tablesOf(owner)).map(([, text]) => text).join('\n');

  /** Every row of every table as JSON, and what stands in base64 within as text. */
  async function tablesOf(owner: string): Promise<[string, string][]> {
    const client = new Client({ connectionString: await shopOf().databaseUrl(owner) });
    await client.connect();
    try {
      const { rows: tables } = await client.query<{ name: string; table: string }>(
        `SELECT relname AS name, c.oid::regclass::text AS table FROM pg_class c JOIN pg_namespace n ON n.oid = relnamespace
         WHERE relkind IN ('r', 'p') AND nspname NOT IN ('pg_catalog', 'information_schema') AND nspname NOT LIKE 'pg_toast%'`,
      );
      const texts: [string, string][] = [];
      for (const { name, table } of tables) {
        const { rows } = await client.query<{ row: string }>(`SELECT to_jsonb(t)::text AS row FROM ${table} t`);
        const text = rows.map(({ row }) => row).join('\n');
        texts.push([name, text + decoded(text)]);
      }
      return texts;
    } finally {
      await client.end();
    }
  }
}

/** What stands in base64 in a text. */
const decoded = (text: string): string =>
  [...text.matchAll(/[\w+/]{16,}={0,2}/g)].map(([found]) => Buffer.from(found, 'base64').toString('utf8')).join('\n');
