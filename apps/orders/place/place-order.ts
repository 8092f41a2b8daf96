import { Inject, Injectable } from '@nestjs/common';
import { CartClient } from '@fenestra/clients/service-clients';
import type { ReasonOf } from '@fenestra/contracts/endpoint';
import { type CartSnapshot, lockCart, unlockCart } from '@fenestra/contracts/http/cart';
import type { ConflictingOrder, PlacedOrder, placeOrder } from '@fenestra/contracts/http/orders';
import { checkCustomerData, destinationOf, postcodeError } from '@fenestra/domain/ordering/customer-data';
import { phoneNumber } from '@fenestra/platform/personal/phone-number';
import { accept, refuse, type Refused, type Result } from '@fenestra/domain/result';
import { shopById } from '@fenestra/domain/shop/shops';
import { Unavailable } from '@fenestra/messaging/inbox/errors';
import { LogContinuity } from '@fenestra/messaging/outbox/log-continuity';
import { addOrderToTrace } from '@fenestra/messaging/tracing/trace-context';
import { Clock } from '@fenestra/platform/service/clock';
import { Config } from '@fenestra/platform/service/config';
import { OrdersConfig } from '../config';
import { Orders } from '../order.table';
import { reservationDue } from '../saga/deadlines';
import { AnswerWithOrder } from './answer-with-order';
import { contactsOf } from './contacts-of';
import { choosePayment } from './choose-payment';
import { hashOf, newOrder, type OrderRequest } from './new-order';
import { StoreOrders } from './store-orders';

type Refusal = Refused<ReasonOf<typeof placeOrder>>;
type Answer = Result<PlacedOrder, ReasonOf<typeof placeOrder>>;

@Injectable()
export class PlaceOrder {
  constructor(
    private readonly cart: CartClient,
    private readonly orders: Orders,
    private readonly storeOrders: StoreOrders,
    private readonly answerWith: AnswerWithOrder,
    private readonly clock: Clock,
    private readonly log: LogContinuity,
    @Inject(Config) private readonly config: OrdersConfig,
  ) {}

  /** Turns a cart into an order, once: asked again, with this key or another, it answers with the order that exists (OPEN-Q-75). */
  async execute(asked: OrderRequest): Promise<Answer> {
    const checked = checkCustomerData(asked.data, shopById(asked.shopId).code, phoneNumber);
    if (!checked.ok) return this.existingOr(checked, asked);
    const request = { ...asked, data: checked.value };

    if (this.log.lost) throw new Unavailable(`no orders until the event log is replayed: ${this.log.lost}`);
    const held = await this.cart.call(lockCart, holdOf(request));
    if (!held.ok) return this.existingOr(held, request);
    const chosen = paymentForHeld(request, held.value);
    if (!chosen.ok) return this.giveBack(request, chosen);

    const placedAt = this.clock.now();
    const dueAt = reservationDue(placedAt, this.config);
    const made = newOrder(request, held.value, chosen.value, { placedAt, dueAt, config: this.config });
    const order = await this.storeOrders.execute(made, contactsOf(request.data, request));
    if (!order) return this.giveBack(request, refuse('cart-ordered'));
    addOrderToTrace(order.id);
    return accept({ ...(await this.answerWith.execute(order)), isNew: true });
  }

  /** The cart goes on as before, unless it is an order already. */
  private async giveBack(request: OrderRequest, refusal: Refusal): Promise<Answer> {
    const answer = await this.existingOr(refusal, request);
    if (!answer.ok && answer.reason !== 'ordered-otherwise') await this.cart.call(unlockCart, holdOf(request));
    return answer;
  }

  /** An order that exists answers for itself, whatever was asked this time. */
  private async existingOr(refusal: Refusal, request: OrderRequest): Promise<Answer> {
    const { cartId, shopId, key } = request;
    const orders = await this.orders.byCartOrKey(cartId, key);
    const ofCart = orders.find((order) => order.cartId === cartId && order.shopId === shopId);
    if (!ofCart) return orders.length > 0 ? refuse('idempotency-mismatch') : refusal;
    addOrderToTrace(ofCart.id);
    const view = await this.answerWith.execute(ofCart);
    if (ofCart.requestHash === hashOf(request)) return accept({ ...view, isNew: false });
    const otherwise: ConflictingOrder = { order: view, sameKey: ofCart.idempotencyKey === key };
    return refuse('ordered-otherwise', otherwise);
  }
}

/** The payment that was chosen, where the cart is still what the shopper saw and brought where they live. */
function paymentForHeld(request: OrderRequest, cart: CartSnapshot): ReturnType<typeof choosePayment> | Refusal {
  if (!isSeen(request, cart)) return refuse('revision-outdated');
  const { field, postcode } = destinationOf(request.data);
  const fault = destinationFault(postcode, request, cart);
  return fault ? refuse('order-data-refused', { fields: { [field]: fault } }) : choosePayment(cart, request.data);
}

/** Why goods are not brought to a postcode: there is no such place, or a delivery there costs more than in the region of the cart. */
function destinationFault(postcode: string, { shopId, regions }: OrderRequest, { delivery }: CartSnapshot) {
  if (delivery?.kind !== 'delivery') return undefined;
  const fault = postcodeError(postcode, shopById(shopId).code);
  return fault ?? (regions && !regions.includes(delivery.region) ? 'region' : undefined);
}

/** Whether the cart is still the one that the shopper orders, where that is said. */
const isSeen = ({ seen }: OrderRequest, { revision }: CartSnapshot): boolean => seen === undefined || seen === revision;

/** The one who holds a cart is known by the key of the request. */
const holdOf = ({ cartId, shopId, key }: OrderRequest) => ({
  params: { id: cartId },
  body: { shopId },
  idempotencyKey: key,
});
