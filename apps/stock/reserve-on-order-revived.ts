import { Controller, Inject } from '@nestjs/common';
import { Ctx, Payload } from '@nestjs/microservices';
import type { DataOf } from '@fenestra/contracts/event';
import { orderRevived } from '@fenestra/contracts/events/order';
import { stockRefused, stockReserved } from '@fenestra/contracts/events/reservation';
import { EventContext, On } from '@fenestra/messaging/nest/on';
import { emit } from '@fenestra/messaging/outbox/outbox';
import { Clock } from '@fenestra/platform/service/clock';
import { Config } from '@fenestra/platform/service/config';
import { lockLevels, reservePieces } from './levels';
import { Reservation } from './reservation.entity';
import type { StockConfig } from './config';
import { sharing } from './share-pieces';

@Controller()
export class ReserveOnOrderRevived {
  constructor(
    private readonly clock: Clock,
    @Inject(Config) private readonly config: StockConfig,
  ) {}

  /** All pieces that the order once held, or none: what was promised can be kept, or the money goes back. */
  @On(orderRevived, 'stock.reserve')
  async reserve(@Payload() { orderId }: DataOf<typeof orderRevived>, @Ctx() { tx }: EventContext): Promise<void> {
    const reservation = await tx.findOne(Reservation, { where: { orderId }, lock: { mode: 'pessimistic_write' } });
    if (!reservation || reservation.state === 'sold') return;
    const version = reservation.version + 1;
    if (reservation.state === 'released') {
      const held = reservation.lines.map(({ reserved, ...line }) => ({ ...line, quantity: reserved }));
      const again = sharing(await lockLevels(tx, held))(held);
      if (again.some(({ backOrdered }) => backOrdered > 0)) {
        await tx.update(Reservation, { orderId }, { version });
        return emit(tx, stockRefused, version, { orderId });
      }
      await reservePieces(tx, again);
    }
    await tx.update(Reservation, { orderId }, { state: 'active', version, expiresAt: this.expiry() });
    emit(tx, stockReserved, version, { orderId, lines: reservation.lines });
  }

  private expiry(): Date {
    return new Date(this.clock.now().getTime() + this.config.RESERVATION_MINUTES * 60_000);
  }
}
