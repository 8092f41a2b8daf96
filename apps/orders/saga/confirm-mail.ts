import { Inject, Injectable } from '@nestjs/common';
import { accept, refuse, type Result } from '@fenestra/domain/result';
import { Outbox } from '@fenestra/messaging/outbox/outbox';
import { Clock } from '@fenestra/platform/service/clock';
import { Config } from '@fenestra/platform/service/config';
import { CommitSignals } from '../commit-signals';
import { OrdersConfig } from '../config';
import type { Order } from '../order.entity';
import { Orders } from '../order.table';
import { extendHold } from './stock-hold';

/** As long as a page may wait for stock; later it shows the order as it is. */
const stockWaitMs = 1_500;
/** Another process may have received the answer of stock. */
const pollEveryMs = 200;

@Injectable()
export class ConfirmMail {
  constructor(
    private readonly orders: Orders,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
    private readonly signals: CommitSignals,
    @Inject(Config) private readonly config: OrdersConfig,
  ) {}

  /**
   * Proves that the order's mail is read: its goods stay held, or are reserved again if they had been released (decision 70). Another key
   * changes nothing and gets the same answer.
   */
  async execute(token: string, mailKey: string): Promise<Result<Record<never, never>, 'order-unknown'>> {
    const order = await this.orders.byToken(token);
    if (!order) return refuse('order-unknown');
    if (order.mailKey === mailKey && (!order.answeredAt || order.releasedAt)) {
      await this.confirm(order.id);
      if (order.releasedAt) await this.waitForStock(order);
    }
    return accept({});
  }

  /** The row is locked by now: another tab may have been first, or the goods may be gone. */
  private confirm(id: string): Promise<void> {
    return this.outbox.transaction((unit) =>
      this.orders.changeOne(unit, id, async (locked) => {
        const now = this.clock.now();
        const holdable = locked.row.releasedAt ? await this.orders.resumeHolds(unit, id, this.config, now) : undefined;
        extendHold(locked, now, this.config, holdable);
      }),
    );
  }

  /** Lets the page that asked show what could be reserved. */
  private async waitForStock({ id }: Order): Promise<void> {
    const deadline = performance.now() + stockWaitMs;
    while (performance.now() < deadline && !this.signals.isClosing) {
      await this.signals.waitFor(id, pollEveryMs);
      if (!(await this.orders.byId(id))?.releasedAt) return;
    }
  }
}
