import { Controller } from '@nestjs/common';
import { readPayment, reconcilePayment, recordTransfer, reopenPayment } from '@fenestra/contracts/http/payments';
import { accept } from '@fenestra/domain/result';
import { type Call, Serve } from '@fenestra/platform/http/http-edge';
import { paymentView } from './payment.view';
import { ReadPayment } from './read-payment';
import { Reconcile } from './reconcile';
import { RecordTransfer } from './record-transfer';
import { ReopenPayment } from './reopen-payment';

@Controller()
export class PaymentsController {
  constructor(
    private readonly readPayment: ReadPayment,
    private readonly reconcile: Reconcile,
    private readonly reopenPayment: ReopenPayment,
    private readonly recordTransfer: RecordTransfer,
  ) {}

  @Serve(readPayment)
  read({ params }: Call<typeof readPayment>) {
    return this.readPayment.execute(params.orderId);
  }

  @Serve(reconcilePayment)
  async ask({ body }: Call<typeof reconcilePayment>) {
    const payment = await this.reconcile.execute(body.provider, body.providerId);
    return accept({ payment: payment ? paymentView(payment) : null });
  }

  @Serve(reopenPayment)
  reopen({ params }: Call<typeof reopenPayment>) {
    return this.reopenPayment.execute(params.orderId);
  }

  @Serve(recordTransfer)
  receive({ params, body, idempotencyKey }: Call<typeof recordTransfer>) {
    return this.recordTransfer.execute(params.orderId, idempotencyKey, body.amount);
  }
}
