import { join } from 'node:path';
import { Module } from '@nestjs/common';
import { CartClient } from '@fenestra/clients/service-clients';
import type { Service } from '@fenestra/platform/service/service';
import { CommitSignals } from './commit-signals';
import { OrdersConfig } from './config';
import { CancelOrder } from './desk/cancel-order';
import { CheckOrder } from './desk/check-order';
import { DeskActions } from './desk/desk-action.table';
import { NoteAction } from './desk/note-action';
import { OverdueOrders } from './desk/overdue-orders';
import { DeskController } from './desk/desk.controller';
import { ReadDesk } from './desk/read-desk';
import { ShipOrder } from './desk/ship-order';
import { SkipNumbers } from './desk/skip-numbers';
import { ErpEvent, ErpFeed, ErpReader, ErpWaiting } from './feed/erp-event.entity';
import { ForgetVisitors } from './report/forget-visitors.job';
import { ChangeWay } from './saga/change-way';
import { ExpireOrders } from './saga/expire-orders.job';
import { OnPaymentFailed } from './saga/on-payment-failed';
import { OnPaymentReceived } from './saga/on-payment-received';
import { OnPaymentRefunded } from './saga/on-payment-refunded';
import { OnSessionOpened } from './saga/on-session-opened';
import { AnswerMail } from './saga/answer-mail';
import { OnStockReleased } from './saga/on-stock-released';
import { OnStockRefused } from './saga/on-stock-refused';
import { OnStockReserved } from './saga/on-stock-reserved';
import { HeldPiece } from './place/held-piece.entity';
import { OrderCount } from './place/order-count.entity';
import { Order } from './order.entity';
import { Orders } from './order.table';
import { OrdersController } from './orders.controller';
import { AnswerWithOrder } from './place/answer-with-order';
import { CloseCarts } from './place/close-carts';
import { PlaceOrder } from './place/place-order';
import { Feed } from './feed/feed.table';
import { ReadFeed } from './feed/read-feed';
import { EraseOrders } from './personal/erase-orders';
import { ForgetOrders } from './personal/forget-orders.job';
import { OrdersOfPerson } from './personal/orders-of-person';
import { PersonalOrders } from './personal/personal-orders.table';
import { OrderViews } from './read/order-views';
import { ReadDues } from './read/read-dues';
import { ReadOrder } from './read/read-order';
import { ReadReported } from './report/read-reported';
import { ReadSnapshot } from './read/read-snapshot';
import { ReadSnapshots } from './read/read-snapshots';
import { RecordInFeed } from './feed/record-in-feed';
import { ReleaseWaiting } from './feed/release-waiting.job';
import { StoreOrders } from './place/store-orders';
import { WatchedOrders } from './watch/open-orders.table';
import { WatchOrders } from './watch/watch-orders';
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
    DeskController,
  ],
  providers: [
    Orders,
    OrderViews,
    Feed,
    PlaceOrder,
    AnswerMail,
    AnswerWithOrder,
    CloseCarts,
    StoreOrders,
    ChangeWay,
    ReadOrder,
    ReadDues,
    ReadReported,
    ReadSnapshot,
    ReadSnapshots,
    ReadFeed,
    CommitSignals,
    ExpireOrders,
    ForgetVisitors,
    PersonalOrders,
    EraseOrders,
    OrdersOfPerson,
    ForgetOrders,
    ReleaseWaiting,
    DeclareWithdrawal,
    ReadWithdrawals,
    WithdrawFromOrder,
    Withdrawals,
    CancelOrder,
    CheckOrder,
    DeskActions,
    NoteAction,
    OverdueOrders,
    ShipOrder,
    SkipNumbers,
    ReadDesk,
    WatchedOrders,
    WatchOrders,
  ],
})
class OrdersModule {}

export const orders: Service = {
  name: 'orders',
  module: OrdersModule,
  config: OrdersConfig,
  entities: [Order, OrderCount, HeldPiece, ErpEvent, ErpFeed, ErpReader, ErpWaiting, Withdrawal],
  migrations: join(__dirname, 'migrations'),
  needs: [CartClient],
  personalData: OrdersOfPerson,
  jobs: [ExpireOrders, ForgetOrders, ForgetVisitors, ReleaseWaiting],
};
