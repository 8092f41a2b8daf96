import { Controller } from '@nestjs/common';
import { Ctx, Payload } from '@nestjs/microservices';
import type { EntityManager } from 'typeorm';
import type { DataOf } from '@fenestra/contracts/event';
import { orderConfirmed } from '@fenestra/contracts/events/order';
import { stockReserved } from '@fenestra/contracts/events/reservation';
import { EventContext, On } from '@fenestra/messaging/nest/on';
import { emit } from '@fenestra/messaging/outbox/outbox';
import { lockLevels, reservePieces, sellPieces } from './levels';
import { Reservation } from './reservation.entity';
import { sharing } from './share-pieces';

@Controller()
export class SellOnOrderConfirmed {
  /**
   * The pieces leave the stock. Where the reservation had run out, what is left of them is taken and the rest back-ordered:
   * a confirmed order is never undone.
   */
  @On(orderConfirmed, 'stock.reserve')
  async sell(@Payload() { orderId }: DataOf<typeof orderConfirmed>, @Ctx() { tx }: EventContext): Promise<void> {
    const reservation = await tx.findOne(Reservation, { where: { orderId }, lock: { mode: 'pessimistic_write' } });
    if (!reservation || reservation.state === 'sold') return;
    const version = reservation.version + 1;
    const lines = reservation.state === 'active' ? reservation.lines : await takeAgain(tx, reservation);
    await lockLevels(tx, lines);
    await sellPieces(tx, lines);
    await tx.update(Reservation, { orderId }, { state: 'sold', lines, version });
    if (reservation.state === 'released') emit(tx, stockReserved, version, { orderId, lines });
  }
}

async function takeAgain(tx: EntityManager, reservation: Reservation): Promise<Reservation['lines']> {
  const wanted = reservation.lines.map(({ reserved, backOrdered, ...line }) => ({
    ...line,
    quantity: reserved + backOrdered,
  }));
  const lines = sharing(await lockLevels(tx, wanted))(wanted);
  await reservePieces(tx, lines);
  return lines;
}
