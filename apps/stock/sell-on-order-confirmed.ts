import { Controller } from '@nestjs/common';
import { Ctx, Payload } from '@nestjs/microservices';
import { orderAnswered, orderConfirmed } from '@fenestra/contracts/events/order';
import { type ReceivedEvent, inContextOf } from '@fenestra/messaging/inbox/event-handler';
import { EventContext, On } from '@fenestra/messaging/nest/on';
import type { UnitOfWork } from '@fenestra/messaging/outbox/unit-of-work';
import type { Reservation } from './reservation.entity';
import { Reservations } from './reservation.table';
import { StockLevels } from './stock-level.table';
import { TakeGoods } from './take-goods';

/** An order keeps its goods: they are sold to it, or held until it is paid, answered or checked (decision 70). */
@Controller()
export class SellOnOrderConfirmed {
  constructor(
    private readonly reservations: Reservations,
    private readonly levels: StockLevels,
    private readonly takeGoods: TakeGoods,
  ) {}

  /** Money takes what is there; without money no more is sold than was held, and nothing before the order was answered. */
  @On(orderConfirmed, 'stock.reserve')
  confirm(@Payload() confirmed: ReceivedEvent<typeof orderConfirmed>[], @Ctx() { unit }: EventContext): Promise<void> {
    return this.forEach(unit, confirmed, (reservation, { data: { paid, heldUntil }, asCause }) =>
      heldUntil
        ? this.takeGoods.hold(unit, reservation, heldUntil, {}, asCause)
        : this.takeGoods.sell(unit, reservation, paid > 0 ? 'all' : {}, asCause),
    );
  }

  /** Takes what is available by now for an order whose goods were released, too. */
  @On(orderAnswered, 'stock.reserve')
  answer(@Payload() answered: ReceivedEvent<typeof orderAnswered>[], @Ctx() { unit }: EventContext): Promise<void> {
    return this.forEach(unit, answered, (reservation, { data, asCause }) => {
      const { heldUntil, sold, paid = 0, holdable } = data;
      const bounds = paid > 0 ? 'all' : { holdable };
      return sold
        ? this.takeGoods.sell(unit, reservation, bounds, asCause)
        : this.takeGoods.hold(unit, reservation, heldUntil, bounds, asCause);
    });
  }

  /** The levels of all goods are locked at once, in the order of their ids: two transactions cannot wait for each other. */
  private async forEach<D extends ReceivedEvent<typeof orderConfirmed> | ReceivedEvent<typeof orderAnswered>>(
    unit: UnitOfWork,
    deliveries: readonly D[],
    take: (reservation: Reservation, delivery: D) => Promise<void>,
  ): Promise<void> {
    const byOrder = new Map(deliveries.map((delivery) => [delivery.data.orderId, delivery]));
    const reservations = await this.reservations.lock(unit, [...byOrder.keys()]);
    const unsold = reservations.filter(({ state }) => state !== 'sold');
    await this.levels.lock(
      unit,
      unsold.flatMap(({ lines }) => lines),
    );
    for (const reservation of unsold) {
      const delivery = byOrder.get(reservation.orderId)!;
      await inContextOf(delivery, () => take(reservation, delivery));
    }
  }
}
