import { createHash } from 'node:crypto';
import { Inject, Injectable, Logger } from '@nestjs/common';
import { closeCart, type HeldCart, holdCart, type PaymentOption, releaseCart } from '@fenestra/contracts/http/cart';
import type { placeOrder, OrderData, OrderView } from '@fenestra/contracts/http/orders';
import type { ReasonOf } from '@fenestra/contracts/endpoint';
import { checkCustomerData } from '@fenestra/domain/ordering/customer-data';
import { orderKindOf, type SagaState } from '@fenestra/domain/ordering/order';
import { accept, refuse, type Refused, type Result } from '@fenestra/domain/result';
import { type ShopId, shopById } from '@fenestra/domain/shop/shops';
import { crashPoint } from '@fenestra/messaging/fault-injection';
import { Clock } from '@fenestra/platform/service/clock';
import { Config } from '@fenestra/platform/service/config';
import { opaqueId, rowId } from '@fenestra/platform/service/ids';
import { CartClient } from '@fenestra/clients/service-clients';
import { CommitSignals } from '../commit-signals';
import { choosePayment } from './choose-payment';
import { reservationDue } from '../saga/deadlines';
import type { Order } from '../order.entity';
import { Orders } from '../order.table';
import type { OrdersConfig } from '../config';
import { type NewOrder, StoreOrders } from './store-orders';
import { orderView } from '../read/order.view';

type Answer = Result<OrderView, ReasonOf<typeof placeOrder>>;
type Request = { readonly shopId: ShopId; readonly cartId: string; readonly data: OrderData };
type Asked = Request & { readonly key: string; readonly hash: string };

const waitsForSession: readonly SagaState[] = ['placed', 'stock_reserved'];
const sessionWaitMs = 1_500;
/** Another process may have learned of the session. */
const lookEveryMs = 200;

@Injectable()
export class PlaceOrder {
  private readonly logger = new Logger(PlaceOrder.name);

  constructor(
    private readonly orders: Orders,
    private readonly clock: Clock,
    private readonly cart: CartClient,
    private readonly signals: CommitSignals,
    private readonly storeOrders: StoreOrders,
    @Inject(Config) private readonly config: OrdersConfig,
  ) {}

  /** Turns a cart into an order, once: asked again, with this key or another, it answers with the order that exists (OPEN-Q-75). */
  async execute(key: string, request: Request): Promise<Answer> {
    const checked = checkCustomerData(request.data, shopById(request.shopId).code);
    const asked = { ...request, ...(checked.ok && { data: checked.value }), key, hash: '' };
    asked.hash = hashOf(asked);
    if (!checked.ok) return this.existingOr(checked, asked);
    const held = await this.cart.call(holdCart, { ...hold(asked), idempotencyKey: key });
    if (!held.ok) return this.existingOr(held, asked);
    const chosen = choosePayment(held.value, asked.data);
    if (!chosen.ok) return this.giveBack(asked, chosen);
    const order = this.orderOf(asked, held.value, chosen.value);
    const stored = await this.storeOrders.execute(order);
    if (!stored) return this.giveBack(asked, refuse('cart-ordered'));
    crashPoint('orders.after-commit');
    return accept(await this.answer(stored));
  }

  /** The cart goes on as before, unless it is an order already. */
  private async giveBack(asked: Asked, refusal: Refused<ReasonOf<typeof placeOrder>>): Promise<Answer> {
    const answer = await this.existingOr(refusal, asked);
    if (!answer.ok && answer.reason !== 'ordered-otherwise')
      await this.cart.call(releaseCart, { ...hold(asked), idempotencyKey: asked.key });
    return answer;
  }

  /** An order that exists answers for itself, whatever was asked this time. */
  private async existingOr(refusal: Refused<ReasonOf<typeof placeOrder>>, asked: Asked): Promise<Answer> {
    const { cartId, key, hash } = asked;
    const orders = await this.orders.byCartOrKey(cartId, key);
    const ofCart = orders.find((order) => order.cartId === cartId && order.shopId === asked.shopId);
    if (!ofCart) return orders.length > 0 ? refuse('idempotency-mismatch') : refusal;
    const view = await this.answer(ofCart);
    return ofCart.requestHash === hash ? accept(view) : refuse('ordered-otherwise', view);
  }

  /** Whoever has the answer finds the cart closed. */
  private async answer(order: Order): Promise<OrderView> {
    await this.closeCart(order);
    return this.recap(order);
  }

  /** An order that is committed does not fail by it: the event closes the cart, too, only later. */
  private async closeCart({ id, cartId, number }: Order): Promise<void> {
    await this.cart.call(closeCart, { params: { id: cartId }, idempotencyKey: id }).catch((fault: unknown) => {
      this.logger.warn(`the cart of order ${number} is not closed yet: ${String(fault)}`);
    });
  }

  /** A card order waits a little for its payment session, so that the edge can show where to pay (WIRE-55 tells it later). */
  private async recap(order: Order): Promise<OrderView> {
    if (order.method !== 'card' || !waitsForSession.includes(order.saga)) return orderView(order);
    const deadline = performance.now() + sessionWaitMs;
    let latest = order;
    while (waitsForSession.includes(latest.saga) && performance.now() < deadline && !this.signals.closing) {
      await this.signals.waitFor(order.id, lookEveryMs);
      latest = (await this.orders.byId(order.id))!;
    }
    return orderView(latest);
  }

  private orderOf({ key, hash, ...request }: Asked, view: HeldCart, option: PaymentOption): NewOrder {
    const { lines, totals, stockOnly, technicalControl, comfortDelivery, delivery } = view;
    const { childGuard } = request.data;
    const now = this.clock.now();
    return {
      id: rowId(),
      version: 1,
      shopId: request.shopId,
      token: opaqueId(),
      cartId: request.cartId,
      idempotencyKey: key,
      requestHash: hash,
      kind: orderKindOf(view),
      saga: 'placed',
      payment: option.dueNow > 0 ? 'pending' : 'none',
      method: option.method,
      share: option.share,
      currency: totals.currency,
      total: option.dueNow + option.dueLater,
      dueNow: option.dueNow,
      dueLater: option.dueLater,
      paid: 0,
      restPayment: option.restPayment,
      cart: { lines, totals, stockOnly, technicalControl, comfortDelivery, childGuard, delivery },
      backOrdered: {},
      data: request.data,
      placedAt: now,
      dueAt: reservationDue(now, this.config),
    };
  }
}

const hold = ({ cartId, shopId }: Asked) => ({ params: { id: cartId }, body: { shopId } });

/** The request is parsed, so its fields come in the schema's order. */
const hashOf = ({ shopId, cartId, data }: Asked): string =>
  createHash('sha256').update(JSON.stringify({ shopId, cartId, data })).digest('base64');
