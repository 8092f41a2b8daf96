import { restPayments } from '@fenestra/domain/ordering/payment-options';
import { currencies } from '@fenestra/domain/shop/money';
import { z } from 'zod/mini';
import { chosenKinds } from './accessory-kinds';
import { bool, codes, decimalMoney, fields, flag } from './fields';
import { wirePaymentMethods } from './payment-methods';
import { priceBreakdown } from './price-breakdown';
import { contents } from './package-contents';
import { unitCodes } from './unit-codes';

export const services = { technicalControl: 23582, comfortDelivery: 23590, childGuard: 23595 } as const;
export const transits = { pickup: 23581, delivery: 47 } as const;

export const transitKinds = codes({ osobni_odber: 'pickup', doprava: 'delivery' });

/** CARTDATA-11 and CARTDATA-12. */
export const itemData = fields({
  typ: ['type', z.string()],
  vyrobek_id: ['code', z.string()],
  sklad: ['stock', flag],
  sklad_id: ['stockProduct', z.nullable(z.int())],
  /** Free pieces; null for what is made to measure. */
  sklad_pocet: ['available', z.nullable(z.int())],
  rozmer_sirka: ['width', z.int()],
  rozmer_vyska: ['height', z.int()],
  barva_in_txt: ['colourInsideName', z.string()],
  barva_out_txt: ['colourOutsideName', z.string()],
  /** Of the outside, as `#rrggbb`, to be shown beside its name. */
  barva_out_vzorek: ['colourOutsideHex', z.optional(z.string())],
  klika_txt: ['handleName', z.nullable(z.string())],
  provedeni: ['profile', z.int()],
  provedeni_txt: ['profileName', z.string()],
  vypln: ['glassName', z.string()],
  ramecek: ['spacerName', z.string()],
  ornament: ['ornamentName', z.nullable(z.string())],
  /** A label of the shopper. */
  mistnost: ['room', z.optional(z.string())],
  /** Of doors, the threshold of balcony doors too; empty or null where a product has none. */
  vypln_dveri_txt: ['fillingName', z.optional(z.nullable(z.string()))],
  zamek_txt: ['lockName', z.optional(z.nullable(z.string()))],
  prah_txt: ['thresholdName', z.optional(z.nullable(z.string()))],
  /** How it opens, with the side of hinges and handle, in words; an assembly says it for each element. */
  otevirani_txt: ['openingName', z.optional(z.nullable(z.string()))],
  /** Of a product with a transom: its light with height and opening, in words. */
  svetlik_txt: ['lightName', z.optional(z.nullable(z.string()))],
  /** Of an assembly: each element with size, opening and, where they differ, glass; each coupling with its length; in words. */
  prvky_txt: ['elements', z.optional(z.array(z.string()))],
  spojky_txt: ['couplings', z.optional(z.array(z.string()))],
  doplnky: [
    'accessories',
    z.array(
      fields({
        cenik_txt: ['priceName', z.string()],
        doplnek_txt: ['name', z.string()],
        cena: ['price', decimalMoney],
        pocet_ks: ['quantity', z.number()],
        typ: ['kind', codes(chosenKinds)],
      }),
    ),
  ],
});

const subItem = fields({
  nazev: ['name', z.string()],
  cena_jedn: ['unitPrice', decimalMoney],
  cena: ['price', decimalMoney],
  pocet_ks: ['quantity', z.number()],
  typ: ['kind', codes({ ...chosenKinds, klika: 'handle' })],
});

const note = fields({
  img: ['picture', z.nullable(z.string())],
  data_vyrobek: ['product', z.nullable(fields({ data: ['data', itemData] }))],
});

/** `plati`: the line still has the offered price, up to and with that day; else it has that of today. */
const priceChange = fields({
  cena_nabidky: ['offered', decimalMoney],
  cena_dnes: ['today', decimalMoney],
  plati_do: ['until', z.string()],
  plati: ['holds', bool],
});

/** A line (CARTDATA-06). Prices are net; `sumZkl` = `cenaMj` after discount × `mnozMj`. */
const item = fields({
  id: ['line', z.string()],
  /** Stock product or accessory id, otherwise the type code of the product. */
  polozkaID: ['item', z.string()],
  konfiguraceID: ['configurationId', z.nullable(z.string())],
  typ: ['kind', z.enum(['vyrobek', 'prislusenstvi', 'doplnek', 'other'])],
  nazev: ['name', z.string()],
  cenik: ['priceCode', z.string()],
  cenaMj: ['unitPrice', decimalMoney],
  sumZkl: ['price', decimalMoney],
  mnozMj: ['quantity', z.number()],
  pocet_ks: ['quantity', z.number()],
  /** What the quantity counts, of accessories. */
  jednotka: ['unit', z.optional(unitCodes)],
  /** Of one of it, where an accessory is sold by another quantity than its unit price is told by. */
  obsah: ['contents', z.optional(contents)],
  cena_po_sleve: ['price', decimalMoney],
  cena_jedn_po_sleve: ['unitPriceAfterDiscount', decimalMoney],
  cena_po_sleve_jedn: ['unitPriceAfterDiscount', decimalMoney],
  sklad: ['stock', flag],
  polozka_podpolozky: ['subItems', z.array(subItem)],
  polozka_cena_detail: [
    'priceDetail',
    fields({
      cena_jedn_vyrobek: ['unitProduct', decimalMoney],
      cena_vyrobek: ['product', decimalMoney],
      cena_jedn_doplnky: ['unitAccessories', decimalMoney],
      cena_jedn_ostatni: ['unitOthers', decimalMoney],
      /** Every line of the price of one piece that is made to measure. */
      rozpis: ['parts', z.optional(priceBreakdown)],
    }),
  ],
  doplnkoveRozmer: ['dimension', z.nullable(z.string())],
  /** Of a line whose price of today is not the offered one: net of one piece. */
  zmena_ceny: ['priceChange', z.optional(priceChange)],
  colorDetail: ['colour', z.nullable(fields({ name: ['name', z.string()] }))],
  poznam: ['note', note],
});
export type CartItem = z.output<typeof item>;

