/** The answer of everything that can be refused for a reason the caller must handle. Thrown errors are faults. */
export type Result<Value, Reason extends string> = Accepted<Value> | Refused<Reason>;
export type Accepted<Value> = { readonly ok: true; readonly value: Value };
export type Refused<Reason extends string> = {
  readonly ok: false;
  readonly reason: Reason;
  /** What the text for the reason needs (limits, ids, repairs); JSON, so that it crosses process borders. */
  readonly details?: Readonly<Record<string, unknown>>;
};

export const accept = <Value>(value: Value): Accepted<Value> => ({ ok: true, value });

export const refuse = <Reason extends string>(
  reason: Reason,
  details?: Readonly<Record<string, unknown>>,
): Refused<Reason> => (details ? { ok: false, reason, details } : { ok: false, reason });
