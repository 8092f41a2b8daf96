import { code, textUpTo } from '@fenestra/domain/bounded-input';
import { currencies } from '@fenestra/domain/shop/money';
import { z } from 'zod/mini';
import { bool, codes, decimalMoney, fields, oneOrMore } from './fields';
import { priceBreakdown } from './price-breakdown';
import type { RestCall } from './rest-call';

const partKeys = codes({
  ram: 'frame',
  barva: 'colour',
  vypln: 'filling',
  sklo: 'glass',
  ramecek: 'spacer',
  parapet_vnitrni: 'inner-sill',
  zaluzie: 'blind',
  mrizky: 'bars',
  klika: 'handle',
  zamek: 'lock',
  prah: 'threshold',
  sit: 'net',
  parapet_venkovni: 'outer-sill',
});

/** What one kind of part cost when the offer was saved and costs today, net. */
const comparedPart = fields({
  klic: ['key', partKeys],
  puvodne: ['before', decimalMoney],
  dnes: ['now', decimalMoney],
});
export type ComparedPrice = z.output<typeof comparedPart>;

/** One element of a dated offer, so many pieces; prices are net, for one piece. */
const quoteElement = fields({
  configuration: ['configurationId', z.string()],
  vyrobek_id: ['product', z.string()],
  nazev: ['name', z.string()],
  sirka: ['width', z.int()],
  vyska: ['height', z.int()],
  cenik: ['priceCode', z.string()],
  img: ['picture', z.string()],
  ks: ['quantity', z.int()],
  cena: ['offered', decimalMoney],
  cena_dnes: ['today', decimalMoney],
  klika_txt: ['handleName', z.nullable(z.string())],
  /** Every line of both prices, of one piece. */
  rozpis: ['parts', priceBreakdown],
  rozpis_dnes: ['partsToday', priceBreakdown],
  rozdily: ['compared', z.array(comparedPart)],
  /** Parts that had to be chosen anew, because those that were saved are not made any more. */
  opraveno: ['repaired', z.array(partKeys)],
  /** While the offered price holds: what is chosen anew for that of today; `dnes_nevyrabi` where the product is not made any more. */
  dnes_opraveno: ['repairedToday', z.optional(z.array(partKeys))],
  dnes_nevyrabi: ['goneToday', z.optional(bool)],
  /** A product from stock, which has no price but that of the day. */
  sklad: ['stock', z.optional(bool)],
});

/** A dated offer, opened: `configuration` is the new working configuration of its first element (OPEN-Q-19). */
const openedQuote = fields({
  id: ['savedId', z.string()],
  cislo: ['number', z.optional(z.string())],
  type: ['type', z.string()],
  route: ['route', z.string()],
  configuration: ['configurationId', z.string()],
  ulozeno: ['savedOn', z.string()],
  plati_do: ['validUntil', z.string()],
  plati: ['holds', bool],
  mena: ['currency', z.enum(currencies)],
  prvky: ['elements', z.array(quoteElement)],
  /** Names of elements that cannot be made any more. */
  nevyrabi_se: ['gone', z.array(z.string())],
});
export type WireQuote = z.output<typeof openedQuote>;

/** Beside the refusal of an offer that there was: its product (the id of one from stock), and until when it held; null where its product is not made any more. */
export const purgedQuote = fields({
  vyrobek_id: ['product', z.string()],
  platila_do: ['validUntil', z.nullable(z.string())],
});

const captchaToken = z.optional(textUpTo(8_000));

/** Part of the refusal of an email with a link, from the third of a network and day on: the same call is taken with a captcha token. */
export const captchaRequired = fields({ recaptcha: ['isCaptchaWanted', z.literal(true)] });

/** What is saved and found again by a link, which is mailed. */
export const quoteCalls = {
  /**
   * WIRE-24: saves a copy as a dated offer and mails the link (SAVE-05). Without name and e-mail it is saved and nobody is written
   * to (decision 32); several confIDs are one project. With `kosik`, the id of a cart, its lines are saved as they were offered.
   * With `nabidka`, the id of an offer, nothing more is saved: its link is mailed.
   */
  saveConfiguration: {
    method: 'POST',
    path: '/api/configuration',
    status: 201,
    body: fields({
      name: ['name', z.optional(textUpTo(120))],
      email: ['email', z.optional(textUpTo(254))],
      note: ['note', z.optional(z.nullable(textUpTo(2_000)))],
      type: ['type', textUpTo(40)],
      route: ['route', textUpTo(100)],
      configuration: ['configurationIds', oneOrMore],
      kosik: ['cartId', z.optional(textUpTo(40))],
      nabidka: ['savedId', z.optional(textUpTo(40))],
      domain: ['host', textUpTo(255)],
      /** Token of reCAPTCHA, wanted when a refusal says `recaptcha`. */
      recaptchaToken: ['captchaToken', captchaToken],
    }),
    answer: fields({
      id: ['savedId', z.string()],
      /** What the offer is called; it opens nothing. */
      cislo: ['number', z.optional(z.string())],
      odkaz: ['link', z.string()],
      qr: ['qr', z.string()],
    }),
  },
  /** WIRE-45: mails the link to a cart, which is a copy as a rule (OPEN-Q-56, OPEN-Q-90). */
  sendCart: {
    method: 'POST',
    path: '/api/send-cart',
    status: 201,
    body: fields({
      name: ['name', textUpTo(120)],
      email: ['email', textUpTo(254)],
      note: ['note', z.optional(z.nullable(textUpTo(2_000)))],
      cart_id: ['cartId', code],
      domain: ['host', z.optional(textUpTo(255))],
      recaptchaToken: ['captchaToken', captchaToken],
    }),
    answer: fields({}),
  },
  /** WIRE-23: every call makes a new working configuration; with `cena=dnes` one without the offered price. */
  readSaved: {
    method: 'GET',
    path: '/api/configuration/:id',
    status: 200,
    query: z.object({ cena: z.optional(z.string()) }),
    answer: openedQuote,
  },
} as const satisfies Record<string, RestCall>;