/** A line that was taken out and can come back: what it is, without prices. */
const removedItem = fields({
  id: ['line', z.string()],
  nazev: ['name', z.string()],
  mnozMj: ['quantity', z.number()],
  jednotka: ['unit', z.optional(unitCodes)],
  poznam: ['note', note],
});
export type RemovedItem = z.output<typeof removedItem>;

/** One way to pay (OPEN-Q-114). `deposit` is the share due now: 1, 0.3 or 0. */
const paymentOption = fields({
  platbaID: ['id', z.string()],
  value: ['method', wirePaymentMethods],
  name: ['name', z.string()],
  icon: ['icon', z.string()],
  description: ['description', z.string()],
  how_much_you_save: ['saving', decimalMoney],
  disabled_when_tech_control: ['disabledByTechnicalControl', bool],
  stock: ['forStock', bool],
  deposit: ['share', z.number()],
  disabled: ['disabled', bool],
  reason: ['reason', z.nullable(z.string())],
  due_now: ['dueNow', decimalMoney],
  due_later: ['dueLater', decimalMoney],
  rest_payment: ['restPayment', z.nullable(z.enum(restPayments))],
});
export type PaymentChoice = z.output<typeof paymentOption>;

export const service = fields({
  sluzbaID: ['service', z.int()],
  nazev: ['name', z.string()],
  cena: ['price', decimalMoney],
  /** What it is worth, though it is never charged; null where nothing is said (OPEN-Q-67). */
  cenaPuvodni: ['originalPrice', z.nullable(decimalMoney)],
});

export const discount = fields({ akceID: ['action', z.int()], popis: ['description', z.string()] });

/**
 * An action that holds today. `blizko`: the cart nearly has it; then also what it counts, net goods before discounts or windows made
 * to measure, from how much on, and how much there is.
 */
export const action = fields({
  akceID: ['action', z.int()],
  popis: ['description', z.string()],
  blizko: ['near', z.optional(bool)],
  od_castky: ['goodsFrom', z.optional(decimalMoney)],
  zbozi: ['goods', z.optional(decimalMoney)],
  od_kusu: ['windowsFrom', z.optional(z.int())],
  kusu: ['windows', z.optional(z.int())],
});
export type DiscountAction = z.output<typeof action>;

export const transit = fields({
  dopravaID: ['transit', z.int()],
  typ: ['kind', transitKinds],
  regionID: ['region', z.nullable(z.int())],
  nazev: ['name', z.string()],
  cena: ['price', z.nullable(decimalMoney)],
  /** Text for the shopper: the price is that of the most expensive possible region, and the shop calls. */
  upozorneni: ['notice', z.optional(z.string())],
});

/** Net sums before discounts. */
export const netAmounts = fields({
  ceny_vyrobek: ['products', decimalMoney],
  ceny_doplnky: ['accessories', decimalMoney],
  ceny_ostatni: ['others', decimalMoney],
  ceny_sluzby: ['services', decimalMoney],
  ceny_doprava: ['delivery', decimalMoney],
});

/** kosik_data (CARTDATA-01 to CARTDATA-03, OPEN-Q-101, OPEN-Q-114). Amounts of the sums are net but for `gross` and `vat`. */
export const cartData = fields({
  polozky: ['items', z.array(item)],
  /** The latest first; `delete: false` in polozkyObchDokladu brings one back. */
  odebrane: ['removed', z.optional(z.array(removedItem))],
  doprava: ['delivery', z.nullable(transit)],
  akce: ['discounts', z.array(discount)],
  sluzby: ['services', z.array(service)],
  pouze_sklad: ['stockOnly', flag],
  ceny: ['sums', netAmounts],
  sleva: ['discount', decimalMoney],
  cena_celkem: ['net', decimalMoney],
  cena_po_sleve: ['netAfterDiscount', decimalMoney],
  dph: ['vat', decimalMoney],
  dph_sazba: ['vatPercent', z.number()],
  cena_sdph: ['gross', decimalMoney],
  sumZklCelkem: ['netAfterDiscount', decimalMoney],
  sumDphCelkem: ['vat', decimalMoney],
  sumCelkem: ['gross', decimalMoney],
  szbDphZakl: ['vatPercent', z.number()],
  mena: ['currency', z.enum(currencies)],
  platby: ['paymentOptions', z.array(paymentOption)],
  isTechnicalControl: ['technicalControl', bool],
  comfortDelivery: ['comfortDelivery', bool],
  childGuard: ['childGuard', bool],
  cena_komfort: ['comfortPrice', decimalMoney],
  hmotnost: ['weightKg', z.number()],
  /** The last day (ISO date) on which the prices of all that is made to measure are held: an offer of it ends with that (decision 32). */
  nabidka_do: ['offerUntil', z.optional(z.string())],
  revize: ['revision', z.int()],
});

/** The answer to every call that reads or changes a cart. */
export const cart = fields({ kosikID: ['cartId', z.string()], kosik_data: ['data', cartData] });
export type Cart = z.output<typeof cart>;
export type CartContent = Cart['data'];
