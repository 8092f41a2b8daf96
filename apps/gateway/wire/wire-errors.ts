import { HttpException } from '@nestjs/common';
import { type Reason, refusals } from '@fenestra/contracts/errors';
import { Err, type ErrCode, type ErrorAnswer } from '@fenestra/contracts/wire/errors';
import { purgedQuote, captchaRequired } from '@fenestra/contracts/wire/quote-calls';
import type { Refused } from '@fenestra/domain/result';
import type { Violation } from '@fenestra/domain/configuration/rules/violation';
import type { Shop } from '@fenestra/domain/shop/shops';
import { maxCartLines, maxQuantity } from '@fenestra/domain/ordering/quantity-limits';
import { fillIn } from '@fenestra/i18n/fill-in';
import { violationText, withComma } from '@fenestra/i18n/violation-text';
import { textsOf } from '@fenestra/i18n/texts-of';
import { z } from 'zod/mini';
import type { Texts } from '@fenestra/i18n/texts/texts';
import { paymentRefusalText } from '../cart/payment-to-wire';
import { fieldErrors } from '../order/order-field-errors';

/** What the gateway itself refuses, beside the reasons of the services. */
export type WireReason = Reason | 'value-impossible' | 'other-shop' | 'unknown' | 'count-unknown' | 'not-human';
type TextName = keyof Texts['errors']['refusals'];

const codes: Partial<Record<WireReason, ErrCode>> = {
  busy: Err.unavailable,
  'cart-unknown': Err.cartUnknown,
  'cart-ordered': Err.cartUnknown,
  'configuration-unknown': Err.configurationUnknown,
};

/** The text of each reason that has none under its own name; a reason without any text does not compile. */
const texts: Readonly<Record<Exclude<WireReason, TextName>, TextName>> = {
  busy: 'unavailable',
  'cart-ordered': 'cart-unknown',
  'change-refused': 'value-impossible',
  'revision-outdated': 'outdated',
  'idempotency-mismatch': 'ordered-otherwise',
  'withdrawal-refused': 'value-impossible',
  'cursor-invalid': 'value-impossible',
  'order-binding': 'value-impossible',
  'order-over': 'value-impossible',
  'order-shipped': 'value-impossible',
  'order-unconfirmed': 'value-impossible',
  'saved-unknown': 'unknown',
  'payment-unknown': 'payment-not-open',
  'amount-refused': 'value-impossible',
  'notification-forged': 'malformed',
};

/** The answer to a refusal, with its words for the shopper. */
export function errorAnswer(shop: Shop, refusal: Refused<WireReason>): ErrorAnswer {
  const fields = fieldErrors(shop, refusal);
  return {
    Err: codes[refusal.reason] ?? Err.refused,
    ErrText: textOf(shop, refusal),
    ...(fields && { fields }),
    ...expiredQuoteFields(refusal),
    ...captchaFields(refusal),
  };
}

/** Of which product a dated offer was that is forgotten or cannot be made any more. */
function expiredQuoteFields({ reason, details = {} }: Refused<WireReason>): object {
  const { product, validUntil = null } = details as { product?: string; validUntil?: string };
  return reason === 'saved-unknown' && product ? { nabidka: z.encode(purgedQuote, { product, validUntil }) } : {};
}

function captchaFields({ details = {} }: Refused<WireReason>): object {
  const { isCaptchaWanted } = details;
  return isCaptchaWanted === true ? z.encode(captchaRequired, { isCaptchaWanted }) : {};
}

/** What REST calls answer: 404 for what does not exist, otherwise 400 ("Answers of the wire"). */
function restStatusOf(reason: WireReason): number {
  const status = reason in refusals ? refusals[reason as Reason] : reason === 'unknown' ? 404 : 400;
  return status === 404 ? 404 : 400;
}

function textOf(shop: Shop, { reason, details = {} }: Refused<WireReason>): string {
  const { errors: errorTexts } = textsOf(shop);
  if (reason === 'change-refused') return ruleText(errorTexts, details);
  if (reason === 'cart-full' && details['tooLarge']) return errorTexts.refusals['cart-too-large'];
  if (reason === 'quantity-refused') return quantityText(errorTexts, details);
  if (reason === 'cart-full') return fillIn(errorTexts.refusals['cart-full'], { most: maxCartLines });
  const blocked = reason === 'payment-refused' ? paymentRefusalText(details['because'], shop) : undefined;
  if (blocked) return blocked;
  return errorTexts.refusals[reason in texts ? texts[reason as keyof typeof texts] : (reason as TextName)];
}

function quantityText({ refusals }: Texts['errors'], { available, unit }: Details): string {
  if (typeof available === 'number') return fillIn(refusals['stock-limit'], { n: available });
  return fillIn(refusals[unit === 'metre' ? 'length-refused' : 'quantity-refused'], { most: maxQuantity });
}
type Details = Readonly<Record<string, unknown>>;

/** The broken rule in words; a size out of its range also says whether it is too large or too small (OPEN-Q-37). */
export function ruleText(errorTexts: Texts['errors'], { code, values = {} }: Partial<Violation>): string {
  if (!code || !(code in errorTexts.rules)) return errorTexts.refusals['value-impossible'];
  const text = violationText(errorTexts, { code, values }, withComma);
  const requestedSize = { 'width-out-of-range': values['width'], 'height-out-of-range': values['height'] }[
    code as string
  ];
  return requestedSize === undefined
    ? text
    : `${text}. ${requestedSize > values['max']! ? errorTexts.tooLarge : errorTexts.tooSmall}`;
}

/** Ends a request with a status of its own; the rest of the protocol's refusals are status 200. */
export class WireException extends HttpException {
  constructor(
    status: number,
    readonly answer: ErrorAnswer,
    readonly headers: Readonly<Record<string, string>> = {},
  ) {
    super(answer, status);
  }
}

export function malformedRequest(shop: Shop): WireException {
  return new WireException(400, { Err: Err.malformed, ErrText: textsOf(shop).errors.refusals.malformed });
}

/** Seconds after which something that was too much at once may be asked for again. */
const retryAfterSeconds = '2';

/** How a REST call ends that is refused: 404 for an unknown id, 503 for what may be had in a moment, otherwise 400. */
export const restException = (shop: Shop, refusal: Refused<WireReason>): WireException =>
  refusal.reason === 'busy'
    ? new WireException(503, errorAnswer(shop, refusal), { 'retry-after': retryAfterSeconds })
    : new WireException(restStatusOf(refusal.reason), errorAnswer(shop, refusal));
