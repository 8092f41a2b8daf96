import { Controller, Inject } from '@nestjs/common';
import { Ctx, Payload } from '@nestjs/microservices';
import { orderRevived } from '@fenestra/contracts/events/order';
import { stockRefused, stockReserved } from '@fenestra/contracts/events/reservation';
import { type ReceivedEvent, inContextOf } from '@fenestra/messaging/inbox/event-handler';
import { EventContext, On } from '@fenestra/messaging/nest/on';
import type { UnitOfWork } from '@fenestra/messaging/outbox/unit-of-work';
import type { Cause } from '@fenestra/messaging/tracing/cause';
import { Clock } from '@fenestra/platform/service/clock';
import { Config } from '@fenestra/platform/service/config';
import { StockConfig } from './config';
import { reservationExpiry } from './reservation-expiry';
import type { Reservation } from './reservation.entity';
import { Reservations } from './reservation.table';
import { stockAllocator } from './stock-allocation';
import { StockLevels } from './stock-level.table';

@Controller()
export class ReserveOnOrderRevived {
  constructor(
    private readonly reservations: Reservations,
    private readonly levels: StockLevels,
    private readonly clock: Clock,
    @Inject(Config) private readonly config: StockConfig,
  ) {}

  /** All pieces that the order once held, or none: what was promised can be kept, or the money goes back. */
  @On(orderRevived, 'stock.reserve')
  async reserveAll(
    @Payload() revived: ReceivedEvent<typeof orderRevived>[],
    @Ctx() { unit }: EventContext,
  ): Promise<void> {
    for (const event of revived) await inContextOf(event, () => this.reserveOf(unit, event));
  }

  private async reserveOf(unit: UnitOfWork, { data, asCause }: ReceivedEvent<typeof orderRevived>): Promise<void> {
    const [reservation] = await this.reservations.lock(unit, [data.orderId]);
    if (reservation && reservation.state !== 'sold') await this.reserve(unit, reservation, asCause);
  }

  private async reserve(unit: UnitOfWork, reservation: Reservation, cause: Cause): Promise<void> {
    const { orderId, lines, state } = reservation;
    const version = reservation.version + 1;
    if (state === 'released' && !(await this.takeAll(unit, lines))) {
      const lastEvent = unit.emit(stockRefused, version, { orderId }, cause);
      return this.reservations.change(unit, reservation, { lastEvent });
    }
    const lastEvent = unit.emit(stockReserved, version, { orderId, lines }, cause);
    const expiresAt = reservationExpiry(this.clock.now(), this.config);
    await this.reservations.change(unit, reservation, { state: 'active', ended: false, expiresAt, lastEvent });
  }

  private async takeAll(unit: UnitOfWork, lines: Reservation['lines']): Promise<boolean> {
    const heldLines = lines.map(({ reserved, ...line }) => ({ ...line, quantity: reserved }));
    const allocated = stockAllocator(await this.levels.lock(unit, heldLines))(heldLines);
    if (allocated.some(({ backOrdered }) => backOrdered > 0)) return false;
    await this.levels.reserve(unit, allocated);
    return true;
  }
}
