import { Controller } from '@nestjs/common';
import { Ctx, Payload } from '@nestjs/microservices';
import { orderConfirmed } from '@fenestra/contracts/events/order';
import { stockReserved } from '@fenestra/contracts/events/reservation';
import type { Delivery } from '@fenestra/messaging/inbox/reaction';
import { EventContext, On } from '@fenestra/messaging/nest/on';
import type { UnitOfWork } from '@fenestra/messaging/outbox/unit-of-work';
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

  /** The pieces leave the stock; they come back where the shop cancels the order. */
  @On(orderConfirmed, 'stock.reserve')
  async sellAll(@Payload() confirmed: Delivery<typeof orderConfirmed>[], @Ctx() { unit }: EventContext): Promise<void> {
    const deliveries = new Map(confirmed.map((delivery) => [delivery.data.orderId, delivery]));
    const reservations = await this.reservations.lock(unit, [...deliveries.keys()]);
    const held = reservations.filter(({ state }) => state !== 'sold');
    await this.levels.lock(
      unit,
      held.flatMap(({ lines }) => lines),
    );
    for (const reservation of held) await this.sell(unit, reservation, deliveries.get(reservation.orderId)!);
  }

  /** What was not held, or not any more, is taken now as far as it is there; without money no more than was held (decision 70). */
  private async sell(
    unit: UnitOfWork,
    reservation: Reservation,
    { data: { paid }, asCause }: Delivery<typeof orderConfirmed>,
  ): Promise<void> {
    const { orderId, version } = reservation;
    const held = heldLines(reservation);
    const lines = await this.takeMore(unit, held, paid > 0 ? undefined : reservation.lines);
    await this.levels.sell(unit, lines);
    await this.reservations.change(unit, reservation, { state: 'sold', lines });
    const changed = lines.some(({ reserved }, nth) => reserved !== held[nth]!.reserved);
    if (changed || reservation.state === 'released') unit.emit(stockReserved, version + 1, { orderId, lines }, asCause);
  }

  /** `bounds` say how many pieces of each line may be there in the end. */
  private async takeMore(unit: UnitOfWork, held: Lines, bounds: Lines | undefined): Promise<Lines> {
    const wanted = held.map(({ line, product, reserved, backOrdered }, nth) => ({
      ...{ line, product, quantity: backOrdered },
      most: bounds && bounds[nth]!.reserved - reserved,
    }));
    if (wanted.every(({ quantity, most = quantity }) => most === 0)) return held;
    const taken = sharing(await this.levels.lock(unit, wanted))(wanted);
    await this.levels.reserve(unit, taken);
    return taken.map(({ reserved, backOrdered, ...line }, nth) => ({
      ...line,
      reserved: held[nth]!.reserved + reserved,
      backOrdered,
    }));
  }
}

type Lines = Reservation['lines'];

/** What is reserved at this moment: of a released reservation nothing. */
const heldLines = ({ state, lines }: Reservation): Lines =>
  state === 'active'
    ? lines
    : lines.map(({ reserved, backOrdered, ...line }) => ({
        ...line,
        reserved: 0,
        backOrdered: reserved + backOrdered,
      }));
