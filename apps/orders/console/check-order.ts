import { Inject, Injectable } from '@nestjs/common';
import { orderChecked } from '@fenestra/contracts/events/order';
import { isCalledOff } from '@fenestra/domain/ordering/order-progress';
import { accept, refuse } from '@fenestra/domain/result';
import { Outbox } from '@fenestra/messaging/outbox/outbox';
import { Clock } from '@fenestra/platform/service/clock';
import { Config } from '@fenestra/platform/service/config';
import { CommitSignals } from '../commit-signals';
import { OrdersConfig } from '../config';
import { Orders } from '../order.table';
import { paymentDue } from '../saga/deadlines';
import { isHoldOpen, extendHold } from '../saga/stock-hold';
import type { LockedOrder } from '../saga/locked-order';

@Injectable()
export class CheckOrder {
  constructor(
    private readonly orders: Orders,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
    private readonly signals: CommitSignals,
    @Inject(Config) private readonly config: OrdersConfig,
  ) {}

  /** Before or after its money, but once, and not of goods that have left already. The ERP and a person may both say so: the first one counts. */
  async execute(id: string) {
    const found = await this.orders.byId(id);
    if (!found) return refuse('order-unknown');
    return this.outbox.transaction((unit) =>
      this.orders.changeOne(unit, id, (order) => {
        const { number, kind, saga, checkedAt, shipped } = order.row;
        if (checkedAt) return accept({ number, checkedAt: checkedAt.toISOString() });
        if (kind === 'binding') return refuse('order-binding');
        if (shipped) return refuse('order-shipped');
        if (isCalledOff(saga)) return refuse('order-over', { saga });
        this.signals.notify(unit, id);
        return accept({ number, checkedAt: this.check(order, this.clock.now()) });
      }),
    );
  }

  /** A shopper may wait for the call before they pay, so that their bank has its days from then on. The call also proves the contact. */
  private check(order: LockedOrder, checkedAt: Date): string {
    const { saga, method } = order.row;
    const isAwaited = saga === 'payment_pending' && method === 'transfer';
    const payBy = isAwaited ? paymentDue(method, checkedAt, this.config) : null;
    order.advance({ checkedAt }, payBy ?? 'keep');
    order.emit(orderChecked, { ...order.reference, ...(payBy && { payBy: payBy.toISOString() }) });
    if (isHoldOpen(order.row)) extendHold(order, checkedAt, this.config);
    return checkedAt.toISOString();
  }
}
