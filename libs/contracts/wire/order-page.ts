import { orderStages, progressSteps } from '@fenestra/domain/ordering/order-progress';
import { restPayments } from '@fenestra/domain/ordering/payment-options';
import { z } from 'zod/mini';
import { bool, decimalMoney, fields } from './fields';
import { order, transferTo } from './order';
import { withdrawalRight } from './withdrawal';

const postalAddress = fields({
  /** As it is written in the country. */
  jmeno: ['name', z.string()],
  firma: ['company', z.string()],
  ulice: ['street', z.string()],
  psc: ['postcode', z.string()],
  mesto: ['city', z.string()],
});

/** An order at its lasting place, for whoever holds its token: the only answer that tells a shopper's own data (decision 57). */
export const orderPage = fields({
  objednavka: ['order', order],
  stav: ['stage', z.enum(orderStages)],
  /** ISO days of the shop, on which something was done or by which it will be. */
  prubeh: [
    'progress',
    z.array(
      fields({
        krok: ['step', z.enum(progressSteps)],
        stav: ['state', z.enum(['done', 'now', 'coming'])],
        den: ['day', z.nullable(z.string())],
      }),
    ),
  ],
  /** The last day of the payment that is awaited. */
  zaplatit_do: ['payUntil', z.nullable(z.string())],
  /** What is left after the deposit has come; by transfer where `prevod` is there. */
  doplatek: [
    'rest',
    z.nullable(
      fields({
        castka: ['amount', decimalMoney],
        zpusob: ['payment', z.enum(restPayments)],
        prevod: ['transfer', z.optional(transferTo)],
      }),
    ),
  ],
  /** Until when what is made to measure may be changed; null where nothing is, or no more. */
  zmeny: ['changes', z.nullable(fields({ jde: ['open', bool], do: ['until', z.nullable(z.string())] }))],
  /** Goods from stock that are not held as long as the order may be paid: until when, and null where they are free for others. */
  drzeni: ['hold', z.optional(fields({ do: ['until', z.nullable(z.iso.datetime())] }))],
  /** By which the carrier knows what is on its way. */
  zasilka: ['parcel', z.optional(z.string())],
  odstoupeni: ['withdrawal', withdrawalRight],
  /** Missing once its shopper was erased: the link says no more whose it was (decision 73). */
  prijemce: [
    'recipient',
    z.optional(
      fields({
        email: ['email', z.string()],
        telefon: ['phone', z.string()],
        dodat: ['deliverTo', postalAddress],
        fakturovat: ['invoiceTo', postalAddress],
      }),
    ),
  ],
});
export type OrderPage = z.output<typeof orderPage>;
