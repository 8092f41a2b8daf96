import { readOutboxRecord, replayEvent } from '@fenestra/contracts/http/events';
import { resendMail } from '@fenestra/contracts/http/mails';
import { cancelOrder, findOrder, recordOperatorAction } from '@fenestra/contracts/http/order-console';
import { reconcilePayment } from '@fenestra/contracts/http/payments';
import { type ProviderName, providersWithPages } from '@fenestra/contracts/payment-providers';
import type { PrivateService } from '@fenestra/clients/service-clients';
import type { Services } from './ask-services';
import { mayBeCancelled } from './consequences';
import { readStory, speakerOf, type Story } from './story';
import { money, nameOf, timeOf } from './words';

/** What came of it, in a sentence. */
export type Done = { readonly done: boolean; readonly text: string };
/** By whom it is done: the name that an operator has given. */
export type Who = { readonly who: string };

/** Number, variable symbol or id; what cannot be found is given back as it is. */
export async function numberFor(services: Services, word: string): Promise<string> {
  const answer = await services.orders.call(findOrder, { query: { word: word.trim().slice(0, 60) || '-' } });
  return answer.ok ? answer.value.number : word;
}

/**
 * What operators may do with an order, from the desk or the command line. Each may be repeated, is noted with its name before it is
 * done, and goes the way on which the shop itself does it.
 */
export class DeskActions {
  constructor(
    private readonly services: Services,
    private readonly by: Who,
  ) {}

  /**
   * Takes over what the gateways say of the order's sessions, also money to which the shopper has agreed there. `session` is one that its
   * gateway knows and payments perhaps does not (decision 15).
   */
  async lookAtPayment(number: string, session?: string): Promise<Done> {
    const story = await this.read(number);
    if (!story) return noSuchOrder(number);
    if (!story.payments) return { done: false, text: 'payments gives no answer now' };
    const { orderId } = story.record;
    await this.note(number, 'looks at the payment again');
    for (const { provider, providerId, paymentId } of story.payments)
      if (hasPages(provider)) await this.reconcile({ provider, orderId, paymentId }, session ?? providerId);
    const after = await this.read(number);
    const word = after?.payments?.findLast(({ gatewayStatus }) => gatewayStatus)?.gatewayStatus;
    const gateway = word ? `the gateway says ${word}` : 'no gateway has a word on it';
    const paid = (after?.payments ?? []).reduce((sum, one) => sum + one.paid - one.refunded, 0);
    const ours = `payments has ${money(paid, story.record.currency)}`;
    return { done: true, text: `order ${number}: ${gateway}; ${ours}` };
  }

  /** The gateway itself says for which payment a session was opened: of one that is not known, whoever it is not for learns nothing. */
  private async reconcile(
    of: { provider: ProviderName; orderId: string; paymentId: string },
    providerId?: string | null,
  ) {
    if (providerId) await this.services.payments.call(reconcilePayment, { body: { ...of, providerId } });
  }

  /** Hands one event to one group. `event` is its id or, where there is one of the kind, its name: `payment.received`. */
  async replay(number: string, event: string, group: string): Promise<Done> {
    const story = await this.read(number);
    if (!story) return noSuchOrder(number);
    const one = story.events.findLast(({ id, type }) => id === event || type === event || nameOf(type) === event);
    if (!one) return { done: false, text: `order ${number} has no event ${event}` };
    const heard = one.heard[group];
    const name = nameOf(one.type);
    if (!heard) return { done: false, text: `${group} does not read ${name}, or its service gives no answer now` };
    if (heard.state === 'done')
      return { done: true, text: `${group} has done ${name} at ${timeOf(heard.at!)}: nothing is left to do` };
    const earlier = story.events.find(
      ({ id, outbox, heard: { [group]: other } }) =>
        id < one.id && outbox?.topic === one.outbox?.topic && other && other.state !== 'done',
    );
    if (earlier && heard.state !== 'parked')
      return { done: false, text: `${nameOf(earlier.type)} comes before it for ${group}: replay that first` };
    const speaker = speakerOf(one.type);
    const sent = await this.services[speaker].call(readOutboxRecord, {
      params: { key: story.record.orderId, id: one.id },
    });
    await this.note(number, `replays ${name} for ${group}`);
    const answer = await this.services[serviceOf(group)].call(replayEvent, {
      body: { group, event: one.id, ...(sent.ok && sent.value.record && { record: sent.value.record }) },
    });
    const result = answer.ok ? answer.value.result : 'asked';
    return {
      done: result === 'replayed' || result === 'done-before',
      text: `order ${number}: ${name} for ${group} ${replayed[result]}`,
    };
  }

