import { Controller, Inject } from '@nestjs/common';
import { Ctx, Payload } from '@nestjs/microservices';
import type { DataOf } from '@fenestra/contracts/event';
import { holdRenewed, paymentRequested } from '@fenestra/contracts/events/order';
import { stockReserved } from '@fenestra/contracts/events/reservation';
import { awaitingPaymentStates } from '@fenestra/domain/ordering/order';
import { outstandingNow } from '@fenestra/domain/ordering/received-payments';
import type { ReceivedEvent } from '@fenestra/messaging/inbox/event-handler';
import { EventContext, On } from '@fenestra/messaging/nest/on';
import { Clock } from '@fenestra/platform/service/clock';
import { Config } from '@fenestra/platform/service/config';
import { CommitSignals } from '../commit-signals';
import { OrdersConfig } from '../config';
import { Orders } from '../order.table';
import { confirmOrder } from './confirm-order';
import { unsoldHoldEnd, paymentDue, unansweredHoldEnd } from './deadlines';
import type { LockedOrder } from './locked-order';

type Reserved = DataOf<typeof stockReserved>;

@Controller()
export class OnStockReserved {
  constructor(
    private readonly orders: Orders,
    private readonly clock: Clock,
    private readonly signals: CommitSignals,
    @Inject(Config) private readonly config: OrdersConfig,
  ) {}

  /** Asks for the money, or confirms where none is due now or it has come already. An order that has ended stays ended. */
  @On(stockReserved, 'orders.saga')
  continue(@Payload() answers: ReceivedEvent<typeof stockReserved>[], @Ctx() { unit }: EventContext): Promise<void> {
    return this.orders.changeEach(unit, answers, (order, { data }) => {
      const { id, saga, releasedAt } = order.row;
      const backOrdered = missingIn(data.lines);
      if (saga === 'confirmed' || (releasedAt && awaitingPaymentStates.includes(saga))) {
        storeReserved(order, backOrdered);
        this.signals.notify(unit, id);
      } else if (saga === 'paid') confirmOrder(order, this.clock.now(), { backOrdered });
      else if (saga === 'placed') this.collect(order, backOrdered, data.lines);
    });
  }

  /** A transfer needs no session: its instructions stand in recap and mail. */
  private collect(order: LockedOrder, backOrdered: Record<string, number>, lines: Reserved['lines']): void {
    const { method, currency, paid, placedAt } = order.row;
    const amount = outstandingNow(order.row, paid);
    const now = this.clock.now();
    const holds = lines.some(({ reserved }) => reserved > 0);
    if (amount === 0) {
      const heldUntil = holds ? unsoldHoldEnd(order.row, now, this.config) : null;
      return confirmOrder(order, now, { backOrdered, heldUntil }, 0); // early money has been told of
    }
    // A bank has its days from the order on, as its page says until stock has answered; a session is opened only now.
    const dueAt = paymentDue(method, method === 'transfer' ? placedAt : now, this.config);
    const heldUntil = holds ? unansweredHoldEnd(order.row, dueAt, now, this.config) : null;
    order.advance(
      { saga: method === 'transfer' ? 'payment_pending' : 'stock_reserved', backOrdered, heldUntil },
      dueAt,
    );
    const paymentRequest = { method, currency, amount, payBy: dueAt.toISOString() };
    order.emit(paymentRequested, {
      ...{ ...order.reference, ...paymentRequest },
      ...(heldUntil && { heldUntil: heldUntil.toISOString() }),
    });
  }
}

/** Handles goods that had been released and are reserved again, too. */
function storeReserved(order: LockedOrder, backOrdered: Record<string, number>): void {
  const { releasedAt } = order.row;
  order.advance({ backOrdered, releasedAt: null }, 'keep');
  if (!releasedAt) return;
  const missing = Object.values(backOrdered).reduce((total, pieces) => total + pieces, 0);
  order.emit(holdRenewed, { ...order.reference, backOrdered: missing });
}

const missingIn = (lines: Reserved['lines']): Record<string, number> =>
  Object.fromEntries(
    lines.filter(({ backOrdered }) => backOrdered > 0).map(({ line, backOrdered }) => [line, backOrdered]),
  );
