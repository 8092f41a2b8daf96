import { Injectable } from '@nestjs/common';
import { orderChecked } from '@fenestra/contracts/events/order';
import { isCalledOff } from '@fenestra/domain/ordering/order-progress';
import { accept, refuse } from '@fenestra/domain/result';
import { Outbox } from '@fenestra/messaging/outbox/outbox';
import { Clock } from '@fenestra/platform/service/clock';
import { CommitSignals } from '../commit-signals';
import { Orders } from '../order.table';
import type { LockedOrder } from '../saga/locked-order';

@Injectable()
export class CheckOrder {
  constructor(
    private readonly orders: Orders,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
    private readonly signals: CommitSignals,
  ) {}

  /** Before or after its money, but once, and not of goods that have left already. The ERP and a person may both say so: the first one counts. */
  async execute(id: string) {
    const found = await this.orders.byId(id);
    if (!found) return refuse('order-unknown');
    return this.outbox.transaction((unit) =>
      this.orders.changeOne(unit, id, (order) => {
        const { number, kind, saga, checkedAt, shipped } = order.state;
        if (checkedAt) return accept({ number, checkedAt: checkedAt.toISOString() });
        if (kind === 'binding') return refuse('order-binding');
        if (shipped) return refuse('order-shipped');
        if (isCalledOff(saga)) return refuse('order-over', { saga });
        this.signals.notify(unit, id);
        return accept({ number, checkedAt: check(order, this.clock.now()) });
      }),
    );
  }
}

function check(order: LockedOrder, checkedAt: Date): string {
  order.advance({ checkedAt }, 'keep');
  order.emit(orderChecked, order.reference);
  return checkedAt.toISOString();
}
