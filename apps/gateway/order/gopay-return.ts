import { Injectable } from '@nestjs/common';
import { reconcilePayment } from '@fenestra/contracts/http/payments';
import { PaymentsClient } from '@fenestra/clients/service-clients';
import { ReadOrder } from './read-order';

/** GoPay's ids are numbers; anything else is the id of nothing. */
export const isGopayId = (id: unknown): id is string => typeof id === 'string' && /^\d{1,20}$/.test(id);

/** Where the shopper comes back to from the card gateway: asks it for the truth, then leads to the recap (OPEN-Q-80, OPEN-Q-81). */
@Injectable()
export class GopayReturn {
  constructor(
    private readonly payments: PaymentsClient,
    private readonly readOrder: ReadOrder,
  ) {}

  async addressFor(token: unknown, id: unknown): Promise<string> {
    const [order, payment] = await Promise.all([
      typeof token === 'string' ? this.readOrder.find(token) : undefined,
      isGopayId(id) ? this.reconcile(id) : undefined,
    ]);
    if (!order?.ok) return recap({ paid: 'false' });
    const { token: o, orderId, kind, payment: known } = order.value;
    const state = payment?.orderId === orderId ? payment.state : known;
    return recap({ o, paid: String(state === 'paid'), ...(kind === 'preliminary' && { prel: '1' }) });
  }

  private async reconcile(providerId: string) {
    const answer = await this.payments.call(reconcilePayment, { body: { provider: 'gopay', providerId } });
    return answer.ok ? (answer.value.payment ?? undefined) : undefined;
  }
}

const recap = (query: Record<string, string>): string =>
  `/conf/#/rekapitulace/?${new URLSearchParams(query).toString()}`;
