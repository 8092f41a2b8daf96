import { Injectable } from '@nestjs/common';
import { orderWithdrawn } from '@fenestra/contracts/events/order';
import { isStockOnly } from '@fenestra/domain/ordering/cart-services';
import {
  leftToWithdraw,
  type Pieces,
  withdrawalTerm,
  withdrawFrom,
  type Withdrawing,
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

export type Declared = {
  /** Of the shopper's choice, the same for every try. */
  readonly key: string;
  readonly name: string;
  readonly pieces: readonly Pieces[] | 'all';
};
type Answer = Result<Withdrawal, 'withdrawal-refused'>;

/** Withdrawals from parts of one order: each ends in a mail, and an order may have thousands of pieces. All that is left may always go. */
const mostParts = 20;

/** Records a withdrawal and tells of it. Goods and money are moved by people, when the goods are back (decision 60). */
@Injectable()
export class WithdrawFromOrder {
  constructor(
    private readonly orders: Orders,
    private readonly withdrawals: Withdrawals,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  /** Once for each key: a repeat answers what was recorded. */
  execute(order: Order, declared: Declared): Promise<Answer> {
    return this.outbox.transaction((unit) =>
      this.orders.changeOne(unit, order.id, (locked) => this.withdraw(unit, order, locked, declared)),
    );
  }

  private async withdraw(unit: UnitOfWork, order: Order, locked: LockedOrder, declared: Declared): Promise<Answer> {
    const earlier = await this.withdrawals.ofOrder(order.id, unit);
    const same = earlier.find(({ idempotencyKey }) => idempotencyKey === declared.key);
    if (same) return accept(same);
    const counted = this.count({ ...order, ...locked.state }, earlier, declared.pieces);
    if (!counted.ok) return counted;
    const { key: idempotencyKey, name } = declared;
    const declaredAt = this.clock.now();
    const made = { id: rowId(), orderId: order.id, idempotencyKey, name, declaredAt, ...counted.value };
    await this.withdrawals.insert(unit, made);
    locked.advance({}, 'keep');
    locked.emit(orderWithdrawn, dataOf(locked, made));
    return accept(made);
  }

  private count(
    order: Order,
    earlier: readonly Withdrawal[],
    wanted: readonly Pieces[] | 'all',
  ): Result<Withdrawing, 'withdrawal-refused'> {
    const shop = shopById(order.shopId);
    if (!withdrawalTerm(termFactsOf(order), shop, dayIn(shop, this.clock.now())).open)
      return refuse('withdrawal-refused');
    const { lines, totals } = order.cart;
    const { total, currency } = order;
    const before = earlier.flatMap(({ pieces }) => pieces);
    const counted = withdrawFrom({ lines, totals, total, currency }, before, wanted);
    if (!counted.ok || earlier.length < mostParts) return counted;
    const left = leftToWithdraw(lines, [...before, ...counted.value.pieces]);
    return left.some(({ quantity }) => quantity > 0) ? refuse('withdrawal-refused') : counted;
  }
}

function termFactsOf({ saga, cart, backOrdered, confirmedAt, shopId }: Order) {
  return {
    saga,
    stockOnly: isStockOnly(cart.lines),
    backOrdered: Object.values(backOrdered).some((pieces) => pieces > 0),
    confirmedOn: confirmedAt && dayIn(shopById(shopId), confirmedAt),
  };
}

const dataOf = (order: LockedOrder, { id, pieces, whole, amount }: Withdrawal) => ({
  ...order.reference,
  withdrawalId: id,
  lines: [...pieces],
  whole,
  currency: order.state.currency,
  amount,
});
