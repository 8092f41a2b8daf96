import { Controller, Inject } from '@nestjs/common';
import { Ctx, Payload } from '@nestjs/microservices';
import { orderPlaced } from '@fenestra/contracts/events/order';
import { stockReserved } from '@fenestra/contracts/events/reservation';
import type { ReceivedEvent } from '@fenestra/messaging/inbox/event-handler';
import { EventContext, On } from '@fenestra/messaging/nest/on';
import type { UnitOfWork } from '@fenestra/messaging/outbox/unit-of-work';
import { Clock } from '@fenestra/platform/service/clock';
import { Config } from '@fenestra/platform/service/config';
import { StockConfig } from './config';
import { reservationExpiry } from './reservation-expiry';
import type { Reservation } from './reservation.entity';
import { Reservations } from './reservation.table';
import { stockAllocator, type RequestedLine } from './stock-allocation';
import { StockLevels } from './stock-level.table';

type Placed = ReceivedEvent<typeof orderPlaced>;

@Controller()
export class ReserveOnOrderPlaced {
  constructor(
    private readonly reservations: Reservations,
    private readonly levels: StockLevels,
    private readonly clock: Clock,
    @Inject(Config) private readonly config: StockConfig,
  ) {}

  /**
   * Takes what there is, first come, first served, and no more than may be held before it is paid; the rest is back-ordered and the order
   * goes on (OPEN-Q-78). Made-to-measure goods need no stock.
   */
  @On(orderPlaced, 'stock.reserve')
  async reserve(@Payload() placed: Placed[], @Ctx() { unit }: EventContext): Promise<void> {
    const requested = placed.map((order) => ({ order, lines: stockLines(order.data) }));
    for (const { order, lines } of requested) if (lines.length === 0) answer(unit, order, []);

    const stocked = requested.filter(({ lines }) => lines.length > 0);
    if (stocked.length === 0) return;
    const locked = await this.levels.lock(
      unit,
      stocked.flatMap(({ lines }) => lines),
    );
    const allocate = stockAllocator(locked);
    const expiresAt = reservationExpiry(this.clock.now(), this.config);
    const made = stocked.map(({ order, lines }): Reservation => {
      const allocated = allocate(lines);
      const { orderId } = order.data;
      const lastEvent = answer(unit, order, allocated);
      return { orderId, version: 1, state: 'active', lines: allocated, expiresAt, ended: false, lastEvent };
    });
    await this.levels.reserve(
      unit,
      made.flatMap(({ lines }) => lines),
    );
    await this.reservations.insert(unit, made);
  }
}

const answer = (unit: UnitOfWork, { data, asCause }: Placed, lines: Reservation['lines']) =>
  unit.emit(stockReserved, 1, { orderId: data.orderId, lines }, asCause);

function stockLines({ lines }: Placed['data']): RequestedLine[] {
  return lines
    .filter(({ kind }) => kind === 'stock')
    .map(({ line, product, quantity, holdable }) => ({ line, product: Number(product), quantity, most: holdable }));
}
