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
import { AcknowledgeOrder } from './acknowledge-order';
import { contactDigests } from './contact-digests';
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
    private readonly acknowledge: AcknowledgeOrder,
    private readonly clock: Clock,
    private readonly log: LogContinuity,
    @Inject(Config) private readonly config: OrdersConfig,
  ) {}

  /** Turns a cart into an order, once: asked again, with this key or another, it answers with the order that exists (OPEN-Q-75). */
  async execute(received: OrderRequest): Promise<Answer> {
    const checked = checkCustomerData(received.data, shopById(received.shopId).code, phoneNumber);
    if (!checked.ok) return this.findExistingOr(checked, received);
    const request = { ...received, data: checked.value };

    if (this.log.lost) throw new Unavailable(`no orders until the event log is replayed: ${this.log.lost}`);
    const lockedCart = await this.cart.call(lockCart, cartLockOf(request));
    if (!lockedCart.ok) return this.findExistingOr(lockedCart, request);
    const chosen = checkPayment(request, lockedCart.value);
    if (!chosen.ok) return this.unlockCart(request, chosen);

    const placedAt = this.clock.now();
    const dueAt = reservationDue(placedAt, this.config);
    const made = newOrder(request, lockedCart.value, chosen.value, { placedAt, dueAt, config: this.config });
    const order = await this.storeOrders.execute(made, contactDigests(request.data, request));
    if (!order) return this.unlockCart(request, refuse('cart-ordered'));
    addOrderToTrace(order.id);
    return accept({ ...(await this.acknowledge.execute(order)), isNew: true });
  }

  /** The cart goes on as before, unless it is an order already. */
  private async unlockCart(request: OrderRequest, refusal: Refusal): Promise<Answer> {
    const answer = await this.findExistingOr(refusal, request);
    if (!answer.ok && answer.reason !== 'ordered-otherwise') await this.cart.call(unlockCart, cartLockOf(request));
    return answer;
  }

  /** An order that exists answers for itself, whatever was asked this time. */
  private async findExistingOr(refusal: Refusal, request: OrderRequest): Promise<Answer> {
    const { cartId, shopId, key } = request;
    const orders = await this.orders.byCartOrKey(cartId, key);
    const ofCart = orders.find((order) => order.cartId === cartId && order.shopId === shopId);
    if (!ofCart) return orders.length > 0 ? refuse('idempotency-mismatch') : refusal;
    addOrderToTrace(ofCart.id);
    const view = await this.acknowledge.execute(ofCart);
    if (ofCart.requestHash === hashOf(request)) return accept({ ...view, isNew: false });
    const otherwise: ConflictingOrder = { order: view, sameKey: ofCart.idempotencyKey === key };
    return refuse('ordered-otherwise', otherwise);
  }
}

/** The payment that was chosen, where the cart is still what the shopper saw and brought where they live. */
function checkPayment(request: OrderRequest, cart: CartSnapshot): ReturnType<typeof choosePayment> | Refusal {
  if (!isRevisionSeen(request, cart)) return refuse('revision-outdated');
  const { field, postcode } = destinationOf(request.data);
  const error = destinationError(postcode, request, cart);
  return error ? refuse('order-data-refused', { fields: { [field]: error } }) : choosePayment(cart, request.data);
}

/** Why goods are not brought to a postcode: there is no such place, or a delivery there costs more than in the region of the cart. */
function destinationError(postcode: string, { shopId, regions }: OrderRequest, { delivery }: CartSnapshot) {
  if (delivery?.kind !== 'delivery') return undefined;
  const error = postcodeError(postcode, shopById(shopId).code);
  return error ?? (regions && !regions.includes(delivery.region) ? 'region' : undefined);
}

/** Whether the cart is still the one that the shopper orders, where that is said. */
const isRevisionSeen = ({ seen }: OrderRequest, { revision }: CartSnapshot): boolean =>
  seen === undefined || seen === revision;

/** The one who holds a cart is known by the key of the request. */
const cartLockOf = ({ cartId, shopId, key }: OrderRequest) => ({
  params: { id: cartId },
  body: { shopId },
  idempotencyKey: key,
});
