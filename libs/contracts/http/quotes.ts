import { Configuration } from '@fenestra/domain/configuration/configuration';
import { comparedKeys } from '@fenestra/domain/pricing/compare-prices';
import { PriceBreakdown } from '@fenestra/domain/pricing/price-breakdown';
import { buyers } from '@fenestra/domain/shop/buyer';
import { z } from 'zod/mini';
import { endpoint, pdfDeadlineMs } from '../endpoint';
import { changeId, isNew, isoDay, opaqueId, pdf, wholeQuantity, revision, shopId, shopIdText } from '../fields';
import { PriceSnapshot } from './configuration';

/** Elements of one project that may be saved together. */
export const maxQuoteElements = 20;

/** To whom the link is sent. It is kept until the mail is sent, at most some days, and leaves the service for the mail alone. */
export const MailRequest = z.object({
  name: z.string().check(z.minLength(1), z.maxLength(120)),
  email: z.string().check(z.maxLength(254)),
  note: z.string().check(z.maxLength(2000)),
  /** How whoever sends it reads prices; as a private person where that is not said. */
  buyer: z.optional(z.enum(buyers)),
});
export type MailRequest = z.output<typeof MailRequest>;

/** An element of a dated offer: pieces of one product, one piece where it names none. */
export const QuoteElement = z.object({ ...PriceSnapshot.shape, quantity: z.optional(wholeQuantity) });
export type QuoteElement = z.output<typeof QuoteElement>;

/**
 * Freezes what these configurations are and cost now as one dated offer (SAVE-05); with `elements`, what a cart was offered for
 * them before. With `seen` a single configuration that has moved on is refused. A repeat answers the same offer.
 */
export const saveQuote = endpoint({
  method: 'POST',
  path: '/saved-offers',
  body: z.object({
    shopId,
    configurationIds: z.array(opaqueId).check(z.minLength(1), z.maxLength(maxQuoteElements)),
    elements: z.optional(z.array(QuoteElement).check(z.minLength(1), z.maxLength(maxQuoteElements))),
    /** What the page called the product, and where it is to be opened again. */
    type: z.string().check(z.regex(/^\P{Cc}{0,40}$/u)),
    route: z.string().check(z.regex(/^\/(?!\/)[\p{L}\p{N}/_-]{0,100}$/u)),
    letter: z.optional(MailRequest),
    seen: z.optional(revision),
    changeId,
  }),
  repeatable: true,
  answer: z.object({ savedId: opaqueId, isNew }),
  errors: ['configuration-unknown', 'revision-outdated'],
});

/** Mails the link of an offer that is saved already. A repeat mails nothing again; the offer counts as opened. */
export const mailQuote = endpoint({
  method: 'POST',
  path: '/saved-offers/:id/letters',
  params: z.object({ id: opaqueId }),
  body: z.object({ shopId, letter: MailRequest, changeId }),
  repeatable: true,
  answer: z.object({ savedId: opaqueId, isNew }),
  errors: ['saved-unknown'],
});

/** What a request with this change id saved before, if it did: a cart may hold something else by now (decision 45). */
export const findQuote = endpoint({
  method: 'GET',
  path: '/saved-offers',
  query: z.object({ shopId: shopIdText, changeId }),
  answer: z.object({ savedId: z.optional(opaqueId) }),
  errors: [],
});

/** A dated offer as its holder sees it; nothing in it but `today` ever changes. */
export const Quote = z.object({
  savedId: opaqueId,
  shopId,
  type: z.string(),
  route: z.string(),
  savedOn: isoDay,
  /** The last day on which the offered prices hold, included. */
  validUntil: isoDay,
  elements: z.array(QuoteElement),
});
export type Quote = z.output<typeof Quote>;

/** What is called by a number, one offer as a rule: for operators, whom a shopper tells it. */
export const findQuotesByNumber = endpoint({
  method: 'GET',
  path: '/saved-offers/numbered/:number',
  params: z.object({ number: z.string().check(z.regex(/^[0-9A-Z]{4}-[0-9A-Z]{4}$/)) }),
  answer: z.object({ offers: z.array(Quote) }),
  errors: [],
});

export const OpenedQuote = z.object({
  ...Quote.shape,
  /** Whether the offered prices hold today; those of products from stock are of the day, always. */
  holds: z.boolean(),
  elements: z.array(
    z.object({
      offer: QuoteElement,
      /** The new working configuration, made by this call (OPEN-Q-19). */
      configurationId: opaqueId,
      /** What it would cost today, as it can be made today. */
      today: PriceBreakdown,
      /** What that price is for. */
      madeToday: z.optional(Configuration),
      /** What of it is chosen anew for that price; and whether it is made at all today: without it the price of today says nothing. */
      repairedToday: z.optional(z.array(z.enum(comparedKeys))),
      isMadeToday: z.optional(z.boolean()),
      /** Parts that had to be chosen anew, because those that were saved are not made any more. */
      repaired: z.optional(z.array(z.enum(comparedKeys))),
    }),
  ),
  /** Elements that cannot be made any more. */
  gone: z.optional(z.array(PriceSnapshot)),
});
export type OpenedQuote = z.output<typeof OpenedQuote>;

const params = z.object({ id: opaqueId });

/**
 * Makes working configurations of the copy. They keep the offered price while they are unchanged and it holds, unless `price` is today's. At
 * today's price a product is one of the catalogue in force; what cannot be made by that is left out. Refused where nothing is left, and where
 * the offer was forgotten: `details` says of which product it was, and until when an ended one held.
 */
export const openQuote = endpoint({
  method: 'POST',
  path: '/saved-offers/:id/openings',
  params,
  body: z.object({ shopId, price: z.enum(['offered', 'today']) }),
  repeatable: true,
  answer: OpenedQuote,
  errors: ['saved-unknown'],
});

/** The offer on paper. */
export const readQuotePdf = endpoint({
  method: 'GET',
  path: '/saved-offers/:id/document',
  params,
  query: z.object({
    shopId: shopIdText,
    /** Who reads it; a private person where that is not said. */ buyer: z.optional(z.enum(buyers)),
  }),
  answer: pdf,
  errors: ['saved-unknown', 'busy'],
  isDropped: true,
  deadlineMs: pdfDeadlineMs,
});

/** What a mail about a saved offer says and to whom; asked for when it is sent. */
export const readQuoteMailRequest = endpoint({
  method: 'GET',
  path: '/saved-letters/:id',
  params: z.object({ id: z.uuid() }),
  answer: z.object({ letter: MailRequest, offer: Quote }),
  errors: ['saved-unknown'],
});
