import { readOutboxRecord, replayEvent } from '@fenestra/contracts/http/events';
import { resendMail } from '@fenestra/contracts/http/mails';
import { cancelOrder, findOrder, recordOperatorAction } from '@fenestra/contracts/http/order-console';
import { reconcilePayment } from '@fenestra/contracts/http/payments';
import { type ProviderName, providersWithPages } from '@fenestra/contracts/payment-providers';
import type { PrivateService } from '@fenestra/clients/service-clients';
import type { ServiceClients } from './query-services';
import { canBeCancelled } from './cancellation-consequences';
import { readOrderHistory, producerOf, type OrderHistory } from './order-history';
import { formatMoney, eventNameOf, formatTime } from './format';

/** What came of it, in a sentence. */
export type ActionResult = { readonly done: boolean; readonly text: string };
/** By whom it is done: the name that an operator has given. */
export type Operator = { readonly who: string };

/** Number, variable symbol or id; what cannot be found is given back as it is. */
export async function findOrderNumber(services: ServiceClients, word: string): Promise<string> {
  const answer = await services.orders.call(findOrder, { query: { word: word.trim().slice(0, 60) || '-' } });
  return answer.ok ? answer.value.number : word;
}

/**
 * What operators may do with an order, from the desk or the command line. Each may be repeated, is noted with its name before it is
 * done, and goes the way on which the shop itself does it.
 */
export class OrderActions {
  constructor(
    private readonly services: ServiceClients,
    private readonly operator: Operator,
  ) {}

  /**
   * Takes over what the gateways say of the order's sessions, also money to which the shopper has agreed there. `session` is one that its
   * gateway knows and payments perhaps does not (decision 15).
   */
  async reconcilePayments(number: string, session?: string): Promise<ActionResult> {
    const history = await this.read(number);
    if (!history) return orderNotFound(number);
    if (!history.payments) return { done: false, text: 'payments gives no answer now' };
    const { orderId } = history.record;
    await this.recordAction(number, 'looks at the payment again');
    for (const { provider, providerId, paymentId } of history.payments)
      if (hasPages(provider)) await this.reconcile({ provider, orderId, paymentId }, session ?? providerId);
    const after = await this.read(number);
    const word = after?.payments?.findLast(({ gatewayStatus }) => gatewayStatus)?.gatewayStatus;
    const gateway = word ? `the gateway says ${word}` : 'no gateway has a word on it';
    const paid = (after?.payments ?? []).reduce((sum, one) => sum + one.paid - one.refunded, 0);
    const ownTotal = `payments has ${formatMoney(paid, history.record.currency)}`;
    return { done: true, text: `order ${number}: ${gateway}; ${ownTotal}` };
  }

  /** The gateway itself says for which payment a session was opened: of one that is not known, whoever it is not for learns nothing. */
  private async reconcile(
    of: { provider: ProviderName; orderId: string; paymentId: string },
    providerId?: string | null,
  ) {
    if (providerId) await this.services.payments.call(reconcilePayment, { body: { ...of, providerId } });
  }

  /** Hands one event to one group. `event` is its id or, where there is one of the kind, its name: `payment.received`. */
  async replay(number: string, event: string, group: string): Promise<ActionResult> {
    const history = await this.read(number);
    if (!history) return orderNotFound(number);
    const one = history.events.findLast(
      ({ id, type }) => id === event || type === event || eventNameOf(type) === event,
    );
    if (!one) return { done: false, text: `order ${number} has no event ${event}` };
    const processing = one.heard[group];
    const name = eventNameOf(one.type);
    if (!processing) return { done: false, text: `${group} does not read ${name}, or its service gives no answer now` };
    if (processing.state === 'done')
      return { done: true, text: `${group} has done ${name} at ${formatTime(processing.at!)}: nothing is left to do` };
    const earlier = history.events.find(
      ({ id, outbox, heard: { [group]: other } }) =>
        id < one.id && outbox?.topic === one.outbox?.topic && other && other.state !== 'done',
    );
    if (earlier && processing.state !== 'parked')
      return { done: false, text: `${eventNameOf(earlier.type)} comes before it for ${group}: replay that first` };
    const producer = producerOf(one.type);
    const sent = await this.services[producer].call(readOutboxRecord, {
      params: { key: history.record.orderId, id: one.id },
    });
    await this.recordAction(number, `replays ${name} for ${group}`);
    const answer = await this.services[serviceOf(group)].call(replayEvent, {
      body: { group, event: one.id, ...(sent.ok && sent.value.record && { record: sent.value.record }) },
    });
    const result = answer.ok ? answer.value.result : 'asked';
    return {
      done: result === 'replayed' || result === 'done-before',
      text: `order ${number}: ${name} for ${group} ${replayResultTexts[result]}`,
    };
  }

