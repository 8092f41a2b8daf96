import { Injectable, Logger } from '@nestjs/common';
import { changePaymentMethod } from '@fenestra/contracts/http/orders';
import { checkPayment } from '@fenestra/contracts/http/payments';
import { isPaidOnPages } from '@fenestra/contracts/payment-providers';
import type { Order } from '@fenestra/contracts/wire/order';
import { accept, refuse } from '@fenestra/domain/result';
import type { PaymentMethod } from '@fenestra/domain/shop/payments';
import { OrdersClient, PaymentsClient } from '@fenestra/clients/service-clients';
import { callService } from '../edge/call-service';
import type { Answered } from '../edge/wire-endpoint';
import { OrderPresenter } from './order-presenter';
import { ReadOrder } from './read-order';

/** Lets an order be paid in another way, for the one who holds its token (decision 69). */
@Injectable()
export class ChangePaymentWay {
  private readonly logger = new Logger(ChangePaymentWay.name);

  constructor(
    private readonly orders: OrdersClient,
    private readonly payments: PaymentsClient,
    private readonly readOrder: ReadOrder,
    private readonly presenter: OrderPresenter,
  ) {}

  /** The gateway is asked first: who has paid already is told so, and pays no second time. */
  async execute(token: string, method: PaymentMethod): Answered<Order> {
    const order = await this.readOrder.find(token);
    if (!order.ok) return order;
    const { orderId, method: before } = order.value;
    const known = before !== method && isPaidOnPages(before) ? await this.ask(orderId) : 'unpaid';
    if (known === 'paid') return this.readOrder.execute(token);
    if (known === 'examined') return refuse('payment-examined');
    const changed = await callService(this.orders, changePaymentMethod, { params: { token }, body: { method } });
    return changed.ok ? accept(await this.presenter.present(changed.value)) : changed;
  }

  /** Where nobody can say it the way is changed all the same: money that came counts, whenever it is heard of. */
  private async ask(orderId: string): Promise<'paid' | 'examined' | 'unpaid'> {
    const checked = await this.payments.call(checkPayment, { params: { orderId } }).catch((fault: unknown) => {
      this.logger.warn(`nobody can say whether order ${orderId} is paid: ${String(fault)}`);
    });
    if (checked?.ok) return 'paid';
    return checked?.reason === 'payment-examined' ? 'examined' : 'unpaid';
  }
}
