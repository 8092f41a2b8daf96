import { Injectable, Logger } from '@nestjs/common';
import { reconcilePayment } from '@fenestra/contracts/http/payments';
import { currentOrderKind } from '@fenestra/domain/ordering/order';
import { PaymentsClient } from '@fenestra/clients/service-clients';
import type { PaymentSession } from './payment-session';
import { ReadOrder } from './read-order';

/** Where the shopper comes back to from a payment gateway: asks it for the truth, then leads to the recap (OPEN-Q-80, OPEN-Q-81). */
@Injectable()
export class PaymentReturn {
  private readonly logger = new Logger(PaymentReturn.name);

  constructor(
    private readonly payments: PaymentsClient,
    private readonly readOrder: ReadOrder,
  ) {}

  /** Only who holds the token of an order has the gateway asked about it. */
  async addressFor(token: unknown, session: PaymentSession | undefined, cancelled: boolean): Promise<string> {
    const order = typeof token === 'string' ? await this.readOrder.find(token) : undefined;
    if (!order?.ok) return resultPageUrl({ paid: 'false' });
    const { token: o, orderId, payment: storedState } = order.value;
    const payment = session && (await this.reconcile({ ...session, orderId, cancelled }));
    const state = payment ? payment.state : storedState;
    return resultPageUrl({
      o,
      paid: String(state === 'paid'),
      ...(currentOrderKind(order.value) === 'preliminary' && { prel: '1' }),
    });
  }

  /** While the provider cannot be asked the recap tells what is known; notification and polling catch up. */
  private async reconcile(body: PaymentSession & { orderId: string; cancelled: boolean }) {
    const answer = await this.payments.call(reconcilePayment, { body }).catch((error: unknown) => {
      this.logger.warn(`status of a session at ${body.provider} unavailable: ${String(error)}`);
    });
    return answer?.ok ? (answer.value.payment ?? undefined) : undefined;
  }
}

const resultPageUrl = (query: Record<string, string>): string =>
  `/conf/#/rekapitulace/?${new URLSearchParams(query).toString()}`;
