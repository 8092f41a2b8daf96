import { randomUUID } from 'node:crypto';
import { Outbox } from '@fenestra/messaging/outbox/outbox';
import { rowId } from '@fenestra/platform/service/ids';
import { type Alone, startAlone } from '@fenestra/testing/start-alone';
import { MovableClock } from '@fenestra/testing/time';
import { type ClaimedMail, type MailOfLetter, Mails } from './mail.table';
import { notifications } from './service';

describe('receipts of withdrawals from one order', () => {
  let own: Alone;
  let clock: MovableClock;
  let mails: Mails;
  beforeAll(async () => {
    own = await startAlone(notifications, { env: { SMTP_URL: 'smtp://127.0.0.1:1' } });
  });
  beforeEach(async () => {
    clock = new MovableClock();
    clock.passMinutes(24 * 60); // the service itself finds nothing due
    mails = new Mails(own.db, clock);
    await own.db.query('TRUNCATE mail');
  });
  afterAll(() => own.close());

  async function declare(receiptOf: string): Promise<string> {
    const [id, letterId] = [rowId(), randomUUID()];
    await new Outbox(own.db).transaction((unit) =>
      mails.insertOfLetters(unit, 'withdrawal', [{ id, letterId, receiptOf, traceparent: null }]),
    );
    return id;
  }
  const claim = async (): Promise<MailOfLetter[]> => (await mails.claim(8)).filter(isOfLetter);
  const isOfLetter = (mail: ClaimedMail): mail is MailOfLetter => mail.orderId === null;
  const restOf = async (mail: MailOfLetter): Promise<string[]> => (await mails.receiptsWith(mail)).map(({ id }) => id);
  const end = async (mail: MailOfLetter, state: 'sent' | 'refused' | 'due', rest: readonly string[]) =>
    new Outbox(own.db).transaction((unit) =>
      mails.endClaims(unit, [{ id: mail.id, state, checkAt: state === 'due' ? clock.now() : null, with: rest }]),
    );
  const states = async (): Promise<string[]> =>
    (await own.db.query<{ state: string }[]>('SELECT state FROM mail ORDER BY id')).map(({ state }) => state);

  test('the first is due at once; those that wait with it are in its mail and end with it', async () => {
    const order = randomUUID();
    const [first, ...others] = [await declare(order), await declare(order), await declare(order)];
    await declare(randomUUID());
    const claimed = await claim();

    expect(claimed.map(({ id }) => id)).toContain(first);
    expect(claimed).toHaveLength(2);
    const mail = claimed.find(({ id }) => id === first)!;
    expect(await restOf(mail)).toEqual(others);
    await end(mail, 'sent', others);
    expect(await states()).toEqual(['sent', 'sent', 'sent', 'sending']);
  });

  test('a further one waits until two minutes after the last mail, and no longer', async () => {
    const order = randomUUID();
    await declare(order);
    await end((await claim())[0]!, 'sent', []);
    const [second, third] = [await declare(order), await declare(order)];
    clock.passSeconds(119);
    expect(await claim()).toEqual([]);

    clock.passSeconds(1);
    const [mail] = await claim();
    expect([mail!.id, ...(await restOf(mail!))]).toEqual([second, third]);
  });

  test('one that arrives while another is being sent is not claimed beside it', async () => {
    const order = randomUUID();
    await declare(order);
    const [mail] = await claim();
    await declare(order);

    expect(await claim()).toEqual([]);
    await end(mail!, 'sent', []);
    expect(await claim()).toEqual([]);
    clock.passSeconds(120);
    expect(await claim()).toHaveLength(1);
  });

  test('several processes claim one mail of an order', async () => {
    const order = randomUUID();
    for (let nth = 0; nth < 5; nth++) await declare(order);
    const claims = await Promise.all(Array.from({ length: 4 }, () => claim()));

    expect(claims.flat()).toHaveLength(1);
  });

  test('none is lost by a process that dies: the next mail contains them and what arrived since', async () => {
    const order = randomUUID();
    const ids = [await declare(order), await declare(order)];
    await claim();
    ids.push(await declare(order));
    clock.passSeconds(91);

    const [mail] = await claim();
    expect([mail!.id, ...(await restOf(mail!))]).toEqual(ids);
  });

  test('a mail that failed leaves all of them due', async () => {
    const order = randomUUID();
    const ids = [await declare(order), await declare(order)];
    const [mail] = await claim();
    await end(mail!, 'due', [ids[1]!]);

    expect(await states()).toEqual(['due', 'due']);
    const [again] = await claim();
    expect([again!.id, ...(await restOf(again!))]).toEqual(ids);
  });
});
