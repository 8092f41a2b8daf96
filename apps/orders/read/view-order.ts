import { Injectable } from '@nestjs/common';
import type { OrderView } from '@fenestra/contracts/http/orders';
import { readPayment } from '@fenestra/contracts/http/payments';
import { PaymentsClient } from '@fenestra/clients/service-clients';
import { ServiceUnavailable } from '@fenestra/platform/http/service-client';
import type { Order } from '../order.entity';
import { orderView } from './order.view';

@Injectable()
export class ViewOrder {
  constructor(private readonly payments: PaymentsClient) {}

  /** With the gateway's address, which only the payments service knows. Without it the order is shown all the same. */
  async of(order: Order): Promise<OrderView> {
    if (order.method !== 'card' && order.method !== 'paypal') return orderView(order);
    try {
      const payment = await this.payments.call(readPayment, { params: { orderId: order.id } });
      if (!payment.ok) return orderView(order);
      const { gateway, state, paid } = payment.value;
      // Payments hears of the money first: a shopper who comes back from the gateway must not read that nothing came.
      const known = state === 'paid' && order.payment !== 'refunded' ? { ...order, payment: state, paid } : order;
      return orderView(known, gateway ?? undefined);
    } catch (fault) {
      if (fault instanceof ServiceUnavailable) return orderView(order);
      throw fault;
    }
  }
}
