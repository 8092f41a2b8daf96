import { Injectable } from '@nestjs/common';
import { mailSent } from '@fenestra/contracts/events/notification';
import { Batcher } from '@fenestra/messaging/batching/batcher';
import { Outbox } from '@fenestra/messaging/outbox/outbox';
import type { Cause } from '@fenestra/messaging/tracing/cause';
import { type MailOutcome, Mails } from './mail.table';

export type Settled = MailOutcome & {
  /** When one about an order was sent: which, and why. */
  readonly sent?: { readonly orderId: string; readonly kind: string; readonly cause: Cause; readonly copy: number };
  /** It is looked at again in a moment. */
  readonly waitsForStock?: boolean;
};

@Injectable()
export class SettleMails {
  private readonly settling = new Batcher((settled: readonly Settled[]) => this.settleAll(settled));

  constructor(
    private readonly outbox: Outbox,
    private readonly mails: Mails,
  ) {}

  /** Notes in its row how a mail ended, and emits the event of one that was sent: both or neither. */
  execute(settled: Settled): Promise<void> {
    return this.settling.add(settled);
  }

  private async settleAll(settled: readonly Settled[]): Promise<void[]> {
    await this.outbox.transactionOnce(async (unit) => {
      const ended = await this.mails.endClaims(unit, settled);
      for (const { id, sent } of settled)
        if (sent && ended.has(id))
          unit.emit(mailSent, 1 + sent.copy, { orderId: sent.orderId, mailId: id, kind: sent.kind }, sent.cause);
    });
    return [];
  }
}
