import { AsyncLocalStorage } from 'node:async_hooks';
import { Controller, Inject } from '@nestjs/common';
import { Ctx, Payload } from '@nestjs/microservices';
import type { EntityManager } from 'typeorm';
import type { DataOf } from '@fenestra/contracts/event';
import { orderPlaced } from '@fenestra/contracts/events/order';
import { stockReserved } from '@fenestra/contracts/events/reservation';
import { beforeCommit } from '@fenestra/messaging/outbox/around-commit';
import { EventContext, On } from '@fenestra/messaging/nest/on';
import { emit, emitAll, newEvent } from '@fenestra/messaging/outbox/outbox';
import { Clock } from '@fenestra/platform/service/clock';
import { Config } from '@fenestra/platform/service/config';
import { lockLevels, reservePieces } from './levels';
import type { Reservation } from './reservation.entity';
import type { StockConfig } from './config';
import { sharing, type WantedLine } from './share-pieces';

@Controller()
export class ReserveOnOrderPlaced {
  constructor(
    private readonly clock: Clock,
    @Inject(Config) private readonly config: StockConfig,
  ) {}

  /** Takes what there is; the rest is back-ordered and the order goes on (OPEN-Q-78). Made-to-measure goods need no stock. */
  @On(orderPlaced, 'stock.reserve')
  reserve(@Payload() order: DataOf<typeof orderPlaced>, @Ctx() { tx }: EventContext): Promise<void> {
    const { orderId } = order;
    const wanted = stockLines(order);
    if (wanted.length === 0) emit(tx, stockReserved, 1, { orderId, lines: [] });
    else
      beforeCommit(tx, reserveAll, [
        { orderId, wanted, expiresAt: this.expiry(), asItsEffect: AsyncLocalStorage.snapshot() },
      ]);
    return Promise.resolve();
  }

  private expiry(): Date {
    return new Date(this.clock.now().getTime() + this.config.RESERVATION_MINUTES * 60_000);
  }
}

type Wanting = {
  readonly orderId: string;
  readonly wanted: readonly WantedLine[];
  readonly expiresAt: Date;
  /** Runs something as an effect of the order's event, for its trace and cause. */
  readonly asItsEffect: ReturnType<typeof AsyncLocalStorage.snapshot>;
};

/** First come, first served; the levels are locked and moved once for all. */
async function reserveAll(tx: EntityManager, orders: readonly Wanting[]): Promise<void> {
  const share = sharing(
    await lockLevels(
      tx,
      orders.flatMap(({ wanted }) => wanted),
    ),
  );
  const reservations = orders.map(({ wanted, ...order }) => ({ ...order, lines: share(wanted) }));
  await reservePieces(
    tx,
    reservations.flatMap(({ lines }) => lines),
  );
  await insertReservations(tx, reservations);
  const facts = reservations.map(({ orderId, lines, asItsEffect }) =>
    asItsEffect(() => newEvent(stockReserved, 1, { orderId, lines })),
  );
  emitAll(tx, facts);
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
