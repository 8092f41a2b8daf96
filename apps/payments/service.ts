import { join } from 'node:path';
import { Module } from '@nestjs/common';
import { OrdersClient } from '@fenestra/clients/service-clients';
import type { Service } from '@fenestra/platform/service/service';
import { PollProvider } from './poll-provider';
import { CheckPayment } from './check-payment';
import { CheckPayments } from './check-payments.job';
import { PaymentsConfig } from './config';
import { CloseOnOrderEndedOrConfirmed } from './close-on-order-ended-or-confirmed';
import { PurgePayments } from './purge-payments.job';
import { OnPaymentWayChanged } from './on-payment-way-changed';
import { HandlePaymentNotification } from './handle-payment-notification';
import { ListDisputes } from './list-disputes';
import { ListRefunds } from './list-refunds';
import { OpenOnPaymentRequested } from './open-on-payment-requested';
import { OpenSession } from './open-session.job';
import { OverduePayments } from './overdue-payments';
import { Payment, TransferReceipt } from './payment.entity';
import { PaymentPurge } from './payment-purge.table';
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
import { PaymentGauges } from './payment-gauges';

@Module({
  controllers: [
    PaymentsController,
    OpenOnPaymentRequested,
    OnPaymentWayChanged,
    CloseOnOrderEndedOrConfirmed,
    RefundOnRequest,
  ],
  providers: [
    Payments,
    PaymentPurge,
    PaymentProviders,
    GopayClient,
    Gopay,
    PaypalClient,
    PaypalSignature,
    Paypal,
    PollProvider,
    ReadPayment,
    OverduePayments,
    CheckPayment,
    HandlePaymentNotification,
    Reconcile,
    ReopenPayment,
    RecordTransfer,
    ListRefunds,
    ListDisputes,
    RecordRefund,
    OpenSession,
    RefundPayment,
    CheckPayments,
    PurgePayments,
    PaymentsOfPerson,
    PaymentGauges,
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
  jobs: [OpenSession, RefundPayment, CheckPayments, PurgePayments],
};
