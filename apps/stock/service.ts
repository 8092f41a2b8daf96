import { join } from 'node:path';
import { Module } from '@nestjs/common';
import type { Service } from '@fenestra/platform/service/service';
import { StockConfig } from './config';
import { PurgeReservations } from './purge-reservations.job';
import { ExtendOnPaymentRequested } from './extend-on-payment-requested';
import { OverdueReservations } from './overdue-reservations';
import { ReadAvailability } from './read-availability';
import { ReadReservation } from './read-reservation';
import { ReleaseExpired } from './release-expired.job';
import { ReleaseOnOrderEnded } from './release-on-order-ended';
import { ReleaseReservations } from './release-reservations';
import { Reservation } from './reservation.entity';
import { Reservations } from './reservation.table';
import { ReserveOnOrderPlaced } from './reserve-on-order-placed';
import { ReserveOnOrderRevived } from './reserve-on-order-revived';
import { SellOnOrderConfirmed } from './sell-on-order-confirmed';
import { SetStock } from './set-stock';
import { HoldOrSellStock } from './hold-or-sell-stock';
import { StockController } from './stock.controller';
import { StockLevel } from './stock-level.entity';
import { StockLevels } from './stock-level.table';

@Module({
  controllers: [
    StockController,
    ReserveOnOrderPlaced,
    ExtendOnPaymentRequested,
    ReserveOnOrderRevived,
    ReleaseOnOrderEnded,
    SellOnOrderConfirmed,
  ],
  providers: [
    StockLevels,
    Reservations,
    OverdueReservations,
    ReadAvailability,
    ReadReservation,
    SetStock,
    ReleaseReservations,
    HoldOrSellStock,
    ReleaseExpired,
    PurgeReservations,
  ],
})
class StockModule {}

export const stock: Service = {
  name: 'stock',
  module: StockModule,
  config: StockConfig,
  entities: [StockLevel, Reservation],
  migrations: join(__dirname, 'migrations'),
  jobs: [PurgeReservations, ReleaseExpired],
};