  /** Sends a mail once more, to the address of the order. `copy` counts from 1; without it, the next. */
  async resend(number: string, kind: string, copy?: number): Promise<Done> {
    const story = await this.read(number);
    if (!story) return noSuchOrder(number);
    const mail = story.mails?.findLast((one) => one.kind === kind || one.mailId === kind);
    if (!mail?.mailId) return { done: false, text: story.mails ? `order ${number} has no mail ${kind}` : mailsAway };
    const next = copy ?? (mail.copies ?? 0) + 1;
    await this.note(number, `resends the mail ${mail.kind}, copy ${next}`);
    const { orderId } = story.record;
    const params = { mailId: mail.mailId };
    const answer = await this.services.notifications.call(resendMail, { params, body: { orderId, copy: next } });
    const result = answer.ok ? answer.value.result : 'no-such-mail';
    return { done: result !== 'no-such-mail', text: `order ${number}: the mail ${mail.kind} ${resent[result]}` };
  }

  /** The consequences were said before; `reason` stays with the order. */
  async cancel(number: string, reason: string): Promise<Done & { readonly data?: unknown }> {
    const story = await this.read(number);
    if (!story) return noSuchOrder(number);
    const { record } = story;
    const why = record.shipped ? 'has left: its goods have to be taken back first' : `is ${record.saga} already`;
    const over = { done: false, text: `order ${number} ${why}` };
    if (!record.cancelled && !mayBeCancelled(record)) return over;
    if (!record.cancelled) await this.note(number, 'cancels it', reason);
    const answer = await this.services.orders.call(cancelOrder, { body: { number, reason } });
    if (!answer.ok) return over;
    const { toReturn, currency, saga } = answer.value;
    const back = toReturn > 0 ? `; ${money(toReturn, currency)} goes back` : '';
    const state = saga === 'cancelled' ? saga : `cancelled, ${saga}`;
    return { done: true, text: `order ${number} is ${state}${back}`, data: answer.value };
  }

  /** Who asks whose order it is says why. */
  async openContact(number: string, why: string, now = new Date()): Promise<Story | 'order-unknown'> {
    await this.note(number, 'reads whose order it is', why);
    return readStory(this.services, number, { contact: true, now });
  }

  private async read(number: string): Promise<Story | undefined> {
    const story = await readStory(this.services, number);
    return story === 'order-unknown' ? undefined : story;
  }

  /** Throws where it cannot be noted: then it is not done. */
  private async note(number: string, what: string, why?: string): Promise<void> {
    const body = { number, who: this.by.who, what, ...(why && { why }) };
    const answer = await this.services.orders.call(recordOperatorAction, { body });
    if (!answer.ok) throw new Error(`order ${number} could not be noted: ${answer.reason}`);
  }
}

const hasPages = (provider: string): provider is ProviderName =>
  (providersWithPages as readonly string[]).includes(provider);
const serviceOf = (group: string): PrivateService => group.split('.')[0] as PrivateService;
const mailsAway = 'notifications gives no answer now';
const noSuchOrder = (number: string): Done => ({ done: false, text: `there is no order ${number}` });

const replayed = {
  replayed: 'is handed over and done',
  'done-before': 'was done before: nothing is left to do',
  'failed-again': 'failed again and stays parked',
  asked: 'is handed over as soon as its service runs',
  malformed: 'is no event that could be handed over',
  'no-such-letter': 'is not kept any more, neither as a dead letter nor in its outbox',
  'no-such-group': 'has no reader of that name',
};
const resent = {
  'sent-soon': 'is sent again in a moment, if what it says is still so',
  'sent-before': 'was sent again before: nothing is left to do',
  'on-its-way': 'is on its way already',
  'no-such-mail': 'is not kept any more',
};
