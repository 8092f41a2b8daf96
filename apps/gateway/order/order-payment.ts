import { Injectable } from '@nestjs/common';
import type { OrderView } from '@fenestra/contracts/http/orders';
import { type PaymentView, readPayment } from '@fenestra/contracts/http/payments';
import { isPaidOnPages } from '@fenestra/contracts/payment-providers';
import { isPaymentReceived } from '@fenestra/domain/ordering/order';
import { PaymentsClient } from '@fenestra/clients/service-clients';
import { ServiceUnavailable } from '@fenestra/platform/http/service-client';

/** An order with the gateway where it can be paid, which only the payments service knows. */
export type PayableOrder = OrderView & Pick<PaymentView, 'gateway'>;

@Injectable()
export class OrderPayment {
  constructor(private readonly payments: PaymentsClient) {}

  /** While payments cannot be asked the order is shown all the same. */
  async withPayment(order: OrderView): Promise<PayableOrder> {
    const payment = await this.find(order);
    if (!payment) return { ...order, gateway: null };
    const { gateway, state, paid } = payment;
    // Payments hears of the money first: a shopper who comes back from the gateway must not read that nothing came.
    const isNewlyPaid = state === 'paid' && !isPaymentReceived(order.payment);
    return {
      ...order,
      gateway,
      ...(isNewlyPaid && { payment: state, paid: Math.min(order.total, order.paid + paid) }),
    };
  }

  private async find({ orderId, method }: OrderView): Promise<PaymentView | undefined> {
    if (!isPaidOnPages(method)) return undefined;
    try {
      const payment = await this.payments.call(readPayment, { params: { orderId } });
      return payment.ok ? payment.value : undefined;
    } catch (error) {
      if (error instanceof ServiceUnavailable) return undefined;
      throw error;
    }
  }
}
