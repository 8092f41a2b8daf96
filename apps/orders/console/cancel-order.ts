import { Injectable } from '@nestjs/common';
import { allowedTransitions } from '@fenestra/domain/ordering/order';
import { paidBy } from '@fenestra/domain/ordering/received-payments';
import { accept, refuse } from '@fenestra/domain/result';
import { Outbox } from '@fenestra/messaging/outbox/outbox';
import { Clock } from '@fenestra/platform/service/clock';
import { CommitSignals } from '../commit-signals';
import { Orders } from '../order.table';
import type { LockedOrder } from '../saga/locked-order';
import { emitOrderEnded } from '../saga/emit-order-ended';

@Injectable()
export class CancelOrder {
  constructor(
    private readonly orders: Orders,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
    private readonly signals: CommitSignals,
  ) {}

  /** Stock, payments, mail and the ERP hear of it by its event; what was paid goes back by the way it came. Once: a repeat answers the same. */
  async execute(number: string, reason: string) {
    const found = await this.orders.byNumber(number);
    if (!found) return refuse('order-unknown');
    return this.outbox.transaction((unit) =>
      this.orders.changeOne(unit, found.id, (order) => {
        const { cancelled, shipped, saga, currency, receipts } = order.row;
        const toReturn = paidBy(receipts);
        if (shipped) return refuse('order-shipped');
        if (!cancelled && !allowedTransitions.cancelled.includes(saga)) return refuse('order-over', { saga });
        if (!cancelled) cancel(order, { at: this.clock.now().toISOString(), reason });
        this.signals.notify(unit, found.id);
        return accept({ number, saga: order.row.saga, toReturn, currency });
      }),
    );
  }
}

function cancel(order: LockedOrder, cancelled: { at: string; reason: string }): void {
  const payment = order.row.paid > 0 ? 'paid' : 'none';
  order.advance({ saga: 'cancelled', payment, cancelled, heldUntil: null }, null);
  emitOrderEnded(order, 'cancelled');
}
