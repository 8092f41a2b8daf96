import { Injectable } from '@nestjs/common';
import { orderWithdrawn } from '@fenestra/contracts/events/order';
import { isCalledOff } from '@fenestra/domain/ordering/order-progress';
import {
  areSameQuantities,
  declaredFrom,
  withdrawableQuantities,
  type WithdrawnQuantity,
  standingOf,
  termFactsOf,
  withdrawalTerm,
  withdrawFrom,
  type Withdrawing,
  type WithdrawalTerm,
} from '@fenestra/domain/ordering/withdrawal';
import { accept, refuse, type Result } from '@fenestra/domain/result';
import { dayIn } from '@fenestra/domain/shop/day';
import { shopById } from '@fenestra/domain/shop/shops';
import { Outbox } from '@fenestra/messaging/outbox/outbox';
import type { UnitOfWork } from '@fenestra/messaging/outbox/unit-of-work';
import { Clock } from '@fenestra/platform/service/clock';
import { rowId } from '@fenestra/platform/service/ids';
import type { Order } from '../order.entity';
import { Orders } from '../order.table';
import type { LockedOrder } from '../saga/locked-order';
import type { Withdrawal } from './withdrawal.entity';
import { Withdrawals } from './withdrawal.table';

export type WithdrawalDeclaration = {
  /** Of the shopper's choice, the same for every try. */
  readonly key: string;
  readonly name: string;
  /** All: by whoever cannot see what that is, or whether the term is over. */
  readonly pieces: readonly WithdrawnQuantity[] | 'all';
};
type Answer = Result<Withdrawal, 'withdrawal-refused'>;

/** Withdrawals from parts of one order: each ends in a mail, and an order may have thousands of pieces. All that is left may always go. */
const maxPartialWithdrawals = 20;

/** Records a withdrawal and tells of it. Goods and money are moved by people, when the goods are back (decision 60). */
@Injectable()
export class WithdrawFromOrder {
  constructor(
    private readonly orders: Orders,
    private readonly withdrawals: Withdrawals,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  /** Once for each key: a repeat answers what was recorded, and the same key with other content is refused. */
  execute(order: Order, declared: WithdrawalDeclaration): Promise<Answer> {
    return this.outbox.transaction((unit) =>
      this.orders.changeOne(unit, order.id, (locked) => this.withdraw(unit, order, locked, declared)),
    );
  }

  private async withdraw(
    unit: UnitOfWork,
    order: Order,
    locked: LockedOrder,
    declared: WithdrawalDeclaration,
  ): Promise<Answer> {
    const earlier = await this.withdrawals.ofOrder(order.id, unit);
    const same = earlier.find(({ idempotencyKey }) => idempotencyKey === declared.key);
    if (same) return isRepeat(same, declared) ? accept(same) : refuse('withdrawal-refused');
    const present = { ...order, ...locked.row };
    const declaredAt = this.clock.now();
    const term = termOf(present, declaredAt);
    const counted = count(present, earlier, declared.pieces, term);
    if (!counted.ok) return counted;
    // Who states once more that all is withdrawn from has the receipt of it.
    const last = earlier.at(-1);
    if (last && counted.value.pieces.length === 0) return accept(last);
    const { key: idempotencyKey, name } = declared;
    const standing = standingOf(counted.value, term);
    const made = { id: rowId(), orderId: order.id, idempotencyKey, name, declaredAt, ...counted.value, standing };
    await this.withdrawals.insert(unit, made);
    locked.advance({}, 'keep');
    locked.emit(orderWithdrawn, dataOf(locked, made));
    return accept(made);
  }
}

const isRepeat = (recorded: Withdrawal, { name, pieces }: WithdrawalDeclaration): boolean =>
  pieces === 'all' || (recorded.name === name && areSameQuantities(recorded.pieces, pieces));

function count(
  order: Order,
  earlier: readonly Withdrawal[],
  requested: readonly WithdrawnQuantity[] | 'all',
  { open }: WithdrawalTerm,
): Result<Withdrawing, 'withdrawal-refused'> {
  const before = earlier.flatMap(({ pieces }) => pieces);
  if (requested === 'all') return accept(stated(order, before));
  const counted = withdrawFrom(soldBy(order), before, requested);
  if (!open || !counted.ok) return refuse('withdrawal-refused');
  const remaining = withdrawableQuantities(order.cart.lines, [...before, ...counted.value.pieces]);
  const isAllowed = earlier.length < maxPartialWithdrawals || remaining.every(({ quantity }) => quantity <= 0);
  return isAllowed ? counted : refuse('withdrawal-refused');
}

/** A statement is taken as it was made, after the term and of an order that has ended too: people judge it (decision 60). */
function stated(order: Order, before: readonly WithdrawnQuantity[]): Withdrawing {
  const sold = soldBy(order);
  return declaredFrom(isCalledOff(order.saga) ? { ...sold, lines: [] } : sold, before);
}

const soldBy = ({ cart: { lines, totals }, total, currency }: Order) => ({ lines, totals, total, currency });

/** As the page of the order counts it: a row keeps what comes later by line. */
function termOf(order: Order, now: Date): WithdrawalTerm {
  const shop = shopById(order.shopId);
  const lines = Object.values(order.backOrdered).map((backOrdered) => ({ backOrdered }));
  return withdrawalTerm(termFactsOf({ ...order, lines }), shop, dayIn(shop, now));
}

const dataOf = (order: LockedOrder, { id, pieces, whole, amount, standing }: Withdrawal) => ({
  ...order.reference,
  withdrawalId: id,
  lines: [...pieces],
  whole,
  currency: order.row.currency,
  amount,
  ...(standing && { standing }),
});
