import { Injectable } from '@nestjs/common';
import { stockReserved } from '@fenestra/contracts/events/reservation';
import type { UnitOfWork } from '@fenestra/messaging/outbox/unit-of-work';
import type { Cause } from '@fenestra/messaging/tracing/cause';
import { Clock } from '@fenestra/platform/service/clock';
import type { Reservation } from './reservation.entity';
import { Reservations } from './reservation.table';
import { stockAllocator } from './stock-allocation';
import { StockLevels } from './stock-level.table';

type Lines = Reservation['lines'];

/** What an order may take. `all`: also what it never held, because money has come; else at most what it held, and so many pieces of a product. */
export type StockLimits = 'all' | { readonly holdable?: readonly { product: number; pieces: number }[] | undefined };

/** Gives goods to orders that held or hold them: for some time, or for good. The caller has locked the reservations. */
@Injectable()
export class HoldOrSellStock {
  constructor(
    private readonly reservations: Reservations,
    private readonly levels: StockLevels,
    private readonly clock: Clock,
  ) {}

  /** The pieces leave the stock; they come back where the shop cancels the order. */
  async sell(unit: UnitOfWork, reservation: Reservation, limits: StockLimits, cause: Cause): Promise<void> {
    if (reservation.state === 'sold' || reservation.ended) return;
    const { orderId, version } = reservation;
    const held = heldLines(reservation);
    const lines = await this.reserveMore(unit, held, maxQuantitiesOf(reservation, held, limits));
    await this.levels.sell(unit, lines);
    await this.reservations.change(unit, reservation, { state: 'sold', lines });
    const changed = lines.some(({ reserved }, nth) => reserved !== held[nth]!.reserved);
    if (changed || reservation.state === 'released') unit.emit(stockReserved, version + 1, { orderId, lines }, cause);
  }

  /** Keeps the pieces until then; what was released is reserved again as far as it is there, and the order is told what is not. */
  async hold(
    unit: UnitOfWork,
    reservation: Reservation,
    until: string,
    limits: StockLimits,
    cause: Cause,
  ): Promise<void> {
    const { orderId, version, state, ended } = reservation;
    if (state === 'sold' || ended) return;
    if (state === 'active') return this.reservations.extendUntil(unit, [{ orderId, until }]);
    const expiresAt = new Date(until);
    if (expiresAt <= this.clock.now()) return;
    const held = heldLines(reservation);
    const lines = await this.reserveMore(unit, held, maxQuantitiesOf(reservation, held, limits));
    const lastEvent = unit.emit(stockReserved, version + 1, { orderId, lines }, cause);
    await this.reservations.change(unit, reservation, { state: 'active', lines, expiresAt, lastEvent });
  }

  /** `most` bounds how many pieces more each line may take; undefined does not. */
  private async reserveMore(
    unit: UnitOfWork,
    held: Lines,
    maxQuantities: readonly (number | undefined)[],
  ): Promise<Lines> {
    const requested = held.map(({ line, product, backOrdered }, nth) => ({
      ...{ line, product, quantity: backOrdered },
      most: maxQuantities[nth],
    }));
    if (requested.every(({ quantity, most: more = quantity }) => more === 0)) return held;
    const allocated = stockAllocator(await this.levels.lock(unit, requested))(requested);
    await this.levels.reserve(unit, allocated);
    return allocated.map(({ reserved, backOrdered, ...line }, nth) => ({
      ...line,
      reserved: held[nth]!.reserved + reserved,
      backOrdered,
    }));
  }
}

/** Lines as they are reserved now; a released reservation has none. */
const heldLines = ({ state, lines }: Reservation): Lines =>
  state === 'active'
    ? lines
    : lines.map(({ reserved, backOrdered, ...line }) => ({
        ...line,
        reserved: 0,
        backOrdered: reserved + backOrdered,
      }));

/** Lines of one product share what is holdable of it. */
function maxQuantitiesOf({ lines }: Reservation, held: Lines, limits: StockLimits): (number | undefined)[] {
  if (limits === 'all') return held.map(() => undefined);
  const remaining = limits.holdable && new Map(limits.holdable.map(({ product, pieces }) => [product, pieces]));
  return held.map(({ product, reserved }, nth) => {
    const before = lines[nth]!.reserved - reserved;
    if (!remaining) return before;
    const maxQuantities = Math.min(before, remaining.get(product) ?? 0);
    remaining.set(product, (remaining.get(product) ?? 0) - maxQuantities);
    return maxQuantities;
  });
}
