import { Injectable, Logger } from '@nestjs/common';
import { changePaymentMethod } from '@fenestra/contracts/http/orders';
import { checkPayment } from '@fenestra/contracts/http/payments';
import { isPaidOnPages } from '@fenestra/contracts/payment-providers';
import type { Order } from '@fenestra/contracts/wire/order';
import { accept, refuse } from '@fenestra/domain/result';
import type { PaymentMethod } from '@fenestra/domain/shop/payments';
import { OrdersClient, PaymentsClient } from '@fenestra/clients/service-clients';
import { callService } from '../wire/call-service';
import type { WireResult } from '../wire/wire-endpoint';
import { OrderPresenter } from './order-presenter';
import { ReadOrder } from './read-order';

/** Lets an order be paid in another way, for the one who holds its token (decision 69). */
@Injectable()
export class ChangePaymentMethod {
  private readonly logger = new Logger(ChangePaymentMethod.name);

  constructor(
    private readonly orders: OrdersClient,
    private readonly payments: PaymentsClient,
    private readonly readOrder: ReadOrder,
    private readonly presenter: OrderPresenter,
  ) {}

  /** The gateway is asked first: who has paid already is told so, and pays no second time. */
  async execute(token: string, method: PaymentMethod): WireResult<Order> {
    const order = await this.readOrder.find(token);
    if (!order.ok) return order;
    const { orderId, method: previousMethod } = order.value;
    const paymentState =
      previousMethod !== method && isPaidOnPages(previousMethod) ? await this.queryPaymentState(orderId) : 'unpaid';
    if (paymentState === 'paid') return this.readOrder.execute(token);
    if (paymentState === 'examined') return refuse('payment-examined');
    const changed = await callService(this.orders, changePaymentMethod, { params: { token }, body: { method } });
    return changed.ok ? accept(await this.presenter.present(changed.value)) : changed;
  }

  /** Returns `unpaid` when the status is unavailable: the method changes all the same, and money that arrives later still counts. */
  private async queryPaymentState(orderId: string): Promise<'paid' | 'examined' | 'unpaid'> {
    const checked = await this.payments.call(checkPayment, { params: { orderId } }).catch((error: unknown) => {
      this.logger.warn(`payment status of order ${orderId} unavailable: ${String(error)}`);
    });
    if (checked?.ok) return 'paid';
    return checked?.reason === 'payment-examined' ? 'examined' : 'unpaid';
  }
}
