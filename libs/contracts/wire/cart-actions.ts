import { code, upTo100 } from '@fenestra/domain/bounded-input';
import { Room } from '@fenestra/domain/configuration/room';
import { visibleLinePattern } from '@fenestra/domain/invisible-characters';
import { z } from 'zod/mini';
import { accessoryList, mountedSize, accessoryRecommendation } from './accessories';
import { action, cart, service, transit } from './cart';
import { anyId, bool, decimalMoney, type FieldTable, fields, jsonText, numeric } from './fields';
import { order } from './order';
import { orderData } from './order-data';

const frame = { shopId: ['shopId', numeric], cartId: ['cartId', code] } as const;
const body = <const Payload extends FieldTable>(payload: Payload) => fields({ ...frame, ...payload });
const list = <Item extends z.ZodMiniType>(item: Item) => fields({ data: ['items', z.array(item)] });

/** Another size of an accessory, as a label of its line (CART-24). */
const dimension = z.optional(z.nullable(z.string().check(z.maxLength(60), z.regex(visibleLinePattern))));

/** `cena`: what delivery of this cart costs there, net; none where it is settled after the order (PAY-08). */
const region = fields({
  regionID: ['region', z.int()],
  kodOkres: ['code', z.string()],
  nazev: ['name', z.string()],
  cena: ['price', z.optional(decimalMoney)],
});

/** The three forms of a changed line (OPEN-Q-50), its label and its price; the id is that of the line in each. */
const changedLine = z.union([
  fields({ id: ['line', code], delete: ['remove', bool] }),
  fields({ id: ['line', code], mistnost: ['room', z.nullable(Room)] }),
  /** The offered price is exchanged for that of today. */
  fields({ id: ['line', code], cena_dnes: ['todaysPrice', z.literal(true)] }),
  fields({ id: ['line', code], mnozMj: ['quantity', numeric] }),
  fields({
    cartItemId: ['line', code],
    newCount: ['quantity', numeric],
    itemId: ['item', z.optional(z.nullable(anyId))],
    dimension: ['dimension', dimension],
  }),
]);

/** What may be asked of the cart address, by `akce`. Decoding gives the shop's words, encoding the protocol's. */
export const cartActions = {
  /** With `kopie`, the id of a cart, the new one has its lines, services and delivery (OPEN-Q-56). */
  getNewCart: {
    body: fields({ shopId: ['shopId', numeric], kopie: ['copyOf', z.optional(code)] }),
    answer: cart,
  },
  getCart: { body: body({}), answer: cart },
  addItemToCart: {
    body: body({
      productId: ['product', anyId],
      /**
       * vyrobek: product is a configuration id; sklad: a stock product; prislusenstvi: an accessory (OPEN-Q-51); kosik: a cart, whose
       * lines are added at their offered prices.
       */
      type: ['kind', code],
      count: ['quantity', numeric],
      dimension: ['dimension', dimension],
    }),
    answer: cart,
  },
  addAccessoryToCart: {
    body: body({ accessoryId: ['accessory', numeric], ks: ['quantity', numeric] }),
    answer: cart,
  },
  deleteItem: {
    body: body({ itemId: ['line', code], confId: ['lineConfiguration', z.optional(z.nullable(code))] }),
    answer: cart,
  },
  addService: { body: body({ serviceId: ['service', numeric] }), answer: cart },
  dropService: { body: body({ serviceId: ['service', numeric] }), answer: cart },
  setTransit: {
    body: body({
      transitId: ['transit', numeric],
      regionId: ['region', z.optional(z.nullable(numeric))],
      /** Postcode of the delivery as typed. It decides the region; `regionId` chooses among several that it lies in. */
      psc: ['postcode', z.optional(z.nullable(code))],
    }),
    answer: cart,
  },
  polozkyObchDokladu: { body: body({ polozkyObchDokladu: ['lines', upTo100(changedLine)] }), answer: cart },
  getServiceList: { body: body({}), answer: list(service) },
  getRegionList: { body: body({}), answer: list(region) },
  getActionList: { body: body({}), answer: list(action) },
  getTransitList: { body: body({}), answer: list(transit) },
  getAccessoryList: { body: body({}), answer: accessoryList },
  getAccessoryRecommended: {
    body: body({ accessoryId: ['accessory', numeric], dimension: ['size', z.optional(z.nullable(mountedSize))] }),
    answer: accessoryRecommendation,
  },
  newOrder: { body: body({ orderData: ['order', jsonText(orderData)] }), answer: order },
} as const satisfies Record<string, { body: z.ZodMiniType; answer: z.ZodMiniType }>;

export type CartAction = keyof typeof cartActions;
