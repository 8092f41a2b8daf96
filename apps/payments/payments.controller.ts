import { Controller } from '@nestjs/common';
import {
  checkPayment,
  handlePaymentNotification,
  listPaidOrders,
  listPayments,
  listDisputes,
  listManualRefunds,
  readPayment,
  reconcilePayment,
  recordRefund,
  recordTransfer,
  reopenPayment,
} from '@fenestra/contracts/http/payments';
import { readOverdue } from '@fenestra/contracts/http/overdue';
import { accept } from '@fenestra/domain/result';
import { type Call, Serve } from '@fenestra/platform/http/serve-endpoint';
import { CheckPayment } from './check-payment';
import { HandlePaymentNotification } from './handle-payment-notification';
import { ListDisputes } from './list-disputes';
import { ListRefunds } from './list-refunds';
import { OverduePayments } from './overdue-payments';
import { paymentView } from './payment.view';
import { ReadPayment } from './read-payment';
import { Reconcile } from './reconcile';
import { RecordRefund } from './record-refund';
import { RecordTransfer } from './record-transfer';
import { ReopenPayment } from './reopen-payment';

@Controller()
export class PaymentsController {
  constructor(
    private readonly readPayment: ReadPayment,
    private readonly checkPayment: CheckPayment,
    private readonly handlePaymentNotification: HandlePaymentNotification,
    private readonly reconcile: Reconcile,
    private readonly reopenPayment: ReopenPayment,
    private readonly recordTransfer: RecordTransfer,
    private readonly listRefunds: ListRefunds,
    private readonly listDisputes: ListDisputes,
    private readonly recordRefund: RecordRefund,
    private readonly overduePayments: OverduePayments,
  ) {}

  @Serve(readPayment)
  read({ params }: Call<typeof readPayment>) {
    return this.readPayment.execute(params.orderId);
  }

  @Serve(listPayments)
  listAll({ params }: Call<typeof listPayments>) {
    return this.readPayment.all(params.orderId);
  }

  @Serve(listPaidOrders)
  paid({ body }: Call<typeof listPaidOrders>) {
    return this.readPayment.paidOf(body.orderIds);
  }

  @Serve(readOverdue)
  overdue() {
    return this.overduePayments.execute();
  }

  @Serve(reconcilePayment)
  async reconcilePayment({ body }: Call<typeof reconcilePayment>) {
    const { provider, providerId, ...said } = body;
    const payment = await this.reconcile.execute(provider, providerId, said);
    return accept({ payment: payment ? paymentView(payment) : null });
  }

  @Serve(checkPayment)
  check({ params }: Call<typeof checkPayment>) {
    return this.checkPayment.execute(params.orderId);
  }

  @Serve(handlePaymentNotification)
  handleNotification({ body: { provider, ...message } }: Call<typeof handlePaymentNotification>) {
    return this.handlePaymentNotification.execute(provider, message);
  }

  @Serve(reopenPayment)
  reopen({ params }: Call<typeof reopenPayment>) {
    return this.reopenPayment.execute(params.orderId);
  }

  @Serve(recordTransfer)
  receive({ params, body, idempotencyKey }: Call<typeof recordTransfer>) {
    return this.recordTransfer.execute(params.orderId, idempotencyKey, body.amount);
  }

  @Serve(listManualRefunds)
  refunds() {
    return this.listRefunds.execute();
  }

  @Serve(listDisputes)
  disputes() {
    return this.listDisputes.execute();
  }

  @Serve(recordRefund)
  refunded({ params, body }: Call<typeof recordRefund>) {
    return this.recordRefund.execute(params.paymentId, body.amount);
  }
}
