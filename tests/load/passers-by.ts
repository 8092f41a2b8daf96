import { Shopper } from '../harness/shopper';

/** Settings of a shop that hears from a proxy whose request it is, with all bounds that it has when nobody sets any. */
export const boundedBehindProxy = {
  TRUST_PROXY: 'loopback',
  LIMITS_FILE: undefined,
  HELD_PIECES: undefined,
  HELD_PIECES_OF_PRODUCT: undefined,
};

/** So many shoppers that none meets a bound: every request comes from another address. The load is that of a busy shop, not of an attacker. */
export class PassersBy extends Shopper {
  private nth = 0;

  protected override ownHeaders(): Record<string, string> {
    return { ...this.headers, 'x-forwarded-for': addressOf(this.nth++) };
  }
}

/** 10.0.0.0 and what follows, which no two of sixteen million share. */
function addressOf(nth: number): string {
  return `10.${(nth >> 16) & 255}.${(nth >> 8) & 255}.${nth & 255}`;
}
