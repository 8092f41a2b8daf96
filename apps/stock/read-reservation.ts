import { Injectable } from '@nestjs/common';
import { accept } from '@fenestra/domain/result';
import { Reservations } from './reservation.table';

@Injectable()
export class ReadReservation {
  constructor(private readonly reservations: Reservations) {}

  /** What an order holds, for operators; nothing where it needs no stock. */
  async execute(orderId: string) {
    const found = await this.reservations.byOrder(orderId);
    if (!found) return accept({ reservation: null });
    const { state, lines, expiresAt } = found;
    return accept({ reservation: { state, lines: [...lines], expiresAt: expiresAt.toISOString() } });
  }
}
