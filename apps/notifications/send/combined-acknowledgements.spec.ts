import { randomUUID } from 'node:crypto';
import { Outbox } from '@fenestra/messaging/outbox/outbox';
import { rowId } from '@fenestra/platform/service/ids';
import { type TestService, startTestService } from '@fenestra/testing/start-test-service';
import { MovableClock } from '@fenestra/testing/time';
import { type ClaimedMail, type ClaimedRequestedMail, Mails } from '../mail.table';
import { ListOverdueMails } from '../schedule/list-overdue-mails';
import { notifications } from '../service';

/** Twenty parts of an order and all that is left (decision 60). */
const mostStatements = 21;

describe('receipts of withdrawals from one order', () => {
  let own: TestService;
  let clock: MovableClock;
  let mails: Mails;
  beforeAll(async () => {
    own = await startTestService(notifications, { env: { SMTP_URL: 'smtp://127.0.0.1:1' } });
  });
  beforeEach(async () => {
    clock = new MovableClock();
    clock.passMinutes(24 * 60); // the service itself finds nothing due
    mails = new Mails(own.db, clock);
    await own.db.query('TRUNCATE mail');
  });
  afterAll(() => own.close());

  let lastId = '';
  /** Ids of one millisecond have no order; the statements of a test do. */
  function nextId(): string {
    let id = rowId();
    while (id <= lastId) id = rowId();
    lastId = id;
    return id;
  }
  async function declare(receiptOf: string): Promise<string> {
    const [id, letterId] = [nextId(), randomUUID()];
    await new Outbox(own.db).transaction((unit) =>
      mails.insertRequestedMails(unit, 'withdrawal', [{ id, letterId, receiptOf, traceparent: null }]),
    );
    return id;
  }
  const claim = async (): Promise<ClaimedRequestedMail[]> => (await mails.claim(8)).filter(isOfLetter);
  /** The next mail, at the end of the pause. */
  async function nextMail(): Promise<ClaimedRequestedMail> {
    for (let minute = 0; minute <= 60; minute++, clock.passMinutes(1)) {
      const [mail] = await claim();
      if (mail) return mail;
    }
    throw new Error('no mail is due within an hour');
  }
  const isOfLetter = (mail: ClaimedMail): mail is ClaimedRequestedMail => mail.orderId === null;
  const contentOf = async (mail: ClaimedRequestedMail): Promise<string[]> =>
    (await mails.receiptsOf(mail)).map(({ id }) => id);
  const end = async (mail: ClaimedRequestedMail, state: 'sent' | 'refused' | 'due', rest: readonly string[]) =>
    new Outbox(own.db).transaction((unit) =>
      mails.endClaims(unit, [
        { id: mail.id, state, checkAt: state === 'due' ? clock.now() : null, acknowledgementIds: rest },
      ]),
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
    expect(await contentOf(mail)).toEqual([first, ...others]);
    await end(mail, 'sent', others);
    expect(await states()).toEqual(['sent', 'sent', 'sent', 'sending']);
  });

  test.each([
    [2, 1],
    [10, 2],
    [60, 3],
    [60, 4],
  ])('the next mail leaves %i minutes after mail %i of a day, with all statements so far', async (minutes, earlier) => {
    const order = randomUUID();
    const ids: string[] = [];
    for (let nth = 0; nth < earlier; nth++) {
      ids.push(await declare(order));
      await end(await nextMail(), 'sent', []);
    }
    ids.push(await declare(order), await declare(order));
    expect(await claim()).toEqual([]);
    clock.passSeconds(minutes * 60 - 1);
    expect(await claim()).toEqual([]);

    clock.passSeconds(1);
    const [mail] = await claim();
    expect(mail!.id).toBe(ids.at(-2));
    expect(await contentOf(mail!)).toEqual(ids);
  });

  test('after a day without a mail the next one is due at once', async () => {
    const order = randomUUID();
    for (let nth = 0; nth < 4; nth++) {
      await declare(order);
      await end(await nextMail(), 'sent', []);
    }
    clock.passMinutes(24 * 60);
    const id = await declare(order);

    expect((await claim()).map((mail) => mail.id)).toEqual([id]);
  });

  test('statements that share a mail count as one mail', async () => {
    const order = randomUUID();
    const [, ...others] = [await declare(order), await declare(order), await declare(order)];
    await end((await claim())[0]!, 'sent', others);
    await declare(order);
    clock.passSeconds(120);

    expect(await claim()).toHaveLength(1);
  });

  test('one order sends at most three mails in an hour and 21 in a day, none later than an hour', async () => {
    const order = randomUUID();
    const sentAfterMinutes: number[] = [];
    let [declared, longestWait] = [0, 0];
    const waitingSince: number[] = [];
    for (let minute = 0; minute < 24 * 60; minute++, clock.passMinutes(1)) {
      // The worst sender states the next part as soon as the last mail has left.
      if (declared < mostStatements && waitingSince.length === 0) {
        waitingSince.push(minute);
        await declare(order);
        declared++;
      }
      for (const mail of await claim()) {
        await end(mail, 'sent', []);
        sentAfterMinutes.push(minute);
        longestWait = Math.max(longestWait, minute - waitingSince.shift()!);
      }
    }
    const inHourFrom = (start: number) => sentAfterMinutes.filter((at) => at >= start && at < start + 60).length;

    expect(sentAfterMinutes.slice(0, 5)).toEqual([0, 2, 12, 72, 132]);
    expect(Math.max(...sentAfterMinutes.map(inHourFrom))).toBe(3);
    expect(sentAfterMinutes).toHaveLength(mostStatements);
    expect(sentAfterMinutes.at(-1)).toBe(18 * 60 + 12);
    expect(longestWait).toBeLessThanOrEqual(60);
  });

  test('21 statements within an hour are four mails', async () => {
    const order = randomUUID();
    let sent = 0;
    for (let minute = 0; minute < 24 * 60; minute++, clock.passMinutes(1)) {
      if (minute < mostStatements * 2 && minute % 2 === 0) await declare(order);
      for (const mail of await claim()) {
        const waiting = (await mails.receiptsOf(mail)).filter(({ state }) => state === 'due');
        await end(
          mail,
          'sent',
          waiting.map(({ id }) => id),
        );
        sent++;
      }
    }

    expect(sent).toBe(4);
    expect(new Set(await states())).toEqual(new Set(['sent']));
  });

  test('receipts within a pause are not overdue, also one that arrived while a mail was being sent', async () => {
    const order = randomUUID();
    for (let nth = 0; nth < 3; nth++) {
      await declare(order);
      const mail = await nextMail();
      await declare(order);
      await declare(order);
      await end(mail, 'sent', []);
    }
    expect(await claim()).toEqual([]);
    clock.passMinutes(59);
    expect(await claim()).toEqual([]);

    const overdue = new ListOverdueMails(mails, { overdueSince: () => Promise.resolve([]) } as never, clock);
    expect(await overdue.execute()).toMatchObject({ value: { overdue: [] } });
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
    expect(await contentOf(mail!)).toEqual(ids);
  });

  test('a mail that failed leaves all of them due', async () => {
    const order = randomUUID();
    const ids = [await declare(order), await declare(order)];
    const [mail] = await claim();
    await end(mail!, 'due', [ids[1]!]);

    expect(await states()).toEqual(['due', 'due']);
    const [again] = await claim();
    expect(await contentOf(again!)).toEqual(ids);
  });
});
