import { Controller } from '@nestjs/common';
import { Ctx, Payload } from '@nestjs/microservices';
import { orderConfirmed } from '@fenestra/contracts/events/order';
import { stockReserved } from '@fenestra/contracts/events/reservation';
import type { Delivery } from '@fenestra/messaging/inbox/reaction';
import { EventContext, On } from '@fenestra/messaging/nest/on';
import type { UnitOfWork } from '@fenestra/messaging/outbox/unit-of-work';
import type { Cause } from '@fenestra/messaging/tracing/cause';
import type { Reservation } from './reservation.entity';
import { Reservations } from './reservation.table';
import { sharing } from './share-pieces';
import { StockLevels } from './stock-level.table';

@Controller()
export class SellOnOrderConfirmed {
  constructor(
    private readonly reservations: Reservations,
    private readonly levels: StockLevels,
  ) {}

  /** The pieces leave the stock. A confirmed order is never undone. */
  @On(orderConfirmed, 'stock.reserve')
  async sellAll(@Payload() confirmed: Delivery<typeof orderConfirmed>[], @Ctx() { unit }: EventContext): Promise<void> {
    const causes = new Map(confirmed.map(({ data, asCause }) => [data.orderId, asCause]));
    const reservations = await this.reservations.lock(unit, [...causes.keys()]);
    const held = reservations.filter(({ state }) => state !== 'sold');
    await this.levels.lock(
      unit,
      held.flatMap(({ lines }) => lines),
    );
    for (const reservation of held) await this.sell(unit, reservation, causes.get(reservation.orderId)!);
  }

  /** Where the reservation had run out, what is left of its pieces is taken and the rest back-ordered. */
  private async sell(unit: UnitOfWork, reservation: Reservation, cause: Cause): Promise<void> {
    const { orderId, version, state } = reservation;
    const lines = state === 'active' ? reservation.lines : await this.takeAgain(unit, reservation);
    await this.levels.sell(unit, lines);
    await this.reservations.change(unit, reservation, { state: 'sold', lines });
    if (state === 'released') unit.emit(stockReserved, version + 1, { orderId, lines }, cause);
  }

  private async takeAgain(unit: UnitOfWork, reservation: Reservation): Promise<Reservation['lines']> {
    const wanted = reservation.lines.map(({ reserved, backOrdered, ...line }) => ({
      ...line,
      quantity: reserved + backOrdered,
    }));
    const lines = sharing(await this.levels.lock(unit, wanted))(wanted);
    await this.levels.reserve(unit, lines);
    return lines;
  }
}
