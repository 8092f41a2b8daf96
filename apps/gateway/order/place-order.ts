import { Injectable } from '@nestjs/common';
import { ConflictingOrder, placeOrder } from '@fenestra/contracts/http/orders';
import type { cartActions } from '@fenestra/contracts/wire/cart-actions';
import { type Order, order } from '@fenestra/contracts/wire/order';
import { accept, refuse, type Refused } from '@fenestra/domain/result';
import { OrdersClient } from '@fenestra/clients/service-clients';
import { networkOf, siteOf } from '@fenestra/platform/http/ip-network';
import { SyntheticProofs, syntheticHeader } from '@fenestra/platform/http/synthetic-proof';
import { z } from 'zod/mini';
import { parsePayment } from '../cart/payment-to-wire';
import { Postcodes } from '../catalogue/postcodes';
import { callService } from '../wire/call-service';
import { RateLimits } from '../edge/rate-limits';
import type { WireReason } from '../wire/wire-errors';
import type { WireResult, ParsedRequest } from '../wire/wire-endpoint';
import { isOpaqueId } from '../opaque-id';
import { tooLongErrors } from './order-field-errors';
import { formToOrderData } from './order-form';
import { scopedIdempotencyKey } from './idempotency-key';
import { OrderPresenter } from './order-presenter';
import { ThirdPartyScripts } from '../pages/third-party-scripts';
import { trustedShopOf } from './trusted-shop';
import { visitOf } from './visit';

type Body = z.output<(typeof cartActions)['newOrder']['body']>;

/** Sends the cart as an order; a repeat answers the order that exists (OPEN-Q-75). */
@Injectable()
export class PlaceOrder {
  constructor(
    private readonly orders: OrdersClient,
    private readonly presenter: OrderPresenter,
    private readonly limits: RateLimits,
    private readonly scripts: ThirdPartyScripts,
    private readonly postcodes: Postcodes,
    private readonly proofs: SyntheticProofs,
  ) {}

  async execute({
    shop,
    body,
    seenRevision,
    idempotencyKey,
    client,
    headers,
    isDevelopment,
  }: ParsedRequest<Body>): WireResult<Order> {
    await this.limits.consume('order', client, shop);
    if (!isOpaqueId(body.cartId)) return refuse('cart-unknown');
    const payment = parsePayment(body.order, shop);
    if (!payment) return refuse('payment-refused');
    const data = formToOrderData(body.order, payment, shop);
    const deliveryRegions = await this.postcodes.deliveryRegions((data.delivery ?? data).address.postcode, shop);
    const isSynthetic = this.proofs.verify(body.cartId, headers[syntheticHeader]);
    const input = {
      body: {
        shopId: shop.id,
        cartId: body.cartId,
        seen: seenRevision,
        data,
        regions: deliveryRegions && [...deliveryRegions.allowed],
        isUnlisted: deliveryRegions?.isUnlisted,
        visit: visitOf(headers, isDevelopment, isSynthetic),
        origin: networkOf(client),
        site: siteOf(client),
      },
      idempotencyKey: scopedIdempotencyKey(body.cartId, idempotencyKey),
    };
    const callPlaceOrder = () => callService(this.orders, placeOrder, input);
    const mail = { purpose: 'order', address: body.order.email } as const;
    // The synthetic shopper of all countries has one mailbox, and orders there more often than anybody may.
    const answer = await (isSynthetic ? callPlaceOrder() : this.limits.limitRecipient(mail, shop, callPlaceOrder));
    if (answer.ok) {
      const order = await this.presenter.present(answer.value, shop);
      const hasBadge = !isDevelopment && this.scripts.forShop(shop, headers.host)?.named.trustedShops;
      return accept(hasBadge ? { ...order, trustedShop: trustedShopOf(order, body.order.email) } : order);
    }
    if (answer.reason !== 'value-impossible') return answer;
    return refuse('order-data-refused', { fields: tooLongErrors(answer.details?.['at'] as string[]) });
  }

  /**
   * Beside the refusal of an order with other data: the order that the cart has become (OPEN-Q-75). Only the one who knows the key
   * of that order is told what opens it; a cart's id may be known to others, who were sent it.
   */
  async existingOrder(
    { shop, idempotencyKey }: Pick<ParsedRequest<unknown>, 'shop' | 'idempotencyKey'>,
    { reason, details }: Refused<WireReason>,
  ): Promise<object> {
    const found = reason === 'ordered-otherwise' ? ConflictingOrder.safeParse(details) : undefined;
    if (!found?.success) return {};
    const encoded = z.encode(order, await this.presenter.present(found.data.order, shop));
    if (idempotencyKey !== undefined && found.data.sameKey) return encoded;
    const { token: _token, gopay: _gopay, paypal: _paypal, ...told } = encoded;
    return told;
  }
}
