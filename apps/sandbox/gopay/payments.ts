import { randomBytes, randomInt } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { Ledger, LedgerRecord } from '../ledger';
import { isNotified, isTransition, type NewPayment, type Payment, sessionHours, type State } from './payment';

const maxCountedPayments = 10_000;

type Announce = (payment: Payment) => Promise<void>;

/** All payments, rebuilt from the ledger at start. */
export class Payments {
  private readonly byId = new Map<number, Payment>();
  /** Whether a refund is accepted at first, and done when it is said. */
  refundsTakeTime = false;
  private readonly statusRequests = new LRUCache<number, number>({ max: maxCountedPayments });
  private announce: Announce = () => Promise.resolve();

  constructor(
    private readonly ledger: Ledger,
    private readonly now: () => Date,
  ) {
    for (const record of ledger.records) this.replay(record);
  }

  /** How the shop is told of a state that GoPay announces. */
  onStateChange(announce: Announce): void {
    this.announce = announce;
  }

  all(): Payment[] {
    return [...this.byId.values()].map((payment) => this.expireIfOld(payment));
  }

  find(id: number): Payment | undefined {
    const payment = this.byId.get(id);
    return payment && this.expireIfOld(payment);
  }

  /** As the shop sees it when it asks; asking is counted, also about what is not there. */
  readStatus(id: number): Payment | undefined {
    this.statusRequests.set(id, this.statusRequestCount(id) + 1);
    return this.find(id);
  }

  statusRequestCount = (id: number): number => this.statusRequests.get(id) ?? 0;

  findByPage(page: string): Payment | undefined {
    return this.all().find((payment) => payment.page === page);
  }

  create(newPayment: NewPayment): Payment {
    const payment: Payment = {
      ...newPayment,
      id: randomInt(3_000_000_000, 4_000_000_000),
      page: randomBytes(16).toString('base64url'),
      createdAt: this.now().toISOString(),
      state: 'CREATED',
      subState: null,
      instrument: null,
      refunded: 0,
      underWay: 0,
    };
    this.ledger.write('gopay.created', { payment });
    this.byId.set(payment.id, payment);
    return payment;
  }

  /** The promise of the announcement; undefined when the move is illegal, which changes nothing. */
  move(
    payment: Payment,
    state: State,
    { subState = null, instrument = payment.instrument, amount, currency }: Partial<Payment> = {},
  ): Promise<void> | undefined {
    if (!isTransition(payment.state, state)) return undefined;
    const otherAmount = { ...(amount && { amount }), ...(currency && { currency }) };
    const moved = { state, subState, instrument, ...otherAmount };
    this.ledger.write('gopay.moved', { id: payment.id, orderNumber: payment.order_number, ...moved });
    Object.assign(payment, moved);
    return isNotified(state) ? this.announce(payment) : Promise.resolve();
  }

  /** A declined card: the session goes on, and the status says why it failed. */
  decline(payment: Payment, subState: string): void {
    this.ledger.write('gopay.declined', { id: payment.id, orderNumber: payment.order_number, subState });
    Object.assign(payment, { subState });
  }

  /** False for a payment that is not pre-authorised. */
  capture(payment: Payment): boolean {
    return payment.state === 'AUTHORIZED' && this.move(payment, 'PAID') !== undefined;
  }

  /** At once, or accepted only while refunds take time: as often as it is asked for. False for more minor units than are left. */
  requestRefund(payment: Payment, amount: number): boolean {
    if (amount > payment.amount - payment.refunded) return false;
    if (!this.refundsTakeTime) return this.refund(payment, amount) !== undefined;
    this.ledger.write('gopay.refund_accepted', { id: payment.id, orderNumber: payment.order_number, amount });
    payment.underWay += amount;
    return true;
  }

  /** What was accepted is done. */
  finishRefunds(payment: Payment): Promise<void> | undefined {
    const amount = Math.min(payment.underWay, payment.amount - payment.refunded);
    payment.underWay = 0;
    return amount > 0 ? this.refund(payment, amount) : undefined;
  }

  /** The promise of the announcement; undefined for more minor units than are left, or where nothing was paid. */
  refund(payment: Payment, amount: number): Promise<void> | undefined {
    const isPaid = payment.state === 'PAID' || payment.state === 'PARTIALLY_REFUNDED';
    if (!isPaid || amount > payment.amount - payment.refunded) return undefined;
    this.ledger.write('gopay.refunded', { id: payment.id, orderNumber: payment.order_number, amount });
    payment.refunded += amount;
    return this.move(payment, payment.refunded === payment.amount ? 'REFUNDED' : 'PARTIALLY_REFUNDED');
  }

  private expireIfOld(payment: Payment): Payment {
    const age = this.now().getTime() - Date.parse(payment.createdAt);
    const open = payment.state === 'CREATED' || payment.state === 'PAYMENT_METHOD_CHOSEN';
    if (open && age > sessionHours * 3_600_000) void this.move(payment, 'TIMEOUTED', { subState: '_5024' });
    return payment;
  }

  private replay(record: LedgerRecord): void {
    if (record.kind === 'gopay.created') {
      const { payment } = record as unknown as { payment: Payment };
      this.byId.set(payment.id, { ...payment, underWay: 0 });
      return;
    }
    const payment = this.byId.get(record['id'] as number);
    if (!payment) return;
    if (record.kind === 'gopay.refund_accepted') payment.underWay += record['amount'] as number;
    if (record.kind === 'gopay.refunded') {
      payment.refunded += record['amount'] as number;
      payment.underWay = Math.max(0, payment.underWay - (record['amount'] as number));
    }
    if (record.kind === 'gopay.declined') payment.subState = record['subState'] as string;
    const { state, subState, instrument, amount = payment.amount, currency = payment.currency } = record;
    if (record.kind === 'gopay.moved') Object.assign(payment, { state, subState, instrument, amount, currency });
  }
}
