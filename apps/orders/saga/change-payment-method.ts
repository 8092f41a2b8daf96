import { Inject, Injectable } from '@nestjs/common';
import type { ReasonOf } from '@fenestra/contracts/endpoint';
import { paymentWayChanged } from '@fenestra/contracts/events/order';
import type { changePaymentMethod, OrderView } from '@fenestra/contracts/http/orders';
import { collectedMethods } from '@fenestra/contracts/payment-providers';
import { kindOfOrder } from '@fenestra/domain/ordering/staff-check-limits';
import { awaitingPaymentStates, type OrderKind } from '@fenestra/domain/ordering/order';
import { otherPaymentMethods } from '@fenestra/domain/ordering/other-payment-methods';
import { outstandingNow } from '@fenestra/domain/ordering/received-payments';
import { accept, refuse, type Result } from '@fenestra/domain/result';
import type { PaymentMethod } from '@fenestra/domain/shop/payments';
import { Outbox } from '@fenestra/messaging/outbox/outbox';
import { Clock } from '@fenestra/platform/service/clock';
import { Config } from '@fenestra/platform/service/config';
import { OrdersConfig } from '../config';
import type { Order } from '../order.entity';
import { Orders } from '../order.table';
import { checkLimits } from '../place/hold-limits';
import { OrderViews } from '../read/order-views';
import { latestOf, paymentDue, unansweredHoldEnd } from './deadlines';
import type { LockedOrder, OrderRow } from './locked-order';

type Refusal = ReasonOf<typeof changePaymentMethod>;

/** Each session holds the goods for another while. */
const maxChanges = 4;

@Injectable()
export class ChangePaymentMethod {
  constructor(
    private readonly outbox: Outbox,
    private readonly orders: Orders,
    private readonly views: OrderViews,
    private readonly clock: Clock,
    @Inject(Config) private readonly config: OrdersConfig,
  ) {}

  /** Lets an order be paid in another way, with its deadline. Asked again it answers with the order as it is. */
  async execute(token: string, method: PaymentMethod): Promise<Result<OrderView, Refusal>> {
    const order = await this.orders.byToken(token);
    if (!order) return refuse('order-unknown');
    const changed = await this.outbox.transaction((unit) =>
      this.orders.changeOne(unit, order.id, (locked) => this.change(locked, order, method)),
    );
    return changed.ok ? accept(this.views.view((await this.orders.byId(order.id))!)) : changed;
  }

  /** Money that still comes by the way before is taken as well. */
  private change(locked: LockedOrder, { shopId, share, dueLater, cart, data, placedAt }: Order, method: PaymentMethod) {
    const { row } = locked;
    if (!awaitingPaymentStates.includes(row.saga)) return refuse('payment-not-open');
    if (row.method === method) return accept({});
    if (!otherPaymentMethods({ ...row, shopId, share, dueLater, cart, data }, collectedMethods).includes(method))
      return refuse('payment-refused');
    if (row.waysChanged >= maxChanges) return refuse('payment-tried-too-often');
    const { method: before, currency, paid, answeredAt } = row;
    const now = this.clock.now();
    const dueAt = paymentDue(method, now, this.config);
    // From the order on, not from here: else who goes back and forth holds them for days, and nobody reads a mail.
    const unanswered = unansweredHoldEnd({ method, answeredAt }, dueAt, placedAt, this.config);
    const heldUntil = unanswered && holdsGoods(row, cart) ? latestOf(unanswered, now) : null;
    const waysChanged = row.waysChanged + 1;
    const kind = this.kindBy(method, row, cart);
    locked.advance({ kind, method, waysChanged, saga: 'payment_pending', payment: 'pending', heldUntil }, dueAt);
    const due = { currency, amount: outstandingNow(row, paid), payBy: dueAt.toISOString() };
    const held = heldUntil && { heldUntil: heldUntil.toISOString() };
    const changed = kind === row.kind ? {} : { kind };
    locked.emit(paymentWayChanged, { ...locked.reference, before, method, ...due, ...held, ...changed });
    return accept({});
  }

  /** A transfer holds goods for days: an order that is above the bounds becomes preliminary with it, and stays so (OPEN-Q-74). */
  private kindBy(method: PaymentMethod, { kind, dueNow, currency }: OrderRow, cart: Order['cart']): OrderKind {
    return kind === 'preliminary' ? kind : kindOfOrder(cart, { method, dueNow }, checkLimits(this.config, currency));
  }
}

function holdsGoods({ backOrdered, releasedAt }: OrderRow, { lines }: Order['cart']): boolean {
  return (
    !releasedAt && lines.some(({ kind, line, quantity }) => kind === 'stock' && quantity > (backOrdered[line] ?? 0))
  );
}
