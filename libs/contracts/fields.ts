import { shopIds } from '@fenestra/domain/shop/shops';
import { z } from 'zod/mini';

/** Fields that many contracts share. */

/** Money in minor units of the currency that stands beside it. */
export const minorUnits = z.int();
export const wholeQuantity = z.int().check(z.positive());
/** Pieces, or metres, which may be broken (CART-31, OPEN-Q-100). */
export const quantity = z.number().check(z.minimum(1));
/** 128 random bits, base64url: configurations, carts, order tokens. It cannot be guessed (OPEN-Q-14). */
export const opaqueId = z.string().check(z.regex(/^[\w-]{22}$/));
export const shopId = z.literal([...shopIds]);
/** The shop in a query, where everything is text. */
export const shopIdText = z.pipe(z.transform<string, number>(Number), shopId);
/** Counts the changes of an aggregate, from 1. */
export const revision = z.int().check(z.positive());
export const isoTime = z.iso.datetime();
/** A day in the time zone of its shop. */
export const isoDay = z.iso.date();
/** Made by the caller, once for each change it means; a repeat with the same id changes nothing again. */
export const changeId = z.string().check(z.minLength(8), z.maxLength(64));
/** Whether the call wrote a new row, from which a mail follows. False for a repeat; processes of release 0.1.0 omit it. */
export const isNew = z.optional(z.boolean());

/** A PDF as base64. */
export const pdf = z.object({ data: z.string() });
