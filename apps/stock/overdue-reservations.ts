import { Injectable } from '@nestjs/common';
import { maxOverduePerKind, type Overdue } from '@fenestra/contracts/http/overdue';
import { accept } from '@fenestra/domain/result';
import { Clock } from '@fenestra/platform/service/clock';
import { Reservations } from './reservation.table';

/** The sweep that releases comes every minute. */
const releaseSeconds = 180;

/** Which goods should be free for others again. */
@Injectable()
export class OverdueReservations {
  constructor(
    private readonly reservations: Reservations,
    private readonly clock: Clock,
  ) {}

  async execute() {
    const before = new Date(this.clock.now().getTime() - releaseSeconds * 1_000);
    const expired = await this.reservations.expiredSince(before, maxOverduePerKind);
    const overdue = expired.map(({ orderId, expiresAt }): Overdue => ({
      ...{ kind: 'reservation', orderId, since: expiresAt.toISOString(), limitSeconds: releaseSeconds },
      detail: 'its goods should be free for others',
    }));
    return accept({ overdue });
  }
}
