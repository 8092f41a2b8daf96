import { Inject, Injectable } from '@nestjs/common';
import { orderShipped } from '@fenestra/contracts/events/order';
import type { Shipment } from '@fenestra/contracts/http/order-console';
import { accept, refuse } from '@fenestra/domain/result';
import { Outbox } from '@fenestra/messaging/outbox/outbox';
import { Clock } from '@fenestra/platform/service/clock';
import { Config } from '@fenestra/platform/service/config';
import type { z } from 'zod/mini';
import { CommitSignals } from '../commit-signals';
import { OrdersConfig } from '../config';
import type { Shipped } from '../order.entity';
import { Orders } from '../order.table';
import { isHoldOpen, extendHold } from '../saga/stock-hold';
import type { LockedOrder } from '../saga/locked-order';

@Injectable()
export class ShipOrder {
  constructor(
    private readonly orders: Orders,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
    private readonly signals: CommitSignals,
    @Inject(Config) private readonly config: OrdersConfig,
  ) {}

  /** Only what is confirmed leaves the house. The ERP and a person may both say so: the first one counts. */
  async execute(id: string, shipment: z.output<typeof Shipment>) {
    const found = await this.orders.byId(id);
    if (!found) return refuse('order-unknown');
    return this.outbox.transaction((unit) =>
      this.orders.changeOne(unit, id, (order) => {
        const { number, saga, shipped } = order.row;
        if (shipped) return accept({ number, shipped });
        if (saga !== 'confirmed') return refuse('order-unconfirmed', { saga });
        this.signals.notify(unit, id);
        const now = this.clock.now();
        const shippedNow = ship(order, shipment, now);
        if (isHoldOpen(order.row)) extendHold(order, now, this.config);
        return accept({ number, shipped: shippedNow });
      }),
    );
  }
}

function ship(order: LockedOrder, shipment: z.output<typeof Shipment>, now: Date): Shipped {
  const { arrives = null, parcel = null } = shipment;
  const shipped = { at: now.toISOString(), arrives, parcel };
  order.advance({ shipped }, 'keep');
  order.emit(orderShipped, { ...order.reference, arrives: shipped.arrives });
  return shipped;
}
