import { join } from 'node:path';
import { Module } from '@nestjs/common';
import { OrdersClient } from '@fenestra/clients/service-clients';
import type { Service } from '@fenestra/platform/service/service';
import { AskProvider } from './ask-provider';
import { CheckPayment } from './check-payment';
import { CheckPayments } from './check-payments.job';
import { PaymentsConfig } from './config';
import { EndOnOrderOver } from './end-on-order-over';
import { ForgetPayments } from './forget-payments.job';
import { FollowChangedWay } from './follow-changed-way';
import { HearNotification } from './hear-notification';
import { ListDisputes } from './list-disputes';
import { ListRefunds } from './list-refunds';
import { OpenOnPaymentRequested } from './open-on-payment-requested';
import { OpenSession } from './open-session.job';
import { OverduePayments } from './overdue-payments';
import { Payment, TransferReceipt } from './payment.entity';
import { Payments } from './payment.table';
import { PaymentsOfPerson } from './payments-of-person';
import { PaymentsController } from './payments.controller';
import { Gopay } from './providers/gopay/gopay';
import { GopayClient } from './providers/gopay/gopay-client';
import { PaymentProviders } from './providers/payment-providers';
import { Paypal } from './providers/paypal/paypal';
import { PaypalClient } from './providers/paypal/paypal-client';
import { PaypalSignature } from './providers/paypal/paypal-signature';
import { ReadPayment } from './read-payment';
import { Reconcile } from './reconcile';
import { RecordRefund } from './record-refund';
import { RecordTransfer } from './record-transfer';
import { RefundOnRequest } from './refund-on-request';
import { RefundPayment } from './refund-payment.job';
import { ReopenPayment } from './reopen-payment';
import { WatchPayments } from './watch-payments';

@Module({
  controllers: [PaymentsController, OpenOnPaymentRequested, FollowChangedWay, EndOnOrderOver, RefundOnRequest],
  providers: [
    Payments,
    PaymentProviders,
    GopayClient,
    Gopay,
    PaypalClient,
    PaypalSignature,
    Paypal,
    AskProvider,
    ReadPayment,
    OverduePayments,
    CheckPayment,
    HearNotification,
    Reconcile,
    ReopenPayment,
    RecordTransfer,
    ListRefunds,
    ListDisputes,
    RecordRefund,
    OpenSession,
    RefundPayment,
    CheckPayments,
    ForgetPayments,
    PaymentsOfPerson,
    WatchPayments,
  ],
})
class PaymentsModule {}

export const payments: Service = {
  name: 'payments',
  module: PaymentsModule,
  config: PaymentsConfig,
  entities: [Payment, TransferReceipt],
  migrations: join(__dirname, 'migrations'),
  needs: [OrdersClient],
  personalData: PaymentsOfPerson,
  jobs: [OpenSession, RefundPayment, CheckPayments, ForgetPayments],
};
