import { listManualRefunds, recordRefund, recordTransfer } from '@fenestra/contracts/http/payments';
import type { ServiceClient } from '@fenestra/platform/http/service-client';
import type { Credit } from '../witnesses/evidence';

/** Where transfers arrive: a statement, which somebody reads to the shop later. */
export class Bank {
  readonly credits: Credit[] = [];
  private readonly unread: { readonly credit: Credit; readonly times: number }[] = [];

  constructor(private readonly payments: ServiceClient) {}

  /** One credit, of which the shop will be told so many times. */
  credit(credit: Credit, times = 1): void {
    this.credits.push(credit);
    this.unread.push({ credit, times });
  }

  async readStatement(): Promise<void> {
    for (const { credit, times } of this.unread.splice(0))
      for (let nth = 0; nth < times; nth++) await this.tell(credit);
  }

  /** Somebody sends back what the shop has asked for. */
  async sendBack(): Promise<void> {
    const answer = await this.payments.call(listManualRefunds, {});
    if (!answer.ok) throw new Error('nobody says what is to be sent back');
    for (const { paymentId, orderId, currency, amount } of answer.value.refunds) {
      await this.payments.call(recordRefund, { params: { paymentId }, body: { amount } });
      this.credits.push({ orderId, currency, amount: -amount });
    }
  }

  private async tell({ orderId, amount }: Credit): Promise<void> {
    const idempotencyKey = `statement ${orderId}`;
    const answer = await this.payments.call(recordTransfer, { params: { orderId }, body: { amount }, idempotencyKey });
    if (!answer.ok) throw new Error(`the transfer for order ${orderId} was refused: ${answer.reason}`);
  }
}
