import { join } from 'node:path';
import { Module } from '@nestjs/common';
import { z } from 'zod';
import type { Service } from '@fenestra/platform/service';
import { Bells } from './bells';
import { ErpEvent, ErpFeed, ErpWaiting } from './erp-event.entity';
import { ExpireOrders } from './expire-orders.job';
import { OnPaymentFailed } from './on-payment-failed';
import { OnPaymentReceived } from './on-payment-received';
import { OnPaymentRefunded } from './on-payment-refunded';
import { OnSessionOpened } from './on-session-opened';
import { OnStockRefused } from './on-stock-refused';
import { OnStockReserved } from './on-stock-reserved';
import { OrderCount } from './order-count.entity';
import { Order } from './order.entity';
import { OrdersController } from './orders.controller';
import { PlaceOrder } from './place-order';
import { ReadFeed } from './read-feed';
import { ReadOrder } from './read-order';
import { ReadSnapshot } from './read-snapshot';
import { ReadSnapshots } from './read-snapshots';
import { RecordInFeed } from './record-in-feed';
import { ReleaseWaiting } from './release-waiting.job';
import { StoreOrders } from './store-orders';
import { ViewOrder } from './view-order';

const amount = z.coerce.number().positive();

const OrdersConfig = z.object({
  /** How long stock may take to answer before the order ends. */
  RESERVATION_MINUTES: amount.default(20),
  /** A session of the card gateway lives for twelve hours (external-services 1.5). */
  PAYMENT_SESSION_MINUTES: amount.default(12 * 60),
  PAYMENT_GRACE_MINUTES: amount.default(60),
  TRANSFER_DAYS: amount.default(14),
});
export type OrdersConfig = z.output<typeof OrdersConfig>;

@Module({
  controllers: [
    OrdersController,
    OnStockReserved,
    OnStockRefused,
    OnSessionOpened,
    OnPaymentReceived,
    OnPaymentFailed,
    OnPaymentRefunded,
    RecordInFeed,
  ],
  providers: [
    PlaceOrder,
    StoreOrders,
    ReadOrder,
    ReadSnapshot,
    ReadSnapshots,
    ReadFeed,
    ViewOrder,
    Bells,
    ExpireOrders,
    ReleaseWaiting,
  ],
})
class OrdersModule {}

export const orders: Service = {
  name: 'orders',
  module: OrdersModule,
  config: OrdersConfig,
  entities: [Order, OrderCount, ErpEvent, ErpFeed, ErpWaiting],
  migrations: join(__dirname, 'migrations'),
  needs: ['cart', 'payments'],
  jobs: [ExpireOrders, ReleaseWaiting],
};
