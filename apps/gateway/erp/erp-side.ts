import { Injectable } from '@nestjs/common';
import { checkOrder, Shipment, shipOrder } from '@fenestra/contracts/http/order-console';
import { ErpOrder, feedParameters, readFeed, readOrderSnapshot } from '@fenestra/contracts/http/orders';
import { Err } from '@fenestra/contracts/wire/errors';
import { refuse } from '@fenestra/domain/result';
import type { Shop } from '@fenestra/domain/shop/shops';
import { OrdersClient } from '@fenestra/clients/service-clients';
import { callService } from '../edge/call-service';
import { malformed, restFault, WireFault } from '../edge/refusal';
import type { WireRequest } from '../edge/wire-endpoint';
import { isUuid } from '../opaque-id';

type Query = Record<string, unknown>;

/** What ERP systems read: the feed of events with its cursor, and full orders. */
@Injectable()
export class ErpSide {
  constructor(private readonly orders: OrdersClient) {}

  async events(shop: Shop, asked: Query) {
    const unknown = Object.keys(asked).filter((name) => !(feedParameters as readonly string[]).includes(name));
    if (unknown.length > 0) throw unknownParameters(unknown);
    const { after, limit, wait } = asked;
    const query = { after: text(after, shop), limit: text(limit, shop), wait: text(wait, shop) };
    const page = await callService(this.orders, readFeed, { query });
    if (page.ok) return page.value;
    const next = page.details?.['next'];
    throw typeof next === 'string' ? cursorGone(next) : restFault(shop, page);
  }

  async order(shop: Shop, id: string) {
    if (!isUuid(id)) throw restFault(shop, { ok: false, reason: 'order-unknown' });
    const snapshot = await this.orders.call(readOrderSnapshot, { params: { id } });
    if (!snapshot.ok) throw restFault(shop, snapshot);
    return ErpOrder.parse(snapshot.value);
  }

  /** A preliminary order was gone through with its shopper. */
  async check(shop: Shop, id: string) {
    if (!isUuid(id)) throw restFault(shop, { ok: false, reason: 'order-unknown' });
    const answer = await callService(this.orders, checkOrder, { params: { id } });
    if (!answer.ok) throw restFault(shop, answer);
    return answer.value;
  }

  /** The goods of an order are on their way, or lie ready to be fetched. */
  async ship({ shop, body }: WireRequest, id: string) {
    const shipment = Shipment.safeParse(body);
    if (!shipment.success) throw unread(shipment.error, shop);
    if (!isUuid(id)) throw restFault(shop, { ok: false, reason: 'order-unknown' });
    const answer = await callService(this.orders, shipOrder, { params: { id }, body: shipment.data });
    if (!answer.ok) throw restFault(shop, answer);
    return answer.value;
  }
}

/** In English, as the token is refused: whoever reads it writes programs. */
const unknownParameters = (names: readonly string[]): WireFault =>
  new WireFault(400, {
    Err: Err.malformed,
    ErrText: `The feed has no parameter ${names.map(quoted).join(', ')}. It has ${feedParameters.join(', ')}.`,
  });
const cursorGone = (next: string): WireFault =>
  new WireFault(410, {
    Err: Err.refused,
    ErrText:
      'The feed does not hold the event after which you ask: the shop went back to a backup, or you have not read for longer than events are kept. ' +
      'Begin with the cursor in next. Events that you have read keep their ids.',
    next,
  });

const quoted = (name: string): string => JSON.stringify(name.slice(0, 40));

/** A parcel named with a sign that nobody sees is refused by its field, as what shoppers type is; all else has another type. */
const unread = ({ issues }: { readonly issues: readonly { readonly code: string }[] }, shop: Shop): WireFault =>
  issues.every(({ code }) => code === 'custom')
    ? restFault(shop, refuse('order-data-refused', { letter: { parcel: 'unseen' } }))
    : malformed(shop);

/** A field that comes twice is a list, which no field of the feed is. */
function text(value: unknown, shop: Shop): string | undefined {
  if (value !== undefined && typeof value !== 'string') throw malformed(shop);
  return value;
}
