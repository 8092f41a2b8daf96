import { Outbox } from '@fenestra/messaging/outbox/outbox';
import { ReleaseExpired } from '@fenestra/stock/release-expired.job';
import { ReleaseReservations } from '@fenestra/stock/release-reservations';
import { Reservations } from '@fenestra/stock/reservation.table';
import { StockLevels } from '@fenestra/stock/stock-level.table';
import type { TestService } from '@fenestra/testing/start-test-service';

/** The sweep of the stock service, when a test wants it. */
export function releaseExpired({ db, clock }: TestService): Promise<void> {
  const reservations = new Reservations(db);
  const release = new ReleaseReservations(reservations, new StockLevels(db));
  return new ReleaseExpired(new Outbox(db), clock, reservations, release, db).perform();
}
