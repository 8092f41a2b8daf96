import { textUpTo } from '@fenestra/domain/bounded-input';
import { z } from 'zod/mini';
import { fields, plainNumber } from './fields';
import type { RestCall } from './rest-call';

/** Longer than what is taken or kept of it, which is said by its field or cut. */
export const anyText = textUpTo(50_000);

/** WIRE-28; apart from the other calls of pages, because each page loads it before its first screen works. */
export const logCall = {
  method: 'POST',
  path: '/api/log',
  status: 201,
  body: fields({
    time: ['time', z.union([anyText, plainNumber])],
    domain: ['host', anyText],
    data: ['data', z.unknown().check(z.refine((data) => data !== undefined))],
    userAgent: ['userAgent', anyText],
  }),
  answer: fields({ id: ['id', z.string()] }),
} as const satisfies RestCall;
