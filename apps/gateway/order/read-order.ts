import { Injectable } from '@nestjs/common';
import { answerMail, type OrderView, readOrderByKey, readOrderByToken } from '@fenestra/contracts/http/orders';
import { reopenPayment } from '@fenestra/contracts/http/payments';
import type { Order } from '@fenestra/contracts/wire/order';
import { accept, refuse, type Result } from '@fenestra/domain/result';
import { OrdersClient, PaymentsClient } from '@fenestra/clients/service-clients';
import { isOpaqueId } from '../opaque-id';
import { scopedIdempotencyKey } from './idempotency-key';
import { OrderPresenter } from './order-presenter';

/** The truth about an order for the one who holds its token (WIRE-55). */
@Injectable()
export class ReadOrder {
  constructor(
    private readonly orders: OrdersClient,
    private readonly payments: PaymentsClient,
    private readonly presenter: OrderPresenter,
  ) {}

  async execute(token: string): Promise<Result<Order, 'order-unknown'>> {
    const view = await this.find(token);
    return view.ok ? accept(await this.presenter.present(view.value)) : view;
  }

  /** The order that a cart became by a request with this key, whose answer may have been lost (OPEN-Q-75). Without a key there is none. */
  async findByIdempotencyKey(cartId: string, clientKey: string | undefined): Promise<Result<Order, 'order-unknown'>> {
    if (!isOpaqueId(cartId) || !clientKey) return refuse('order-unknown');
    const view = await this.orders.call(readOrderByKey, { params: { key: scopedIdempotencyKey(cartId, clientKey) } });
    return view.ok ? accept(await this.presenter.present(view.value)) : view;
  }

  /** Opens a new session where the last one has ended, then tells the order with the address to pay at (OPEN-Q-81). */
  async reopen(token: string, idempotencyKey: string) {
    const view = await this.find(token);
    if (!view.ok) return view;
    const params = { orderId: view.value.orderId };
    const payment = await this.payments.call(reopenPayment, { params, idempotencyKey });
    return payment.ok ? this.execute(token) : payment;
  }

  /** The link of the order's mail was opened. */
  async answerMail(token: string, mailKey: string) {
    if (!isOpaqueId(token) || !isOpaqueId(mailKey)) return refuse('order-unknown');
    return this.orders.call(answerMail, { params: { token }, body: { mailKey } });
  }

  async find(token: string): Promise<Result<OrderView, 'order-unknown'>> {
    if (!isOpaqueId(token)) return refuse('order-unknown');
    return this.orders.call(readOrderByToken, { params: { token } });
  }
}
