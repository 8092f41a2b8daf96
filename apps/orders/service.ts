import { join } from 'node:path';
import { Module } from '@nestjs/common';
import { CartClient } from '@fenestra/clients/service-clients';
import type { Service } from '@fenestra/platform/service/service';
import { CommitSignals } from './commit-signals';
import { OrdersConfig } from './config';
import { CancelOrder } from './console/cancel-order';
import { CheckOrder } from './console/check-order';
import { OperatorActions } from './console/operator-action.table';
import { RecordOperatorAction } from './console/record-operator-action';
import { OverdueOrders } from './console/overdue-orders';
import { ConsoleController } from './console/console.controller';
import { ConsoleQueries } from './console/console-queries';
import { ShipOrder } from './console/ship-order';
import { SkipNumbers } from './console/skip-numbers';
import { ErpEvent, ErpFeed, ErpReader, ErpWaiting } from './feed/erp-event.entity';
import { PurgeVisitorIds } from './report/purge-visitor-ids.job';
import { ChangePaymentMethod } from './saga/change-payment-method';
import { ExpireOrders } from './saga/expire-orders.job';
import { OnPaymentFailed } from './saga/on-payment-failed';
import { OnPaymentReceived } from './saga/on-payment-received';
import { OnPaymentRefunded } from './saga/on-payment-refunded';
import { OnSessionOpened } from './saga/on-session-opened';
import { ConfirmMail } from './saga/confirm-mail';
import { OnStockReleased } from './saga/on-stock-released';
import { OnStockRefused } from './saga/on-stock-refused';
import { OnStockReserved } from './saga/on-stock-reserved';
import { StockHold } from './place/stock-hold.entity';
import { OrderCount } from './place/order-count.entity';
import { Order } from './order.entity';
import { Orders } from './order.table';
import { OrdersController } from './orders.controller';
import { AcknowledgeOrder } from './place/acknowledge-order';
import { CloseCarts } from './place/close-carts';
import { PlaceOrder } from './place/place-order';
import { Feed } from './feed/feed.table';
import { ReadFeed } from './feed/read-feed';
import { EraseOrders } from './personal/erase-orders';
import { PurgeOrders } from './personal/purge-orders.job';
import { OrdersOfPerson } from './personal/orders-of-person';
import { PersonalOrders } from './personal/personal-orders.table';
import { OrderViews } from './read/order-views';
import { ReadDues } from './read/read-dues';
import { ReadOrder } from './read/read-order';
import { ReadReportedOrder } from './report/read-reported-order';
import { ReadSnapshot } from './read/read-snapshot';
import { ReadSnapshots } from './read/read-snapshots';
import { RecordInFeed } from './feed/record-in-feed';
import { PublishWaitingEvents } from './feed/publish-waiting-events.job';
import { StoreOrders } from './place/store-orders';
import { OpenOrderStatistics } from './monitoring/open-orders.table';
import { OrderGauges } from './monitoring/order-gauges';
import { DeclareWithdrawal } from './withdraw/declare-withdrawal';
import { ReadWithdrawals } from './withdraw/read-withdrawals';
import { WithdrawFromOrder } from './withdraw/withdraw-from-order';
import { Withdrawal } from './withdraw/withdrawal.entity';
import { Withdrawals } from './withdraw/withdrawal.table';
import { WithdrawalsController } from './withdraw/withdrawals.controller';

@Module({
  controllers: [
    OrdersController,
    OnStockReserved,
    OnStockRefused,
    OnStockReleased,
    OnSessionOpened,
    OnPaymentReceived,
    OnPaymentFailed,
    OnPaymentRefunded,
    RecordInFeed,
    WithdrawalsController,
    ConsoleController,
  ],
  providers: [
    Orders,
    OrderViews,
    Feed,
    PlaceOrder,
    ConfirmMail,
    AcknowledgeOrder,
    CloseCarts,
    StoreOrders,
    ChangePaymentMethod,
    ReadOrder,
    ReadDues,
    ReadReportedOrder,
    ReadSnapshot,
    ReadSnapshots,
    ReadFeed,
    CommitSignals,
    ExpireOrders,
    PurgeVisitorIds,
    PersonalOrders,
    EraseOrders,
    OrdersOfPerson,
    PurgeOrders,
    PublishWaitingEvents,
    DeclareWithdrawal,
    ReadWithdrawals,
    WithdrawFromOrder,
    Withdrawals,
    CancelOrder,
    CheckOrder,
    OperatorActions,
    RecordOperatorAction,
    OverdueOrders,
    ShipOrder,
    SkipNumbers,
    ConsoleQueries,
    OpenOrderStatistics,
    OrderGauges,
  ],
})
class OrdersModule {}

export const orders: Service = {
  name: 'orders',
  module: OrdersModule,
  config: OrdersConfig,
  entities: [Order, OrderCount, StockHold, ErpEvent, ErpFeed, ErpReader, ErpWaiting, Withdrawal],
  migrations: join(__dirname, 'migrations'),
  needs: [CartClient],
  personalData: OrdersOfPerson,
  jobs: [ExpireOrders, PurgeOrders, PurgeVisitorIds, PublishWaitingEvents],
};
