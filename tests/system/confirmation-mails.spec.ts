import type { DataSource } from 'typeorm';
import { mailSent } from '@fenestra/contracts/events/notification';
import { orderPlaced } from '@fenestra/contracts/events/order';
import { notifications } from '@fenestra/notifications/service';
import { must } from '@fenestra/testing/must';
import { type TestService, startTestService } from '@fenestra/testing/start-test-service';
import { eventually } from '@fenestra/testing/time';
import { repeatSequentially } from '@fenestra/testing/repeat-sequentially';
import { aCustomer, Pipeline } from './pipeline';

type MailRow = { readonly id: string; readonly state: string };

describe('many confirmations at once', () => {
  let shop: Pipeline;
  let second: TestService;

  beforeAll(async () => {
    shop = await Pipeline.start();
    await shop.setStock(1_000);
    second = await anotherProcess();
  });
  afterAll(async () => {
    await second.close();
    await shop.close();
  });

  /** On the same database, so that both have the same mails and jobs. */
  function anotherProcess(): Promise<TestService> {
    const { url } = shop.notifications.db.options as { url: string };
    const others = { orders: shop.orders, configuration: shop.configuration };
    const env = { SMTP_URL: shop.sandbox.smtp };
    return startTestService(notifications, { env, others, databaseUrl: url, clock: shop.clock });
  }

  const rowsOf = (emails: readonly string[]): Promise<MailRow[]> =>
    Promise.all(emails.map(async (email) => (await rowOf(email)) ?? { id: '', state: 'unknown' }));
  async function orderOf(email: string): Promise<string> {
    const sql = `SELECT id FROM orders WHERE data->>'email' = $1`;
    return (await shop.orders.db.query<{ id: string }[]>(sql, [email]))[0]!.id;
  }
  const rowOf = async (email: string): Promise<MailRow | undefined> =>
    (
      await mails<MailRow>(`SELECT id, state FROM mail WHERE kind = 'confirmation' AND order_id = $1`, [
        await orderOf(email),
      ])
    )[0];
  const mails = <Row>(sql: string, values: unknown[] = []): Promise<Row[]> => shop.notifications.db.query(sql, values);
  const delivered = async (email: string): Promise<{ id: string; messageId: string }[]> => {
    const answer = await fetch(`${shop.sandbox.http}/inbox/messages?to=${encodeURIComponent(email)}`);
    return (await answer.json()) as { id: string; messageId: string }[];
  };

  /** Resolves to the addresses of those who ordered. `first` happens when they are known and before anybody has ordered. */
  async function order(many: number, first?: (emails: string[]) => Promise<unknown>): Promise<string[]> {
    const carts = await repeatSequentially(many, () => shop.fillCart({ stockPieces: 1 }));
    const orders = carts.map((cart) => ({ cart, customer: aCustomer(cart, 'transfer') }));
    const emails = orders.map(({ customer }) => customer.email);
    await first?.(emails);
    await Promise.all(orders.map(async ({ cart, customer }) => must(await shop.place(cart, customer))));
    return emails;
  }

  const passing = (expectation: () => Promise<void>): Promise<void> =>
    eventually(async () => {
      shop.clock.passMinutes(0.01);
      await expectation();
    });

  it('send each one once, also when several processes send [OPEN-Q-77]', async () => {
    const emails = await order(20);
    await passing(async () =>
      expect(new Set((await rowsOf(emails)).map(({ state }) => state))).toEqual(new Set(['sent'])),
    );

    for (const email of emails) expect(await delivered(email)).toHaveLength(1);
  });

  it('do not wait for one that hangs', async () => {
    const emails = await order(10, ([, , , slow]) =>
      shop.control('faults', { target: 'smtp.recipient', kind: 'slow', ms: 3_600_000, recipient: slow }),
    );
    const others = emails.filter((email) => email !== emails[3]);
    await passing(async () =>
      expect((await rowsOf(others)).map(({ state }) => state)).toEqual(others.map(() => 'sent')),
    );

    expect(await delivered(emails[3]!)).toEqual([]);
    await fetch(`${shop.sandbox.http}/__sandbox/faults`, { method: 'DELETE' }); // it hangs no more
    await passing(async () => expect(await rowOf(emails[3]!)).toMatchObject({ state: 'sent' }));
    expect(await delivered(emails[3]!)).toHaveLength(1);
  });

  it('are kept from one that the mail server never takes', async () => {
    const emails = await order(5, ([, , refused]) =>
      shop.control('faults', { target: 'smtp.recipient', kind: 'fail', code: 550, recipient: refused }),
    );

    await passing(async () =>
      expect((await rowsOf(emails)).map(({ state }) => state)).toEqual(['sent', 'sent', 'refused', 'sent', 'sent']),
    );
  });

  it('go out again under the same Message-ID where a process died over them', async () => {
    const [email] = await order(1);
    await passing(async () => expect(await rowOf(email!)).toMatchObject({ state: 'sent' }));
    const { id } = (await rowOf(email!))!;
    await mails(`UPDATE mail SET state = 'sending', check_at = $2 WHERE id = $1`, [id, shop.clock.now()]);

    await passing(async () => expect(await rowOf(email!)).toMatchObject({ state: 'sent' }));
    const [again, first] = await delivered(email!);
    expect(again!.messageId.split('@')[0]).toBe(first!.messageId.split('@')[0]);
  });

  it('are told of under the trace of the order that each is about', async () => {
    const [email] = await order(1);
    await passing(async () => expect(await rowOf(email!)).toMatchObject({ state: 'sent' }));
    const traceOf = async (db: DataSource, type: string, key: string): Promise<string | undefined> => {
      const found = await db.query<{ trace: string }[]>(
        `SELECT split_part(headers->>'ce_traceparent', '-', 2) AS trace FROM outbox_sent WHERE type = $1 AND key = $2`,
        [type, key],
      );
      return found[0]?.trace;
    };
    const id = await orderOf(email!);

    await eventually(async () => {
      const told = await traceOf(shop.notifications.db, mailSent.type, id);
      expect(told).toMatch(/^[0-9a-f]{32}$/);
      expect(told).toBe(await traceOf(shop.orders.db, orderPlaced.type, id));
    });
  });
});
