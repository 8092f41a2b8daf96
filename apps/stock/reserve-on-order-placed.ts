import { Controller, Inject } from '@nestjs/common';
import { Ctx, Payload } from '@nestjs/microservices';
import type { DataOf } from '@fenestra/contracts/event';
import { orderPlaced } from '@fenestra/contracts/events/order';
import { stockReserved } from '@fenestra/contracts/events/reservation';
import { EventContext, On } from '@fenestra/messaging/on';
import { announce } from '@fenestra/messaging/outbox';
import { Clock } from '@fenestra/platform/clock';
import { Config } from '@fenestra/platform/config';
import { lockLevels, reservePieces } from './levels';
import { Reservation } from './reservation.entity';
import type { StockConfig } from './service';
import { sharePieces, type WantedLine } from './share-pieces';

@Controller()
export class ReserveOnOrderPlaced {
  constructor(
    private readonly clock: Clock,
    @Inject(Config) private readonly config: StockConfig,
  ) {}

  /** Takes what there is; the rest is back-ordered and the order goes on (OPEN-Q-78). Made-to-measure goods need no stock. */
  @On(orderPlaced, 'stock.reserve')
  async reserve(@Payload() order: DataOf<typeof orderPlaced>, @Ctx() { tx }: EventContext): Promise<void> {
    const { orderId } = order;
    const wanted = stockLines(order);
    if (wanted.length === 0) return announce(tx, stockReserved, 1, { orderId, lines: [] });
    const lines = sharePieces(wanted, await lockLevels(tx, wanted));
    await reservePieces(tx, lines);
    await tx.insert(Reservation, { orderId, version: 1, state: 'active', lines, expiresAt: this.expiry() });
    announce(tx, stockReserved, 1, { orderId, lines });
  }

  private expiry(): Date {
    return new Date(this.clock.now().getTime() + this.config.RESERVATION_MINUTES * 60_000);
  }
}

function stockLines({ lines }: DataOf<typeof orderPlaced>): WantedLine[] {
  return lines
    .filter(({ kind }) => kind === 'stock')
    .map(({ line, product, quantity }) => ({ line, product: Number(product), quantity }));
}
