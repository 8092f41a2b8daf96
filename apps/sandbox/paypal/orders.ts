import { randomInt } from 'node:crypto';
import type { Ledger } from '../ledger';
import {
  type Amount,
  capturedAmount,
  type CaptureStatus,
  hundredths,
  type NewOrder,
  type Order,
  type Source,
  unitOf,
} from './order';

export type OrderEvent = { readonly event: string; readonly order: Order };
type Announce = (orderEvent: OrderEvent) => Promise<void>;

/** Unapproved orders are forgotten after hours; how many is not told (external-services 2.3). */
const retentionMs = 6 * 3_600_000;

/** All orders, rebuilt from the ledger at start. */
export class Orders {
  private readonly byId = new Map<string, Order>();
  /** Whether a refund is PENDING at first, and done when it is said. */
  refundsTakeTime = false;
  private announce: Announce = () => Promise.resolve();

  constructor(
    private readonly ledger: Ledger,
    private readonly now: () => Date,
  ) {
    for (const { kind, order, id, changes } of ledger.records) {
      if (kind === 'paypal.created') this.byId.set((order as Order).id, structuredClone(order) as Order);
      else if (changes) Object.assign(this.byId.get(id as string) ?? {}, changes); // of one of long ago its beginning is forgotten
    }
  }

  /** How the shop is told news. */
  onEvent(announce: Announce): void {
    this.announce = announce;
  }

  all(): Order[] {
    return [...this.byId.values()];
  }

  find(id: string): Order | undefined {
    const order = this.byId.get(id);
    return order && !this.isExpired(order) ? order : undefined;
  }

  findByCapture(id: string): Order | undefined {
    return this.all().find(({ capture }) => capture?.id === id);
  }

  /** Whether another order has collected money for the invoice. */
  isCollected(invoice: string | undefined): boolean {
    return this.all().some((order) => order.capture && invoice && unitOf(order).invoice_id === invoice);
  }

  create(wanted: NewOrder): Order {
    const order: Order = {
      id: newId(),
      createdAt: this.now().toISOString(),
      wanted,
      status: 'PAYER_ACTION_REQUIRED',
      source: null,
      capture: null,
    };
    this.ledger.write('paypal.created', { order: structuredClone(order) });
    this.byId.set(order.id, order);
    return order;
  }

  /** The payer agrees, with a source of money. */
  approve(order: Order, source: Source): Promise<void> {
    this.change('paypal.approved', order, { status: 'APPROVED', source });
    return this.announce({ event: 'CHECKOUT.ORDER.APPROVED', order });
  }

  /** The payer turns round, of which nobody is told; the order could still be approved. */
  cancel({ id }: Order): void {
    this.ledger.write('paypal.cancelled', { id });
  }

  /** The approval lapses before the shop has captured. */
  reverse(order: Order): Promise<void> {
    this.change('paypal.reversed', order, { status: 'VOIDED' });
    return this.announce({ event: 'CHECKOUT.PAYMENT-APPROVAL.REVERSED', order });
  }

  /** False when the source of money is declined: then the payer has to choose another one. */
  capture(order: Order): boolean {
    if (order.source === 'declines') {
      this.change('paypal.declined', order, { status: 'PAYER_ACTION_REQUIRED', source: null });
      return false;
    }
    const status = order.source === 'pends' ? 'PENDING' : 'COMPLETED';
    const capture = { id: newId(), status, refunded: 0 } as const;
    this.change('paypal.captured', order, { status: 'COMPLETED', capture });
    void this.announce({ event: `PAYMENT.CAPTURE.${status}`, order });
    return true;
  }

  /** A capture that was pending is decided. */
  settle(order: Order, status: CaptureStatus): Promise<void> {
    this.change('paypal.settled', order, { capture: { ...order.capture!, status } });
    return this.announce({ event: `PAYMENT.CAPTURE.${status === 'DECLINED' ? 'DENIED' : status}`, order });
  }

  /** At once, or PENDING while refunds take time; `amount` in hundredths, at most what is left. */
  requestRefund(order: Order, amount: number): Promise<void> {
    if (!this.refundsTakeTime) return this.refund(order, amount);
    const underWay = (order.capture!.underWay ?? 0) + amount;
    this.change('paypal.refund_accepted', order, { capture: { ...order.capture!, underWay } });
    return Promise.resolve();
  }

  /** What was PENDING is done. */
  finishRefunds(order: Order): Promise<void> {
    const { underWay = 0, ...capture } = order.capture!;
    Object.assign(order, { capture });
    return this.refund(order, underWay);
  }

  /** What was PENDING came to nothing, of which nobody is told. */
  failRefunds(order: Order): Promise<void> {
    const { underWay = 0, failed = [], ...capture } = order.capture!;
    this.change('paypal.refund_failed', order, { capture: { ...capture, failed: [...failed, underWay] } });
    return Promise.resolve();
  }

  /** `amount` in hundredths, at most what is left. */
  refund(order: Order, amount: number): Promise<void> {
    const refunded = order.capture!.refunded + amount;
    const status = refunded === hundredths(capturedAmount(order)) ? 'REFUNDED' : 'PARTIALLY_REFUNDED';
    this.change('paypal.refunded', order, { capture: { ...order.capture!, status, refunded } });
    return this.announce({ event: 'PAYMENT.CAPTURE.REFUNDED', order });
  }

  /** Will capture another sum than the shop has asked for. */
  overrideAmount(order: Order, otherAmount: Amount): void {
    this.change('paypal.mistaken', order, { otherAmount });
  }

  private change(kind: string, order: Order, changes: Partial<Order>): void {
    this.ledger.write(kind, { id: order.id, changes });
    Object.assign(order, changes);
  }

  private isExpired({ status, createdAt }: Order): boolean {
    const age = this.now().getTime() - Date.parse(createdAt);
    return status === 'PAYER_ACTION_REQUIRED' && age > retentionMs;
  }
}

const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const newId = (): string => Array.from({ length: 17 }, () => alphabet[randomInt(alphabet.length)]).join('');
