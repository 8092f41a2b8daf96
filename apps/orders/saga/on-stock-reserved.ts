import { Controller, Inject } from '@nestjs/common';
import { Ctx, Payload } from '@nestjs/microservices';
import type { DataOf } from '@fenestra/contracts/event';
import { paymentRequested } from '@fenestra/contracts/events/order';
import { stockReserved } from '@fenestra/contracts/events/reservation';
import { leftNow } from '@fenestra/domain/ordering/receipts';
import type { Delivery } from '@fenestra/messaging/inbox/reaction';
import { EventContext, On } from '@fenestra/messaging/nest/on';
import { Clock } from '@fenestra/platform/service/clock';
import { Config } from '@fenestra/platform/service/config';
import { OrdersConfig } from '../config';
import { Orders } from '../order.table';
import { confirmOrder } from './confirm-order';
import { paymentDue, shortHold } from './deadlines';
import type { LockedOrder } from './locked-order';

type Reserved = DataOf<typeof stockReserved>;

@Controller()
export class OnStockReserved {
  constructor(
    private readonly orders: Orders,
    private readonly clock: Clock,
    @Inject(Config) private readonly config: OrdersConfig,
  ) {}

  /** Asks for the money, or confirms where none is due now or it has come already. An order that has ended stays ended. */
  @On(stockReserved, 'orders.saga')
  goOn(@Payload() answers: Delivery<typeof stockReserved>[], @Ctx() { unit }: EventContext): Promise<void> {
    return this.orders.changeEach(unit, answers, (order, { data }) => {
      const { saga } = order.state;
      const backOrdered = missingIn(data.lines);
      if (saga === 'confirmed') order.advance({ backOrdered }, 'keep');
      else if (saga === 'paid') confirmOrder(order, this.clock.now(), { backOrdered });
      else if (saga === 'placed') this.collect(order, backOrdered, data.lines);
    });
  }

  /** A transfer needs no session: its instructions stand in recap and mail. */
  private collect(order: LockedOrder, backOrdered: Record<string, number>, lines: Reserved['lines']): void {
    const { method, currency, paid, placedAt } = order.state;
    const amount = leftNow(order.state, paid);
    const now = this.clock.now();
    if (amount === 0) return confirmOrder(order, now, { backOrdered }, 0); // early money has been told of
    // A bank has its days from the order on, as its page says until stock has answered; a session is opened only now.
    const dueAt = paymentDue(method, method === 'transfer' ? placedAt : now, this.config);
    const holds = lines.some(({ reserved }) => reserved > 0);
    const heldUntil = holds ? shortHold(order.state, dueAt, now, this.config) : null;
    order.advance(
      { saga: method === 'transfer' ? 'payment_pending' : 'stock_reserved', backOrdered, heldUntil },
      dueAt,
    );
    const asked = { method, currency, amount, payBy: dueAt.toISOString() };
    order.emit(paymentRequested, {
      ...{ ...order.reference, ...asked },
      ...(heldUntil && { heldUntil: heldUntil.toISOString() }),
    });
  }
}

const missingIn = (lines: Reserved['lines']): Record<string, number> =>
  Object.fromEntries(
    lines.filter(({ backOrdered }) => backOrdered > 0).map(({ line, backOrdered }) => [line, backOrdered]),
  );
