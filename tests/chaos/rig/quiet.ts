import { setTimeout as sleep } from 'node:timers/promises';
import { claimEndsAt } from '@fenestra/notifications/schedule/retry-schedule';
import { abandonedAt as paymentAbandonedAt } from '@fenestra/payments/retry-schedule';
import { readEmitted, readHandled, readPayments } from '../witnesses/evidence';
import { reactions, servicesWithEvents } from '../witnesses/reactions';
import type { Books } from './books';
import { isAsTold, readSandbox } from '../witnesses/sandbox-witness';

/** What the shop still has to do, by name; empty when it is quiet. */
async function backlogOf(books: Books): Promise<Record<string, number>> {
  const count = async (service: string, what: string): Promise<number> =>
    Number((await books.rows<{ count: string }>(service, `SELECT count(*) FROM ${what}`))[0]!.count);
  const outboxes = await Promise.all(servicesWithEvents.map((service) => count(service, 'outbox')));
  const backlog = {
    'events not sent': outboxes.reduce((sum, each) => sum + each, 0),
    'reactions missing': await reactionsMissing(books),
    'orders not confirmed by mail':
      (await count('orders', 'orders')) -
      (await count('notifications', `mail WHERE state = 'sent' AND kind = 'confirmation'`)),
    'payments not confirmed by mail':
      (await count('orders', `orders WHERE paid > 0 AND saga = 'confirmed'`)) -
      (await count('notifications', `mail WHERE state = 'sent' AND kind = 'payment-received'`)),
    'orders past their deadline': await count('orders', 'orders WHERE due_at <= now()'),
    'mails under way': await count('notifications', `mail WHERE state = 'sending' OR check_at <= now()`),
    'reports under way': await count('notifications', `report WHERE state IN ('due', 'sending')`),
    'payments in between': await count(
      'payments',
      `payment WHERE state IN ('new', 'opening', 'unknown') OR state = 'refund_pending' AND provider <> 'transfer'`,
    ),
    'orders in between': await count(
      'orders',
      `orders WHERE saga IN ('placed', 'stock_reserved', 'paid') OR saga = 'refund_pending' AND method <> 'transfer'`,
    ),
    'payments of which the gateway knows more': await unheardOf(books),
  };
  return Object.fromEntries(Object.entries(backlog).filter(([, size]) => size > 0));
}

async function reactionsMissing(books: Books): Promise<number> {
  const handled = await readHandled(books);
  const marks = new Set(handled.map(({ group, eventId }) => `${group} ${eventId}`));
  const emitted = await readEmitted(books);
  return reactions
    .flatMap(({ group, types }) => emitted.filter(({ type }) => types.has(type)).map((event) => ({ group, event })))
    .filter(({ group, event }) => !marks.has(`${group} ${event.eventId}`)).length;
}

async function unheardOf(books: Books): Promise<number> {
  const { sessions } = await readSandbox(books.folder);
  const states = new Map(sessions.map(({ id, state }) => [id, state]));
  const payments = await readPayments(books);
  return payments.filter((each) => each.providerId && !isAsTold(each, states.get(each.providerId), payments)).length;
}

/** Waits until nothing is left to do. Resolves to the seconds that it took; after `withinMs` it says what is left. */
export async function untilQuiet(books: Books, withinMs: number): Promise<{ seconds: number; left: string }> {
  const began = performance.now();
  for (;;) {
    const backlog = Object.entries(await backlogOf(books)).map(([name, size]) => `${size} ${name}`);
    const elapsed = performance.now() - began;
    if (backlog.length === 0 || elapsed > withinMs) return { seconds: elapsed / 1_000, left: backlog.join(', ') };
    await sleep(500);
  }
}

/**
 * Lets the time pass that a service waits before it takes over what a dead process had in hand: deadlines from before
 * `revivedAt` are over. Otherwise a short run would mostly wait.
 */
export async function letClaimsLapse(books: Books, revivedAt: Date): Promise<void> {
  await books.rows('payments', 'UPDATE payment SET check_at = now() WHERE check_at <= $1', [
    paymentAbandonedAt(revivedAt),
  ]);
  for (const claimed of ['mail', 'report'])
    await books.rows('notifications', `UPDATE ${claimed} SET check_at = now() WHERE check_at <= $1`, [
      claimEndsAt(revivedAt),
    ]);
}
