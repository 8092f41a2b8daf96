import type { z } from 'zod/mini';
import type { Reason } from './errors';

/** One internal HTTP call: the controller, the caller and the tests all use this one description. */
export type Endpoint = {
  readonly method: 'GET' | 'POST';
  /** `:name` stands for the parameter of that name. */
  readonly path: `/${string}`;
  readonly params?: z.ZodMiniType<Record<string, unknown>, Record<string, string>>;
  /** Query fields; on the wire they are texts. */
  readonly query?: z.ZodMiniType<Record<string, unknown>, Record<string, string | undefined>>;
  readonly body?: z.ZodMiniType;
  readonly answer: z.ZodMiniType;
  readonly errors: readonly Reason[];
  /** The call carries an Idempotency-Key, so it may be repeated. */
  readonly keyed?: true;
  /**
   * Whether it may be repeated without such a key, though it is a POST: it reads, sets a value, or makes what nobody knows of
   * yet. Or it may where its body carries a change id.
   */
  readonly repeatable?: true | 'with change id';
  /** It takes long and changes nothing: it is given up as soon as the one who asked has gone away. */
  readonly isDropped?: true;
  /** For all attempts together, when 5 s do not fit. */
  readonly deadlineMs?: number;
};

/** A paper is drawn when those before it are. */
export const pdfDeadlineMs = 30_000;

export const endpoint = <const E extends Endpoint>(contract: E): E => contract;

export type InputOf<E extends Endpoint> = (E extends { params: z.ZodMiniType }
  ? { params: z.input<E['params']> }
  : unknown) &
  (E extends { query: z.ZodMiniType } ? { query: z.input<E['query']> } : unknown) &
  (E extends { body: z.ZodMiniType } ? { body: z.input<E['body']> } : unknown) &
  (E extends { keyed: true } ? { idempotencyKey: string } : unknown);
export type AnswerOf<E extends Endpoint> = z.output<E['answer']>;
export type ReasonOf<E extends Endpoint> = E['errors'][number];
