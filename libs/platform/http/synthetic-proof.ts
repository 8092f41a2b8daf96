import { createHmac } from 'node:crypto';
import { isSameSecret } from './accepted-tokens';

/** Under which the synthetic shopper of the shop proves that it is that. */
export const syntheticHeader = 'x-synthetic';

/** Good for the order of one cart. Only who has a token of the services can make it. */
export const syntheticProof = (token: string, cartId: string): string =>
  createHmac('sha256', token).update(`synthetic ${cartId}`).digest('base64url');

/** By any of the tokens that open the services. */
export class SyntheticProofs {
  constructor(private readonly tokens: readonly string[]) {}

  /** Whether the header says that the order of this cart is of the synthetic shopper. Anybody else's claim is none. */
  verify(cartId: string, provided: string | string[] | undefined): boolean {
    if (typeof provided !== 'string') return false;
    return this.tokens.map((token) => isSameSecret(provided, syntheticProof(token, cartId))).includes(true);
  }
}
