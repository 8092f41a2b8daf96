import type { EntityManager } from 'typeorm';
import { stockReleased } from '@fenestra/contracts/events/reservation';
import { emit } from '@fenestra/messaging/outbox/outbox';
import { freePieces, lockLevels } from './levels';
import { Reservation } from './reservation.entity';

/** Frees what an order holds, once: from `active` to `released`. `unless` keeps a reservation that must not go yet. */
export async function releaseReservation(
  tx: EntityManager,
  orderId: string,
  unless: (reservation: Reservation) => boolean = () => false,
): Promise<void> {
  const where = { orderId, state: 'active' as const };
  const reservation = await tx.findOne(Reservation, { where, lock: { mode: 'pessimistic_write' } });
  if (!reservation || unless(reservation)) return;
  const version = reservation.version + 1;
  await lockLevels(tx, reservation.lines);
  await freePieces(tx, reservation.lines);
  await tx.update(Reservation, { orderId }, { state: 'released', version });
  emit(tx, stockReleased, version, { orderId });
}
