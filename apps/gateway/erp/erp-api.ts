import { Injectable } from '@nestjs/common';
import { checkOrder, Shipment, shipOrder } from '@fenestra/contracts/http/order-console';
import { feedParameters, readFeed } from '@fenestra/contracts/http/order-feed';
import { ErpOrder, readOrderSnapshot } from '@fenestra/contracts/http/orders';
import { Err } from '@fenestra/contracts/wire/errors';
import { refuse } from '@fenestra/domain/result';
import type { Shop } from '@fenestra/domain/shop/shops';
import { OrdersClient } from '@fenestra/clients/service-clients';
import { callService } from '../wire/call-service';
import { malformedRequest, restException, WireException } from '../wire/wire-errors';
import type { WireRequest } from '../wire/wire-endpoint';
import { isUuid } from '../opaque-id';

type Query = Record<string, unknown>;

/** What ERP systems read: the feed of events with its cursor, and full orders. */
@Injectable()
export class ErpApi {
  constructor(private readonly orders: OrdersClient) {}

  async events(shop: Shop, parameters: Query) {
    const unknown = Object.keys(parameters).filter((name) => !(feedParameters as readonly string[]).includes(name));
    if (unknown.length > 0) throw unknownParameters(unknown);
    const { after, limit, wait } = parameters;
    const query = { after: text(after, shop), limit: text(limit, shop), wait: text(wait, shop) };
    const page = await callService(this.orders, readFeed, { query });
    if (page.ok) return page.value;
    const next = page.details?.['next'];
    throw typeof next === 'string' ? cursorGone(next) : restException(shop, page);
  }

  async order(shop: Shop, id: string) {
    if (!isUuid(id)) throw restException(shop, { ok: false, reason: 'order-unknown' });
    const snapshot = await this.orders.call(readOrderSnapshot, { params: { id } });
    if (!snapshot.ok) throw restException(shop, snapshot);
    return ErpOrder.parse(snapshot.value);
  }

  /** A preliminary order was gone through with its shopper. */
  async check(shop: Shop, id: string) {
    if (!isUuid(id)) throw restException(shop, { ok: false, reason: 'order-unknown' });
    const answer = await callService(this.orders, checkOrder, { params: { id } });
    if (!answer.ok) throw restException(shop, answer);
    return answer.value;
  }

  /** The goods of an order are on their way, or lie ready to be fetched. */
  async ship({ shop, body }: WireRequest, id: string) {
    const shipment = Shipment.safeParse(body);
    if (!shipment.success) throw malformedShipment(shipment.error, shop);
    if (!isUuid(id)) throw restException(shop, { ok: false, reason: 'order-unknown' });
    const answer = await callService(this.orders, shipOrder, { params: { id }, body: shipment.data });
    if (!answer.ok) throw restException(shop, answer);
    return answer.value;
  }
}

/** In English, as the token is refused: whoever reads it writes programs. */
const unknownParameters = (names: readonly string[]): WireException =>
  new WireException(400, {
    Err: Err.malformed,
    ErrText: `The feed has no parameter ${names.map(quoted).join(', ')}. It has ${feedParameters.join(', ')}.`,
  });
const cursorGone = (next: string): WireException =>
  new WireException(410, {
    Err: Err.refused,
    ErrText:
      'The feed does not hold the event after which you ask: the shop went back to a backup, or you have not read for longer than events are kept. ' +
      'Begin with the cursor in next. Events that you have read keep their ids.',
    next,
  });

const quoted = (name: string): string => JSON.stringify(name.slice(0, 40));

/** A parcel named with a sign that nobody sees is refused by its field, as what shoppers type is; all else has another type. */
const malformedShipment = (
  { issues }: { readonly issues: readonly { readonly code: string }[] },
  shop: Shop,
): WireException =>
  issues.every(({ code }) => code === 'custom')
    ? restException(shop, refuse('order-data-refused', { letter: { parcel: 'unseen' } }))
    : malformedRequest(shop);

/** A field that comes twice is a list, which no field of the feed is. */
function text(value: unknown, shop: Shop): string | undefined {
  if (value !== undefined && typeof value !== 'string') throw malformedRequest(shop);
  return value;
}
