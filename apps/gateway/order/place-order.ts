import { Injectable } from '@nestjs/common';
import { ConflictingOrder, placeOrder } from '@fenestra/contracts/http/orders';
import type { cartActions } from '@fenestra/contracts/wire/cart-actions';
import { type Order, order } from '@fenestra/contracts/wire/order';
import { accept, refuse, type Refused } from '@fenestra/domain/result';
import { OrdersClient } from '@fenestra/clients/service-clients';
import { networkOf, siteOf } from '@fenestra/platform/http/ip-network';
import { SyntheticProofs, syntheticHeader } from '@fenestra/platform/http/synthetic-proof';
import { z } from 'zod/mini';
import { paymentOf } from '../cart/payment-to-wire';
import { Postcodes } from '../catalogue/postcodes';
import { callService } from '../edge/call-service';
import { CallerLimits } from '../edge/caller-limits';
import type { WireReason } from '../edge/refusal';
import type { Answered, Asked } from '../edge/wire-endpoint';
import { isOpaqueId } from '../opaque-id';
import { tooLong } from './order-fields';
import { orderDataOf } from './order-form';
import { keyFor } from './order-key';
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
    private readonly limits: CallerLimits,
    private readonly scripts: ThirdPartyScripts,
    private readonly postcodes: Postcodes,
    private readonly proofs: SyntheticProofs,
  ) {}

  async execute({ shop, body, seen, idempotencyKey, caller, headers, development }: Asked<Body>): Answered<Order> {
    await this.limits.take('order', caller, shop);
    if (!isOpaqueId(body.cartId)) return refuse('cart-unknown');
    const payment = paymentOf(body.order, shop);
    if (!payment) return refuse('payment-refused');
    const data = orderDataOf(body.order, payment, shop);
    const priced = await this.postcodes.pricedFor((data.delivery ?? data).address.postcode, shop);
    const isSynthetic = this.proofs.verify(body.cartId, headers[syntheticHeader]);
    const input = {
      body: {
        shopId: shop.id,
        cartId: body.cartId,
        seen,
        data,
        regions: priced && [...priced.allowed],
        isUnlisted: priced?.isUnlisted,
        visit: visitOf(headers, development, isSynthetic),
        origin: networkOf(caller),
        site: siteOf(caller),
      },
      idempotencyKey: keyFor(body.cartId, idempotencyKey),
    };
    const place = () => callService(this.orders, placeOrder, input);
    const mail = { letter: 'order', address: body.order.email } as const;
    // The synthetic shopper of all countries has one mailbox, and orders there more often than anybody may.
    const answer = await (isSynthetic ? place() : this.limits.writeTo(mail, shop, place));
    if (answer.ok) {
      const order = await this.presenter.present(answer.value, shop);
      const hasBadge = !development && this.scripts.of(shop, headers.host)?.named.trustedShops;
      return accept(hasBadge ? { ...order, trustedShop: trustedShopOf(order, body.order.email) } : order);
    }
    if (answer.reason !== 'value-impossible') return answer;
    return refuse('order-data-refused', { fields: tooLong(answer.details?.['at'] as string[]) });
  }

  /**
   * Beside the refusal of an order with other data: the order that the cart has become (OPEN-Q-75). Only the one who knows the key
   * of that order is told what opens it; a cart's id may be known to others, who were sent it.
   */
  async existing(
    { shop, idempotencyKey }: Pick<Asked<unknown>, 'shop' | 'idempotencyKey'>,
    { reason, details }: Refused<WireReason>,
  ): Promise<object> {
    const found = reason === 'ordered-otherwise' ? ConflictingOrder.safeParse(details) : undefined;
    if (!found?.success) return {};
    const shown = z.encode(order, await this.presenter.present(found.data.order, shop));
    if (idempotencyKey !== undefined && found.data.sameKey) return shown;
    const { token: _token, gopay: _gopay, paypal: _paypal, ...told } = shown;
    return told;
  }
}
