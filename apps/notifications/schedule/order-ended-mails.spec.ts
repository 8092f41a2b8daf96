import { randomUUID } from 'node:crypto';
import { Outbox } from '@fenestra/messaging/outbox/outbox';
import type { UnitOfWork } from '@fenestra/messaging/outbox/unit-of-work';
import { rowId } from '@fenestra/platform/service/ids';
import { type TestService, startTestService } from '@fenestra/testing/start-test-service';
import { type MailOutcome, Mails } from '../mail.table';
import { notifications } from '../service';

let own: TestService;
beforeAll(async () => {
  own = await startTestService(notifications, { env: { SMTP_URL: 'smtp://127.0.0.1:1' } });
});
afterAll(() => own.close());

/** Ids of events of which each is a millisecond later than the one before: those of the same millisecond have no order. */
let lastMs = Date.now();
function laterId(): string {
  const time = (++lastMs).toString(16).padStart(12, '0');
  return `${time.slice(0, 8)}-${time.slice(8)}${rowId().slice(13)}`;
}

/** Row and events of one order; in one transaction, so that no round sends it meanwhile. */
function inOneTransaction(work: (mail: ReturnType<typeof mailOf>) => Promise<void>): Promise<void> {
  return new Outbox(own.db).transaction((unit) => work(mailOf(unit)));
}

function mailOf(unit: UnitOfWork) {
  const mails = new Mails(own.db, own.clock);
  const orderId = randomUUID();
  const id = laterId();
  return {
    first: id,
    ends: (event: string) =>
      mails.insert(unit, 'order-ended', [{ id: event, orderId, checkAt: own.clock.now(), traceparent: null }]),
    becomes: (state: string) => unit.tx.query('UPDATE mail SET state = $2 WHERE id = $1', [id, state]),
    settle: (outcome: Omit<MailOutcome, 'id'>) => mails.endClaims(unit, [{ id, ...outcome }]),
    row: async () => {
      const [row] = await unit.tx.query<{ state: string; copies: number; event_id: string | null }[]>(
        'SELECT state, copies, event_id FROM mail WHERE order_id = $1',
        [orderId],
      );
      return row!;
    },
  };
}

it('an ending that comes again after it was told changes nothing', () =>
  inOneTransaction(async ({ first, ends, becomes, row }) => {
    await ends(first);
    await becomes('sent');
    await ends(first);
    expect(await row()).toEqual({ state: 'sent', copies: 0, event_id: null });

    const next = laterId();
    await ends(next);
    expect(await row()).toEqual({ state: 'due', copies: 1, event_id: next });
    await becomes('sent');
    for (const repeated of [first, next]) await ends(repeated);
    expect(await row()).toEqual({ state: 'sent', copies: 1, event_id: next });
  }));

it('an ending that comes while the one before is being told is told after it', () =>
  inOneTransaction(async ({ first, ends, becomes, settle, row }) => {
    await ends(first);
    await becomes('sending');
    const next = laterId();
    await ends(next);
    expect((await row()).state).toBe('sending');

    expect(await settle({ state: 'sent', checkAt: null, eventId: null })).toEqual(new Set([first]));
    expect(await row()).toEqual({ state: 'due', copies: 1, event_id: next });
    await becomes('sending');
    await settle({ state: 'sent', checkAt: null, eventId: next });
    expect(await row()).toEqual({ state: 'sent', copies: 1, event_id: next });
  }));

it('an ending that comes again while it is told is told once', () =>
  inOneTransaction(async ({ first, ends, becomes, settle, row }) => {
    await ends(first);
    await becomes('sending');
    await ends(first);
    await settle({ state: 'sent', checkAt: null, eventId: null });

    expect(await row()).toEqual({ state: 'sent', copies: 0, event_id: null });
  }));

it('the next ending is told in place of one whose mail did not leave', () =>
  inOneTransaction(async ({ first, ends, becomes, settle, row }) => {
    await ends(first);
    await becomes('sending');
    const next = laterId();
    await ends(next);
    await settle({ state: 'refused', checkAt: null, eventId: null });

    expect(await row()).toEqual({ state: 'due', copies: 0, event_id: next });
  }));
