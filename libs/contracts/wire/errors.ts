/** The values of `Err` ("Answers of the wire"). Every answer that is an object has `Err` and `ErrText`. */
export const Err = {
  done: 0,
  /** `ErrText` is for the shopper. */
  refused: 15,
  /** The cart is unknown, expired, already ordered or of another shop. */
  cartUnknown: 30,
  /** No JSON object, or a field that is missing or has the wrong type. HTTP 400. */
  malformed: 40,
  actionUnknown: 41,
  /** The configuration is unknown, expired or of another shop. */
  configurationUnknown: 44,
  /** A service does not answer; the call may be repeated. HTTP 503. */
  unavailable: 90,
} as const;

export type ErrCode = (typeof Err)[keyof typeof Err];

/** Fields next to every payload. `fields` maps wrong form fields to texts; `next` is the cursor from which a reader of the feed restarts. */
export type ErrorAnswer = { Err: ErrCode; ErrText: string; fields?: Record<string, string>; next?: string };
