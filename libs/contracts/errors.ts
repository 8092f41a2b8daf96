/** Every reason for which a service refuses, and its HTTP status. Callers get the reason back as a value. */
export const refusals = {
  /** Too much waits already for what takes long; the same call may be made again in a moment. */
  busy: 429,
  // configuration
  'product-unknown': 404,
  'configuration-unknown': 404,
  /** Never saved, saved in another shop, or forgotten after twelve months (OPEN-Q-18). */
  'saved-unknown': 404,
  /** `details`: a PricedRefusal, that is the broken rule with its values and what helps (domain/pricing/try-changes). */
  'change-refused': 422,
  'revision-outdated': 409,
  // cart
  'cart-unknown': 404,
  /** The cart is an order already, or becomes one at this moment and did not decide in time. */
  'cart-ordered': 409,
  'cart-busy': 409,
  'cart-empty': 422,
  /** One more line than a cart holds, or with `details.tooLarge` more than is kept of one. */
  'cart-full': 422,
  'line-unknown': 404,
  'item-unknown': 422,
  'quantity-refused': 422,
  'service-refused': 422,
  'delivery-refused': 422,
  // orders
  'order-unknown': 404,
  /** `details.fields`: field → code, in the words of the order form. */
  'order-data-refused': 422,
  'delivery-missing': 422,
  'payment-refused': 422,
  'deposit-refused': 422,
  'idempotency-mismatch': 422,
  /** This cart became an order with other data; `details` is an ConflictingOrder (OPEN-Q-75). */
  'ordered-otherwise': 409,
  /** Nothing is left to withdraw from, it may not be withdrawn from, or the term is over. */
  'withdrawal-refused': 422,
  /** It has ended, or its money goes back already. */
  'order-over': 409,
  /** Nothing of it may leave the house: it awaits its money or its goods, or it has ended. */
  'order-unconfirmed': 409,
  /** Its goods are on their way. */
  'order-shipped': 409,
  /** It was binding when it was placed: nothing of it is to be checked. */
  'order-binding': 409,
  'cursor-invalid': 422,
  // payments
  'payment-unknown': 404,
  'payment-not-open': 409,
  'payment-not-received': 409,
  /** The gateway has money of the order and has not said yet whether it counts. */
  'payment-examined': 409,
  /** As often as an order may open sessions, or change the way in which it is paid. */
  'payment-tried-too-often': 409,
  /** No amount that can be paid in the currency, such as half a forint. */
  'amount-refused': 422,
  'notification-forged': 403,
} as const satisfies Record<string, number>;

export type Reason = keyof typeof refusals;
