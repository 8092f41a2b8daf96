import { Injectable, Logger } from '@nestjs/common';
import { causedBy } from '@fenestra/messaging/tracing/cause';
import { inSpan } from '@fenestra/messaging/tracing/trace-context';
import { Clock } from '@fenestra/platform/service/clock';
import { ComposeConfirmation } from './compose-confirmation';
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
    private readonly compose: ComposeConfirmation,
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
    const { id, orderId, kind, checkAt } = mail;
    const now = this.clock.now();
    if (!canStillSend(now, checkAt)) return { id, state: 'due', checkAt: now }; // it waited long for its turn
    const message = await this.compose.execute(mail, orderOf(orderId));
    if (!message) return { id, state: 'due', checkAt: afterStockWait(now), waitsForStock: true };
    await this.mailer.send(message);
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
