import { Controller, Inject } from '@nestjs/common';
import { Ctx, Payload } from '@nestjs/microservices';
import type { EntityManager } from 'typeorm';
import type { DataOf } from '@fenestra/contracts/event';
import { paymentRequested } from '@fenestra/contracts/events/order';
import { stockReserved } from '@fenestra/contracts/events/reservation';
import { EventContext, On } from '@fenestra/messaging/nest/on';
import { emit } from '@fenestra/messaging/outbox/outbox';
import { Clock } from '@fenestra/platform/service/clock';
import { Config } from '@fenestra/platform/service/config';
import { orderReference, advance, lockOrder, type OrderHead } from './order-state';
import { confirmOrder } from './confirm-order';
import { paymentDue } from './deadlines';
import type { OrdersConfig } from '../config';

type Reserved = DataOf<typeof stockReserved>;

@Controller()
export class OnStockReserved {
  constructor(
    private readonly clock: Clock,
    @Inject(Config) private readonly config: OrdersConfig,
  ) {}

  /** Asks for the money, or confirms where none is due now or it has come already. An order that has ended stays ended. */
  @On(stockReserved, 'orders.saga')
  async goOn(@Payload() { orderId, lines }: Reserved, @Ctx() { tx, keys }: EventContext): Promise<void> {
    const order = await lockOrder(tx, orderId, keys);
    const backOrdered = missingIn(lines);
    if (order.saga === 'confirmed') advance(tx, order, { backOrdered }, 'keep');
    else if (order.saga === 'paid') confirmOrder(tx, order, { backOrdered });
    else if (order.saga === 'placed') this.collect(tx, order, backOrdered);
  }

  /** A transfer needs no session: its instructions stand in recap and mail. */
  private collect(tx: EntityManager, order: OrderHead, backOrdered: Record<string, number>): void {
    if (order.dueNow === 0) return confirmOrder(tx, order, { backOrdered });
    const dueAt = paymentDue(order.method, this.clock.now(), this.config);
    const saga = order.method === 'transfer' ? 'payment_pending' : 'stock_reserved';
    const { version, method, currency, dueNow } = advance(tx, order, { saga, backOrdered }, dueAt);
    const payBy = dueAt.toISOString();
    emit(tx, paymentRequested, version, { ...orderReference(order), method, currency, amount: dueNow, payBy });
  }
}

const missingIn = (lines: Reserved['lines']): Record<string, number> =>
  Object.fromEntries(
    lines.filter(({ backOrdered }) => backOrdered > 0).map(({ line, backOrdered }) => [line, backOrdered]),
  );
