import { Controller, Inject } from '@nestjs/common';
import { Ctx, Payload } from '@nestjs/microservices';
import type { EntityManager } from 'typeorm';
import type { DataOf } from '@fenestra/contracts/event';
import { orderPlaced } from '@fenestra/contracts/events/order';
import { stockReserved } from '@fenestra/contracts/events/reservation';
import { beforeCommit } from '@fenestra/messaging/before-commit';
import { EventContext, On } from '@fenestra/messaging/on';
import { announce } from '@fenestra/messaging/outbox';
import { Clock } from '@fenestra/platform/clock';
import { Config } from '@fenestra/platform/config';
import { lockLevels, reservePieces } from './levels';
import type { Reservation } from './reservation.entity';
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
    beforeCommit(tx, insertReservations, [{ orderId, lines, expiresAt: this.expiry() }]);
    announce(tx, stockReserved, 1, { orderId, lines });
  }

  private expiry(): Date {
    return new Date(this.clock.now().getTime() + this.config.RESERVATION_MINUTES * 60_000);
  }
}

type NewReservation = Pick<Reservation, 'orderId' | 'lines' | 'expiresAt'>;

async function insertReservations(tx: EntityManager, reservations: readonly NewReservation[]): Promise<void> {
  await tx.query(
    `INSERT INTO reservation (order_id, version, state, lines, expires_at)
     SELECT order_id, 1, 'active', lines, expires_at
     FROM unnest($1::uuid[], $2::jsonb[], $3::timestamptz[]) AS made (order_id, lines, expires_at)`,
    [
      reservations.map(({ orderId }) => orderId),
      reservations.map(({ lines }) => JSON.stringify(lines)),
      reservations.map(({ expiresAt }) => expiresAt),
    ],
  );
}

function stockLines({ lines }: DataOf<typeof orderPlaced>): WantedLine[] {
  return lines
    .filter(({ kind }) => kind === 'stock')
    .map(({ line, product, quantity }) => ({ line, product: Number(product), quantity }));
}
