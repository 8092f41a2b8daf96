import { Injectable } from '@nestjs/common';
import { OrdersClient } from '@fenestra/clients/service-clients';
import { paymentReceived } from '@fenestra/contracts/events/payment';
import { readOrderDues } from '@fenestra/contracts/http/orders';
import type { PaymentView } from '@fenestra/contracts/http/payments';
import { accept, refuse, type Result } from '@fenestra/domain/result';
import { isChargeable } from '@fenestra/domain/shop/money';
import { Outbox } from '@fenestra/messaging/outbox/outbox';
import type { UnitOfWork } from '@fenestra/messaging/outbox/unit-of-work';
import { rowId } from '@fenestra/platform/service/ids';
import type { Payment } from './payment.entity';
import { Payments } from './payment.table';
import { paymentView } from './payment.view';

type Refusal = 'payment-unknown' | 'amount-refused' | 'idempotency-mismatch';
type RecordedTransfer = PaymentView & { readonly repeated: boolean };
/** What a credit takes over from its order. */
type Ordered = Pick<Payment, 'orderId' | 'currency' | 'lastEvent'>;

@Injectable()
export class RecordTransfer {
  constructor(
    private readonly outbox: Outbox,
    private readonly payments: Payments,
    private readonly orders: OrdersClient,
  ) {}

  /**
   * Books a credit on the bank statement, once for its reference, in whatever way else the order is paid. Each is a payment of its own;
   * how much of it was owed is for orders to say.
   */
  async execute(orderId: string, reference: string, amount: number): Promise<Result<RecordedTransfer, Refusal>> {
    const ordered = await this.find(orderId);
    if (!ordered) return refuse('payment-unknown');
    if (!isChargeable(amount, ordered.currency)) return refuse('amount-refused');
    const isNew = await this.outbox.transaction((unit) => this.record(unit, ordered, reference, amount));
    const recorded = await this.payments.creditOf(reference);
    return recorded?.payment.orderId === orderId && recorded.amount === amount
      ? accept({ ...paymentView(recorded.payment), repeated: !isNew })
      : refuse('idempotency-mismatch');
  }

  /** An order that was never to be paid at once is known to orders alone. */
  private async find(orderId: string): Promise<Ordered | undefined> {
    const [last] = await this.payments.ofOrder(orderId);
    if (last) return last;
    const dues = await this.orders.call(readOrderDues, { params: { id: orderId } });
    return dues.ok ? dues.value : undefined;
  }

  /** Resolves to false for a reference that was booked before. */
  private async record(unit: UnitOfWork, ordered: Ordered, reference: string, amount: number): Promise<boolean> {
    const { orderId, currency, lastEvent } = ordered;
    const id = rowId();
    if (!(await this.payments.claimReference(unit, reference, id, amount))) return false;
    await this.emitEarlierCredits(unit, orderId);
    const provider = 'transfer';
    const credit = {
      id,
      orderId,
      attempt: null,
      provider,
      amount,
      currency,
      lastEvent,
      state: 'paid',
      checkAt: null,
    } as const;
    await this.payments.insert(unit, [credit]);
    await this.emitReceived(unit, (await this.payments.lock(unit, { id }))!, amount);
    return true;
  }

  /** Credits that were counted together while each was not yet a payment, and had not become all that was due. */
  private async emitEarlierCredits(unit: UnitOfWork, orderId: string): Promise<void> {
    const awaited = await this.payments.lock(unit, { orderId, state: 'awaiting' });
    if (awaited && awaited.paid > 0) await this.emitReceived(unit, awaited, awaited.paid);
  }

  private emitReceived(unit: UnitOfWork, payment: Payment, amount: number): Promise<void> {
    const { id: paymentId, orderId, currency } = payment;
    const data = { orderId, paymentId, currency, amount };
    return this.payments.advance(unit, payment, { state: 'paid', paid: amount }, paymentReceived, data);
  }
}
