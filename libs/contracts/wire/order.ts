import { orderKinds, paymentStates } from '@fenestra/domain/ordering/order';
import { overStages } from '@fenestra/domain/ordering/order-progress';
import { restPayments } from '@fenestra/domain/ordering/payment-options';
import { buyers } from '@fenestra/domain/shop/buyer';
import { currencies } from '@fenestra/domain/shop/money';
import { z } from 'zod/mini';
import { discount, itemData, service, netAmounts, transit } from './cart';
import { bool, decimalMoney, fields } from './fields';
import { wirePaymentMethods } from './payment-methods';
import { priceBreakdown } from './price-breakdown';
import { unitCodes } from './unit-codes';

const line = fields({
  id: ['line', z.string()],
  /** As in the cart. */
  polozkaID: ['item', z.optional(z.string())],
  nazev: ['name', z.string()],
  mnozMj: ['quantity', z.number()],
  /** What the quantity counts, of accessories. */
  jednotka: ['unit', z.optional(unitCodes)],
  /** Millimetres; null for what has no size of its own. */
  sirka: ['width', z.nullable(z.int())],
  vyska: ['height', z.nullable(z.int())],
  /** What an assembly is made of, as in the cart. */
  prvky_txt: ['elements', z.optional(z.array(z.string()))],
  spojky_txt: ['couplings', z.optional(z.array(z.string()))],
  /** A label of the shopper. */
  mistnost: ['room', z.optional(z.string())],
  klika_txt: ['handleName', z.optional(z.nullable(z.string()))],
  /** Every line of the price of one piece that is made to measure, before discounts. */
  rozpis: ['parts', z.optional(priceBreakdown)],
  /** Pieces that stock lacked; they come later (OPEN-Q-78). */
  backordered: ['backOrdered', z.int()],
  /** When it comes, in the shopper's words; empty where nothing comes any more. */
  delivery: ['delivery', z.string()],
  sumZkl: ['price', decimalMoney],
  /** What it is made of, as in the cart; null for what is no product. */
  data_vyrobek: ['product', z.nullable(fields({ data: ['data', itemData] }))],
  doplnkoveRozmer: ['dimension', z.nullable(z.string())],
  img: ['picture', z.nullable(z.string())],
});

/** Where to send a transfer, and what it names. */
export const transferTo = fields({
  /** Whose account it is: banks compare the name with the IBAN. Missing of an order of which nobody says it. */
  prijemce: ['holder', z.optional(z.string())],
  ucet: ['account', z.string()],
  iban: ['iban', z.string()],
  bic: ['bic', z.string()],
  vs: ['variableSymbol', z.string()],
  /** The last day (ISO, of the shop) on which it may come; missing where nothing is awaited. */
  zaplatit_do: ['until', z.optional(z.string())],
  /** What a QR code of the transfer says, as banking apps of the country read it; missing where they read none. */
  kod: ['code', z.optional(z.string())],
});

/**
 * The recap data of newOrder (ORDER-10) and the truth about an order (WIRE-55, OPEN-Q-120), which are one.
 * It holds no name, address or e-mail, but for `trustedShop`.
 */
export const order = fields({
  objednavkaID: ['orderId', z.string()],
  objednavkaCislo: ['number', z.string()],
  /** Opens the order; in no place but the recap, the gateway's return address and the mail (OPEN-Q-14). */
  token: ['token', z.string()],
  kind: ['kind', z.enum(orderKinds)],
  zpusobPlatby: ['method', wirePaymentMethods],
  /** When a preliminary order was gone through with its shopper, ISO 8601 in UTC: it is binding since. */
  zkontrolovano: ['checkedAt', z.optional(z.string())],
  /** What is true of the call after a preliminary order, in the shopper's words, once it is later than promised; else missing. */
  hovor: ['call', z.optional(z.string())],
  payment_state: ['payment', z.enum(paymentStates)],
  currency: ['currency', z.enum(currencies)],
  castkaCelkemDPH: ['total', decimalMoney],
  total: ['total', decimalMoney],
  /** When it was placed, ISO 8601 in UTC. */
  datum: ['placedAt', z.string()],
  /** From the goods to `cena_sdph`, named as in kosik_data; `total` is that less the discount for paying all at once. */
  ceny: ['sums', netAmounts],
  sluzby: ['services', z.array(service)],
  doprava: ['delivery', z.nullable(transit)],
  sleva: ['discount', decimalMoney],
  akce: ['discounts', z.array(discount)],
  cena_po_sleve: ['netAfterDiscount', decimalMoney],
  dph: ['vat', decimalMoney],
  cena_sdph: ['gross', decimalMoney],
  dph_sazba: ['vatPercent', z.number()],
  paid: ['paid', decimalMoney],
  /** What had counted and was given back; `paid` is without it. Missing where nothing was. */
  vraceno: ['returned', z.optional(decimalMoney)],
  due_now: ['dueNow', decimalMoney],
  due_later: ['dueLater', decimalMoney],
  rest_payment: ['restPayment', z.nullable(z.enum(restPayments))],
  /** How what is left to pay later is paid, in the shopper's words as in mail and paper; missing where nothing is. */
  jak_platit: ['laterPayment', z.optional(z.string())],
  /** Only for method gopay; gw_url is null while no session can be paid (OPEN-Q-81). */
  gopay: ['gopay', z.optional(fields({ status: ['status', z.string()], gw_url: ['url', z.nullable(z.string())] }))],
  /** Only for method paypal; gw_url is where the shopper agrees to the payment, null while it cannot be paid (decision 50). */
  paypal: [
    'paypal',
    z.optional(
      fields({
        currency: ['currency', z.enum(currencies)],
        kUhrade: ['dueNow', decimalMoney],
        status: ['status', z.optional(z.string())],
        gw_url: ['url', z.optional(z.nullable(z.string()))],
      }),
    ),
  ],
  /** Only for transfers: where to send due_now. */
  prevod: ['transfer', z.optional(transferTo)],
  /** In which ways the order may be paid instead, each by one call; missing where there is no other. */
  jinak: ['otherWays', z.optional(z.array(wirePaymentMethods))],
  /** The gateway refused to open a session for this order: it is paid in another way, or its data are corrected. Missing where it did not. */
  brana_odmitla: ['gatewayRefused', z.optional(bool)],
  /** Until when the money that is awaited has to be there, ISO 8601 in UTC; missing where none is. */
  ceka_do: ['payBy', z.optional(z.string())],
  /** How it ended, as the page of the order says it; missing as long as it goes on. */
  konec: ['over', z.optional(z.enum(overStages))],
  /** The last day (ISO, of the shop) on which the goods arrive; missing where nothing comes any more. */
  dodat_do: ['deliveredBy', z.optional(z.string())],
  /** For whom it was bought, whose prices its pages show first (SHOP-07). */
  kupujici: ['buyer', z.optional(z.enum(buyers))],
  shopNews: ['refusesNews', bool],
  /** For the one who has just placed it, in shops with a Trusted Shops badge: the block that the badge reads, by element id (OPEN-Q-85). */
  trustedShop: ['trustedShop', z.optional(z.record(z.string(), z.string()))],
  items: ['lines', z.array(line)],
});
export type Order = z.output<typeof order>;
