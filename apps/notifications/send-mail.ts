import { Injectable, Logger } from '@nestjs/common';
import { crashPoint } from '@fenestra/messaging/fault-injection';
import { causedBy } from '@fenestra/messaging/tracing/cause';
import { inSpan } from '@fenestra/messaging/tracing/trace-context';
import { Clock } from '@fenestra/platform/service/clock';
import { ComposeConfirmation } from './compose-confirmation';
import { canStillSend, retryAt, soon } from './retry-schedule';
import { Mailer, MailRefused } from './mailer';
import type { OrderOf } from './read-orders';
import type { ClaimedMail } from './send-mails.job';
import type { Settled } from './settle-mails';

@Injectable()
export class SendMail {
  private readonly logger = new Logger(SendMail.name);

  constructor(
    private readonly clock: Clock,
    private readonly compose: ComposeConfirmation,
    private readonly mailer: Mailer,
  ) {}

  /**
   * Sends a claimed mail, under the trace of its order, and says how it ended; never throws. What happens between the mail server's
   * yes and the mark of the row cannot be known after a crash: then the letter goes out again under the same Message-ID.
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
    const { id, orderId, kind, checkAt } = mail;
    const now = this.clock.now();
    if (!canStillSend(now, checkAt)) return { id, state: 'due', checkAt: now }; // it waited long for its turn
    const letter = await this.compose.execute(mail, orderOf(orderId));
    if (!letter) return { id, state: 'due', checkAt: soon(now), soon: true };
    await this.mailer.send(letter);
    crashPoint('mail.after-send');
    return { id, state: 'sent', checkAt: null, sent: { orderId, kind, cause: causedBy({ id, correlationId: id }) } };
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
