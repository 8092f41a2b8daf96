import { Injectable } from '@nestjs/common';
import { mailSent } from '@fenestra/contracts/events/notification';
import { Batcher } from '@fenestra/messaging/batching/batcher';
import { Outbox } from '@fenestra/messaging/outbox/outbox';
import type { Cause } from '@fenestra/messaging/tracing/cause';
import { type MailOutcome, Mails } from '../mail.table';

export type MailSendOutcome = MailOutcome & {
  /** When one about an order was sent: which, and why. */
  readonly sent?: { readonly orderId: string; readonly kind: string; readonly cause: Cause; readonly copy: number };
  /** It is looked at again in a moment. */
  readonly waitsForStock?: boolean;
};

@Injectable()
export class RecordMailOutcome {
  private readonly batcher = new Batcher((settled: readonly MailSendOutcome[]) => this.recordAll(settled));

  constructor(
    private readonly outbox: Outbox,
    private readonly mails: Mails,
  ) {}

  /** Notes in its row how a mail ended, and emits the event of one that was sent: both or neither. */
  execute(settled: MailSendOutcome): Promise<void> {
    return this.batcher.add(settled);
  }

  private async recordAll(settled: readonly MailSendOutcome[]): Promise<void[]> {
    await this.outbox.transactionOnce(async (unit) => {
      const recordedIds = await this.mails.endClaims(unit, settled);
      for (const { id, sent } of settled)
        if (sent && recordedIds.has(id))
          unit.emit(mailSent, 1 + sent.copy, { orderId: sent.orderId, mailId: id, kind: sent.kind }, sent.cause);
    });
    return [];
  }
}
