import { Injectable, Logger } from '@nestjs/common';
import { Histogram } from 'prom-client';
import type { MailedOrder } from '@fenestra/contracts/http/orders';
import { causedBy } from '@fenestra/messaging/tracing/cause';
import { inSpan } from '@fenestra/messaging/tracing/trace-context';
import { countTask } from '@fenestra/platform/observability/metrics';
import { ServiceUnavailable } from '@fenestra/platform/http/service-client';
import { Clock } from '@fenestra/platform/service/clock';
import { ComposeConfirmation } from '../compose/confirmation/compose-confirmation';
import { ComposeFeedbackMail } from '../compose/feedback/compose-feedback-mail';
import { ComposeQuoteMail } from '../compose/quote/compose-quote-mail';
import { ComposeCartMail } from '../compose/cart/compose-cart-mail';
import { ComposeStateMail } from '../compose/states/compose-state-mail';
import { ComposeWithdrawalMail } from '../compose/withdrawal/compose-withdrawal-mail';
import { isStillValid } from '../mail-kinds';
import { type ClaimedMail, type ClaimedRequestedMail, type ClaimedOrderMail, Mails } from '../mail.table';
import { stockRetryAt, canStillSend, retryAt } from '../schedule/retry-schedule';
import { Mailer, MailRejected, type Message } from './mailer';
import type { GetOrder } from './read-orders';
import type { MailSendOutcome } from './record-mail-outcome';

const countMail = countTask('mail');
const delaySeconds = new Histogram({
  name: 'fenestra_mail_delay_seconds',
  help: 'From when a mail was due until the mail server took it',
  labelNames: ['kind'] as const,
  buckets: [0.5, 1, 5, 10, 30, 60, 300, 1_800, 7_200],
});

@Injectable()
export class SendMail {
  private readonly logger = new Logger(SendMail.name);

  constructor(
    private readonly mails: Mails,
    private readonly clock: Clock,
    private readonly composeConfirmation: ComposeConfirmation,
    private readonly composeStateMail: ComposeStateMail,
    private readonly composeQuoteMail: ComposeQuoteMail,
    private readonly composeCartMail: ComposeCartMail,
    private readonly composeFeedbackMail: ComposeFeedbackMail,
    private readonly composeWithdrawalMail: ComposeWithdrawalMail,
    private readonly mailer: Mailer,
  ) {}

  /**
   * Sends a claimed mail, under the trace of its order, and says how it ended; never throws. Whether the mail
   * server took a mail just before a crash cannot be known: it goes out again under the same Message-ID.
   */
  execute(mail: ClaimedMail, orderOf: GetOrder): Promise<MailSendOutcome> {
    const span = { name: `mail ${mail.kind}`, kind: 'job', service: 'notifications' } as const;
    return inSpan({ ...span, parent: mail.traceparent ?? undefined, orderId: mail.orderId ?? undefined }, async () => {
      try {
        const outcome = { ...(await this.send(mail, orderOf)), eventId: eventIdOf(mail) };
        if (outcome.state === 'sent') this.countSent(mail);
        return outcome;
      } catch (error) {
        return { ...this.outcomeOfError(mail, error), eventId: eventIdOf(mail) };
      }
    });
  }

  private countSent({ kind, dueSince }: ClaimedMail): void {
    countMail('done');
    delaySeconds.observe({ kind }, Math.max(0, this.clock.now().getTime() - dueSince.getTime()) / 1_000);
  }

  private async send(mail: ClaimedMail, orderOf: GetOrder): Promise<MailSendOutcome> {
    const now = this.clock.now();
    if (!canStillSend(now, mail.checkAt)) return { id: mail.id, state: 'due', checkAt: now }; // it waited long for its turn
    return mail.orderId === null ? this.sendRequestedMail(mail) : this.sendOrderMail(mail, orderOf(mail.orderId));
  }

