import { createHash, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';

/** A setting with one token, or with two while one follows the other (`new,old`): the first is sent, both open. */
export const acceptedTokens = z
  .string()
  .regex(
    /^[^\s,]{16,}(,[^\s,]{16,})?$/,
    'is neither a token of 16 letters or more nor two of them with a comma between',
  )
  .transform((tokens) => tokens.split(',') as [string, ...string[]]);
export type AcceptedTokens = z.output<typeof acceptedTokens>;

/** Whether a header `Authorization` carries one of the tokens. Takes as long for a wrong one as for a right one. */
export function bearerCheck(tokens: readonly string[]): (authorization: string | undefined) => boolean {
  const expected = tokens.map((token) => digest(`Bearer ${token}`));
  return (authorization = '') => {
    const provided = digest(authorization);
    return expected.map((one) => timingSafeEqual(one, provided)).includes(true);
  };
}

/** Why access by a token is refused. */
export const tokenErrors = ['token-missing', 'token-wrong'] as const;
export const tokenErrorOf = (authorization: string | undefined): (typeof tokenErrors)[number] =>
  authorization ? 'token-wrong' : 'token-missing';

/** Whether a secret is the given one, by digests: neither length nor place of a difference shows. */
export const isSameSecret = (provided: string, secret: string): boolean =>
  timingSafeEqual(digest(provided), digest(secret));

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
