import { Injectable, Logger } from '@nestjs/common';
import { causedBy } from '@fenestra/messaging/tracing/cause';
import { inSpan } from '@fenestra/messaging/tracing/trace-context';
import { Clock } from '@fenestra/platform/service/clock';
import { ComposeConfirmation } from './compose-confirmation';
import { ComposeSavedMail } from './saved/compose-saved-mail';
import { ComposeCartMail } from './sent/compose-cart-mail';
import type { ClaimedMail } from './mail.table';
import { afterStockWait, canStillSend, retryAt } from './retry-schedule';
import { Mailer, MailRefused } from './mailer';
import type { OrderOf } from './read-orders';
import type { Settled } from './settle-mails';

@Injectable()
export class SendMail {
  private readonly logger = new Logger(SendMail.name);

  constructor(
    private readonly clock: Clock,
    private readonly composeConfirmation: ComposeConfirmation,
    private readonly composeSavedMail: ComposeSavedMail,
    private readonly composeCartMail: ComposeCartMail,
    private readonly mailer: Mailer,
  ) {}

  /**
   * Sends a claimed mail, under the trace of its order, and says how it ended; never throws. Whether the mail
   * server took a mail just before a crash cannot be known: it goes out again under the same Message-ID.
   */
  execute(mail: ClaimedMail, orderOf: OrderOf): Promise<Settled> {
    const span = { name: `mail ${mail.kind}`, kind: 'job', service: 'notifications' } as const;
    return inSpan({ ...span, parent: mail.traceparent ?? undefined }, async () => {
      try {
        return await this.send(mail, orderOf);
      } catch (fault) {
        return this.afterFault(mail, fault);
      }
    });
  }

  private async send(mail: ClaimedMail, orderOf: OrderOf): Promise<Settled> {
    const now = this.clock.now();
    if (!canStillSend(now, mail.checkAt)) return { id: mail.id, state: 'due', checkAt: now }; // it waited long for its turn
    return mail.kind === 'confirmation' ? this.sendConfirmation(mail, orderOf) : this.sendOfLetter(mail);
  }

  private async sendConfirmation(mail: MailOf<'confirmation'>, orderOf: OrderOf): Promise<Settled> {
    const { id, orderId, kind } = mail;
    const message = await this.composeConfirmation.execute(mail, orderOf(orderId));
    if (!message) return { id, state: 'due', checkAt: afterStockWait(this.clock.now()), waitsForStock: true };
    await this.mailer.send(message);
    return { id, state: 'sent', checkAt: null, sent: { orderId, kind, cause: causedBy({ id, correlationId: id }) } };
  }

  /** Not sent to somebody whose address was erased, or is gone after a week in which no mail got through. */
  private async sendOfLetter({ id, letterId, kind }: MailOf<'saved-offer' | 'sent-cart'>): Promise<Settled> {
    const compose = { 'saved-offer': this.composeSavedMail, 'sent-cart': this.composeCartMail }[kind];
    const message = await compose.execute(id, letterId);
    if (!message) return { id, state: 'refused', checkAt: null };
    await this.mailer.send(message);
    return { id, state: 'sent', checkAt: null };
  }

  private afterFault({ id, tries }: ClaimedMail, fault: unknown): Settled {
    if (fault instanceof MailRefused) {
      this.logger.error(new Error(`mail ${id} is refused for good`, { cause: fault }));
      return { id, state: 'refused', checkAt: null };
    }
    this.logger.warn(`mail ${id} was not sent, try ${tries}: ${String(fault)}`);
    return { id, state: 'due', checkAt: retryAt(this.clock.now(), tries) };
  }
}

type MailOf<Kind extends ClaimedMail['kind']> = Extract<ClaimedMail, { kind: Kind }>;
