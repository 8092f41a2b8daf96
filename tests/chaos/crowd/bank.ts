import { recordTransfer } from '@fenestra/contracts/http/payments';
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

  private async tell({ orderId, amount }: Credit): Promise<void> {
    const idempotencyKey = `statement ${orderId}`;
    const answer = await this.payments.call(recordTransfer, { params: { orderId }, body: { amount }, idempotencyKey });
    if (!answer.ok) throw new Error(`the transfer for order ${orderId} was refused: ${answer.reason}`);
  }
}
