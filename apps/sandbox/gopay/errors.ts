import type { FastifyReply } from 'fastify';
import type { z } from 'zod';

/** GoPay's codes and names (external-services 1.8). */
export const errorNames = {
  100: 'SYSTEM',
  110: 'REQUIRED',
  111: 'INVALID',
  200: 'UNAUTHORIZED',
  201: 'GRANT_NOT_SUPPORTED',
  202: 'WRONG_CREDENTIALS',
  303: 'WRONG_STATE',
  304: 'PAYMENT_NOT_FOUND',
  305: 'SHOP_DISABLED',
  330: 'PAYMENT_REFUND_NOT_SUPPORTED',
  332: 'WRONG_AMOUNT',
  360: 'ITEMS_DO_NOT_ADD_UP',
} as const;
export type GopayErrorCode = keyof typeof errorNames;

type GopayError = { code: GopayErrorCode; field?: string; message: string };

export function sendErrors(reply: FastifyReply, status: number, gopayErrors: readonly GopayError[]): FastifyReply {
  return reply.status(status).send({
    date_issued: Date.now(),
    errors: gopayErrors.map(({ code, field, message }) => ({
      scope: field ? 'F' : 'G',
      field: field ?? null,
      error_code: code,
      error_name: errorNames[code],
      message,
      description: null,
    })),
  });
}

/** One complaint for each fault of `input`, which tells a missing field from a wrong one. */
export function validationErrors(error: z.ZodError, input: unknown): GopayError[] {
  return error.issues.map(({ path }) => {
    const missing =
      path.reduce((at: unknown, key) => (at as Record<PropertyKey, unknown> | undefined)?.[key], input) === undefined;
    return { code: missing ? 110 : 111, field: path.join('.'), message: missing ? 'Required.' : 'Invalid value.' };
  });
}
