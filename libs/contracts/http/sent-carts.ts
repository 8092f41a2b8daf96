import { z } from 'zod/mini';
import { endpoint } from '../endpoint';
import { changeId, isNew, isoDay, opaqueId, revision, shopId } from '../fields';
import { CartView, CartSnapshot } from './cart';
import { MailRequest } from './quotes';

const params = z.object({ id: opaqueId });

/** A new cart with lines, services and delivery of this one (CART-26 to CART-28, OPEN-Q-56). */
export const copyCart = endpoint({
  method: 'POST',
  path: '/carts/:id/copies',
  params,
  body: z.object({ shopId }),
  repeatable: true,
  answer: CartView,
  errors: ['cart-unknown', 'cart-ordered', 'delivery-refused'],
});

/** Puts the lines of another cart into this one, at their offered prices and without what is sold out. */
export const mergeCart = endpoint({
  method: 'POST',
  path: '/carts/:id/added-carts',
  params,
  body: z.object({ shopId, from: opaqueId, seen: z.optional(revision), changeId: z.optional(changeId) }),
  repeatable: 'with change id',
  answer: CartView,
  errors: [
    'cart-unknown',
    'cart-ordered',
    'cart-busy',
    'cart-full',
    'revision-outdated',
    'delivery-refused',
    'quantity-refused',
  ],
});

/** Has the link to this cart mailed (WIRE-45). A repeat sends nothing again. */
export const sendCart = endpoint({
  method: 'POST',
  path: '/carts/:id/letters',
  params,
  body: z.object({ shopId, letter: MailRequest, changeId }),
  repeatable: true,
  answer: z.object({ isNew }),
  errors: ['cart-unknown', 'cart-ordered', 'cart-empty'],
});

/** What a mail about a sent cart says and to whom; asked for when it is sent. */
export const SentCart = z.object({ letter: MailRequest, sentOn: isoDay, cart: CartSnapshot });
export type SentCart = z.output<typeof SentCart>;

export const readCartMailRequest = endpoint({
  method: 'GET',
  path: '/cart-letters/:id',
  params: z.object({ id: z.uuid() }),
  answer: SentCart,
  errors: ['cart-unknown', 'delivery-refused'],
});
