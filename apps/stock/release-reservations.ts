import { Injectable } from '@nestjs/common';
import { stockReleased } from '@fenestra/contracts/events/reservation';
import type { UnitOfWork } from '@fenestra/messaging/outbox/unit-of-work';
import type { Cause } from '@fenestra/messaging/tracing/cause';
import type { Reservation } from './reservation.entity';
import { Reservations } from './reservation.table';
import { StockLevels } from './stock-level.table';

@Injectable()
export class ReleaseReservations {
  constructor(
    private readonly reservations: Reservations,
    private readonly levels: StockLevels,
  ) {}

  /** Frees what orders hold, once: from `active`, or `sold` where the shop cancelled, to `released`. Those for which there is no cause stay. */
  async execute(
    unit: UnitOfWork,
    orderIds: readonly string[],
    causeOf: (reservation: Reservation) => Cause | undefined,
  ): Promise<void> {
    const held = (await this.reservations.lock(unit, orderIds)).filter(({ state }) => state !== 'released');
    const toRelease = held.flatMap((reservation) => {
      const cause = causeOf(reservation);
      return cause ? [{ reservation, cause }] : [];
    });
    const linesOf = (stateWanted: Reservation['state']) =>
      toRelease.flatMap(({ reservation: { state, lines } }) => (state === stateWanted ? lines : []));
    const [active, sold] = [linesOf('active'), linesOf('sold')];
    await this.levels.lock(unit, [...active, ...sold]);
    await this.levels.release(unit, active);
    if (sold.length > 0) await this.levels.returnSold(unit, sold);
    for (const { reservation, cause } of toRelease) {
      await this.reservations.change(unit, reservation, { state: 'released' });
      unit.emit(stockReleased, reservation.version + 1, { orderId: reservation.orderId }, cause);
    }
  }
}
