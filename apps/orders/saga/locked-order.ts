import type { DataOf, EventContract } from '@fenestra/contracts/event';
import { allowedTransitions } from '@fenestra/domain/ordering/order';
import { paidBy } from '@fenestra/domain/ordering/received-payments';
import type { UnitOfWork } from '@fenestra/messaging/outbox/unit-of-work';
import type { Cause } from '@fenestra/messaging/tracing/cause';
import type { Order } from '../order.entity';
import { recordStateChange } from '../monitoring/record-state-change';

type Named = 'visit' | 'id' | 'number' | 'shopId' | 'currency' | 'total' | 'dueNow' | 'placedAt';
type State =
  | 'kind'
  | 'saga'
  | 'payment'
  | 'method'
  | 'waysChanged'
  | 'refusedMethod'
  | 'receipts'
  | 'backOrdered'
  | 'confirmedAt'
  | Hold
  | 'cancelled'
  | 'checkedAt'
  | 'shipped';
type Hold = 'answeredAt' | 'heldUntil' | 'releasedAt';

/** What the saga needs of an order; the cart stays where it is. */
export type OrderRow = Readonly<Pick<Order, Named | State | 'paid' | 'version' | 'dueAt' | 'lastEvent'>>;

/** When the new state has lasted too long: null for never, `keep` for the present deadline. */
type Deadline = Date | null | 'keep';

/** An order whose row this transaction has locked, so that its events come in the order of its changes. */
export class LockedOrder {
  private changed = false;

  constructor(
    private latest: OrderRow,
    private readonly unit: UnitOfWork,
    /** Why it changes now. */
    private readonly cause: Cause,
  ) {}

  get row(): OrderRow {
    return this.latest;
  }

  get isChanged(): boolean {
    return this.changed;
  }

  /** What every event of an order says. */
  get reference() {
    const { id, number, shopId } = this.latest;
    return { orderId: id, number, shopId };
  }

  /** Throws where the saga would take a step that no order takes: that is a fault of ours, and nothing of it is written. */
  advance(change: Partial<Pick<OrderRow, State>>, deadline: Deadline): void {
    const { id, version, saga: previous, dueAt, lastEvent } = this.latest;
    const { saga = previous } = change;
    if (saga !== previous && !allowedTransitions[saga].includes(previous))
      throw new Error(`order ${id} is ${previous}, not to be ${saga} next`);
    this.latest = {
      ...this.latest,
      ...change,
      paid: paidBy(change.receipts ?? this.latest.receipts),
      version: version + 1,
      dueAt: deadline === 'keep' ? dueAt : deadline,
      lastEvent: this.cause.event ?? lastEvent,
    };
    this.changed = true;
    if (saga !== previous) recordStateChange(this.unit, this.latest, previous, this.cause.traceparent);
  }

  /** Says what the change before means. */
  emit<E extends EventContract>(event: E, data: DataOf<E>): void {
    const lastEvent = this.unit.emit(event, this.latest.version, data, this.cause);
    this.latest = { ...this.latest, lastEvent };
  }
}