  /** Nothing goes out that is not so any more. */
  private async sendOrderMail(mail: ClaimedOrderMail, snapshot: MailedOrder): Promise<MailSendOutcome> {
    const { id, orderId, kind, eventId } = mail;
    if (!isStillValid(kind, snapshot)) return { id, state: 'needless', checkAt: null };
    const message = await this.composeOrderMail(mail, snapshot);
    if (!message) return { id, state: 'due', checkAt: stockRetryAt(this.clock.now()), waitsForStock: true };
    await this.mailer.send(mail.copies > 0 ? asCopy(message, mail.copies) : message);
    const cause = causedBy({ id: eventId ?? id, correlationId: eventId ?? id });
    return { id, state: 'sent', checkAt: null, sent: { orderId, kind, cause, copy: mail.copies } };
  }

  private composeOrderMail(mail: ClaimedOrderMail, snapshot: MailedOrder): Promise<Message | undefined> {
    const { id, kind, amount } = mail;
    if (kind === 'confirmation') return this.composeConfirmation.execute(mail, snapshot);
    return this.composeStateMail.execute({ id, kind, amount: amount ?? 0 }, snapshot);
  }

  /** Not sent to somebody whose address was erased, or is gone after a week in which no mail got through. */
  private async sendRequestedMail(mail: ClaimedRequestedMail): Promise<MailSendOutcome> {
    const { id, letterId, kind } = mail;
    if (kind === 'withdrawal') return this.sendAcknowledgements(mail);
    const composers = {
      'saved-offer': this.composeQuoteMail,
      'sent-cart': this.composeCartMail,
      feedback: this.composeFeedbackMail,
    };
    const message = await composers[kind].execute(id, letterId);
    if (!message) return { id, state: 'refused', checkAt: null };
    await this.mailer.send(message);
    return { id, state: 'sent', checkAt: null };
  }

  /** Sends all receipts of the order so far in one mail. Its Message-ID is of the newest, so that after a crash mail programs show the fuller one. */
  private async sendAcknowledgements(mail: ClaimedRequestedMail): Promise<MailSendOutcome> {
    const receipts = await this.mails.receiptsOf(mail);
    const message = await this.composeWithdrawalMail.execute(
      receipts.at(-1)!.id,
      receipts.map(({ letterId }) => letterId),
    );
    const waiting = receipts.filter(({ state }) => state === 'due');
    const ended = { id: mail.id, checkAt: null, acknowledgementIds: waiting.map(({ id }) => id) };
    if (!message) return { ...ended, state: 'refused' };
    try {
      await this.mailer.send(message);
      return { ...ended, state: 'sent' };
    } catch (error) {
      return { ...ended, ...this.outcomeOfError(mail, error) }; // an address that is refused is refused for all of them
    }
  }

  private outcomeOfError({ id, tries }: ClaimedMail, error: unknown): MailSendOutcome {
    if (error instanceof MailRejected) {
      countMail('refused');
      this.logger.error(new Error(`mail ${id} is refused for good`, { cause: error }));
      return { id, state: 'refused', checkAt: null, said: error.message };
    }
    countMail('failed');
    this.logger.warn(`mail ${id} was not sent, try ${tries}: ${String(error)}`);
    return { id, state: 'due', checkAt: retryAt(this.clock.now(), tries), said: reasonOf(error) };
  }
}

/** What the claim knew of: something else may happen while it is sent. */
const eventIdOf = (mail: ClaimedMail): string | null => (mail.orderId === null ? null : mail.eventId);

/** Mail programs show one message of each id. */
const asCopy = (message: Message, copy: number): Message => ({
  ...message,
  messageId: message.messageId.replace('<', `<copy-${copy}-`),
});

/** Reason code for the row and what it is about. A fault's own words may quote anything; those of a call name its endpoint. */
function reasonOf(error: unknown): string {
  const { name, message } = error as Error;
  if (message.startsWith('the mail server said')) return message;
  return error instanceof ServiceUnavailable ? `service-unavailable: ${message}` : `composition-failed: ${name}`;
}
