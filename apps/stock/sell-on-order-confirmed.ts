import { Controller } from '@nestjs/common';
import { Ctx, Payload } from '@nestjs/microservices';
import { orderAnswered, orderConfirmed } from '@fenestra/contracts/events/order';
import { type ReceivedEvent, inContextOf } from '@fenestra/messaging/inbox/event-handler';
import { EventContext, On } from '@fenestra/messaging/nest/on';
import type { UnitOfWork } from '@fenestra/messaging/outbox/unit-of-work';
import type { Reservation } from './reservation.entity';
import { Reservations } from './reservation.table';
import { StockLevels } from './stock-level.table';
import { HoldOrSellStock } from './hold-or-sell-stock';

/** An order keeps its goods: they are sold to it, or held until it is paid, answered or checked (decision 70). */
@Controller()
export class SellOnOrderConfirmed {
  constructor(
    private readonly reservations: Reservations,
    private readonly levels: StockLevels,
    private readonly holdOrSellStock: HoldOrSellStock,
  ) {}

  /** Money takes what is there; without money no more is sold than was held, and nothing before the order was answered. */
  @On(orderConfirmed, 'stock.reserve')
  confirm(@Payload() confirmed: ReceivedEvent<typeof orderConfirmed>[], @Ctx() { unit }: EventContext): Promise<void> {
    return this.forEach(unit, confirmed, (reservation, { data: { paid, heldUntil }, asCause }) =>
      heldUntil
        ? this.holdOrSellStock.hold(unit, reservation, heldUntil, {}, asCause)
        : this.holdOrSellStock.sell(unit, reservation, paid > 0 ? 'all' : {}, asCause),
    );
  }

  /** Takes what is available by now for an order whose goods were released, too. */
  @On(orderAnswered, 'stock.reserve')
  answer(@Payload() answered: ReceivedEvent<typeof orderAnswered>[], @Ctx() { unit }: EventContext): Promise<void> {
    return this.forEach(unit, answered, (reservation, { data, asCause }) => {
      const { heldUntil, sold, paid = 0, holdable } = data;
      const limits = paid > 0 ? 'all' : { holdable };
      return sold
        ? this.holdOrSellStock.sell(unit, reservation, limits, asCause)
        : this.holdOrSellStock.hold(unit, reservation, heldUntil, limits, asCause);
    });
  }

  /** The levels of all goods are locked at once, in the order of their ids: two transactions cannot wait for each other. */
  private async forEach<D extends ReceivedEvent<typeof orderConfirmed> | ReceivedEvent<typeof orderAnswered>>(
    unit: UnitOfWork,
    events: readonly D[],
    assign: (reservation: Reservation, event: D) => Promise<void>,
  ): Promise<void> {
    const byOrder = new Map(events.map((event) => [event.data.orderId, event]));
    const reservations = await this.reservations.lock(unit, [...byOrder.keys()]);
    const unsold = reservations.filter(({ state }) => state !== 'sold');
    await this.levels.lock(
      unit,
      unsold.flatMap(({ lines }) => lines),
    );
    for (const reservation of unsold) {
      const event = byOrder.get(reservation.orderId)!;
      await inContextOf(event, () => assign(reservation, event));
    }
  }
}