  /** Sends a mail once more, to the address of the order. `copy` counts from 1; without it, the next. */
  async resend(number: string, kind: string, copy?: number): Promise<ActionResult> {
    const history = await this.read(number);
    if (!history) return orderNotFound(number);
    const mail = history.mails?.findLast((one) => one.kind === kind || one.mailId === kind);
    if (!mail?.mailId)
      return { done: false, text: history.mails ? `order ${number} has no mail ${kind}` : mailsUnavailable };
    const next = copy ?? (mail.copies ?? 0) + 1;
    await this.recordAction(number, `resends the mail ${mail.kind}, copy ${next}`);
    const { orderId } = history.record;
    const params = { mailId: mail.mailId };
    const answer = await this.services.notifications.call(resendMail, { params, body: { orderId, copy: next } });
    const result = answer.ok ? answer.value.result : 'no-such-mail';
    return {
      done: result !== 'no-such-mail',
      text: `order ${number}: the mail ${mail.kind} ${resendResultTexts[result]}`,
    };
  }

  /** The consequences were said before; `reason` stays with the order. */
  async cancel(number: string, reason: string): Promise<ActionResult & { readonly data?: unknown }> {
    const history = await this.read(number);
    if (!history) return orderNotFound(number);
    const { record } = history;
    const why = record.shipped ? 'has left: its goods have to be taken back first' : `is ${record.saga} already`;
    const refusedResult = { done: false, text: `order ${number} ${why}` };
    if (!record.cancelled && !canBeCancelled(record)) return refusedResult;
    if (!record.cancelled) await this.recordAction(number, 'cancels it', reason);
    const answer = await this.services.orders.call(cancelOrder, { body: { number, reason } });
    if (!answer.ok) return refusedResult;
    const { toReturn, currency, saga } = answer.value;
    const refundText = toReturn > 0 ? `; ${formatMoney(toReturn, currency)} goes back` : '';
    const state = saga === 'cancelled' ? saga : `cancelled, ${saga}`;
    return { done: true, text: `order ${number} is ${state}${refundText}`, data: answer.value };
  }

  /** Who asks whose order it is says why. */
  async revealContact(number: string, why: string, now = new Date()): Promise<OrderHistory | 'order-unknown'> {
    await this.recordAction(number, 'reads whose order it is', why);
    return readOrderHistory(this.services, number, { contact: true, now });
  }

  private async read(number: string): Promise<OrderHistory | undefined> {
    const history = await readOrderHistory(this.services, number);
    return history === 'order-unknown' ? undefined : history;
  }

  /** Throws where it cannot be noted: then it is not done. */
  private async recordAction(number: string, what: string, why?: string): Promise<void> {
    const body = { number, who: this.operator.who, what, ...(why && { why }) };
    const answer = await this.services.orders.call(recordOperatorAction, { body });
    if (!answer.ok) throw new Error(`order ${number} could not be noted: ${answer.reason}`);
  }
}

const hasPages = (provider: string): provider is ProviderName =>
  (providersWithPages as readonly string[]).includes(provider);
const serviceOf = (group: string): PrivateService => group.split('.')[0] as PrivateService;
const mailsUnavailable = 'notifications gives no answer now';
const orderNotFound = (number: string): ActionResult => ({ done: false, text: `there is no order ${number}` });

const replayResultTexts = {
  replayed: 'is handed over and done',
  'done-before': 'was done before: nothing is left to do',
  'failed-again': 'failed again and stays parked',
  asked: 'is handed over as soon as its service runs',
  malformed: 'is no event that could be handed over',
  'no-such-letter': 'is not kept any more, neither as a dead letter nor in its outbox',
  'no-such-group': 'has no reader of that name',
};
const resendResultTexts = {
  'sent-soon': 'is sent again in a moment, if what it says is still so',
  'sent-before': 'was sent again before: nothing is left to do',
  'on-its-way': 'is on its way already',
  'no-such-mail': 'is not kept any more',
};
