import { type Shop, shops } from '@fenestra/domain/shop/shops';
import { seededRandom } from '@fenestra/testing/seeded-random';
import { plentiful } from '../shoppers/wishes';

export type Goods =
  | { readonly kind: 'made'; readonly product: string; readonly elements: number; readonly width: number; readonly height: number }
  | { readonly kind: 'stock'; readonly product: number; readonly pieces: number }
  | { readonly kind: 'accessory'; readonly accessory: number; readonly pieces: number }; // prettier-ignore

/** Everything that one shopper will do, drawn from the seed before anything happens. */
export type Plan = {
  readonly nth: number;
  readonly shop: Shop;
  readonly goods: readonly Goods[];
  /** What happens to a full cart before it is ordered. */
  readonly changes: 'nothing' | 'more pieces' | 'drops a line' | 'drops a line and takes it back';
  readonly savesOffer: boolean;
  /** Sends the cart to somebody, opens the copy behind the link and orders that. */
  readonly sendsCart: boolean;
  readonly delivered: boolean;
  readonly keepsTechnicalControl: boolean;
  /** Which of the ways to pay that the cart offers, from 0 up to 1. */
  readonly payment: number;
  readonly sends: 'never' | 'once' | 'twice at once' | 'again with another key' | 'and loses the answer';
  /** `late`: the order has ended by then. `twice`: two presses at once, or a bank that tells of its credit twice. */
  readonly pays: 'pay' | 'twice' | 'retry' | 'cancel' | 'decline' | 'nothing' | 'late';
  readonly comesBack: boolean;
  /**
   * Changes the way in which the order is paid, to a transfer and from one: pays in the new way, goes back and pays in the first, pays all
   * the same in a gateway's window that was left open, or pays both.
   */
  readonly changesWay: 'never' | 'and pays' | 'and back' | 'and pays in the old window' | 'and pays both';
  /** Came by a link of an affiliate, and consented to be counted. */
  readonly affiliate: string | null;
  readonly refusesNews: boolean;
};

type Shares<T> = readonly (readonly [T, number])[];

const madeSizes: Shares<{ product: string; width: number; height: number }> = [
  [{ product: 'OS1', width: 1_000, height: 1_200 }, 5],
  [{ product: 'SL2', width: 1_800, height: 1_400 }, 2],
  [{ product: 'OS1N', width: 1_000, height: 1_800 }, 1],
  [{ product: 'B1', width: 900, height: 2_050 }, 1],
  [{ product: 'E1', width: 1_000, height: 2_050 }, 1],
  [{ product: 'D1', width: 950, height: 2_050 }, 1],
];
/** A few are scarce, so that the last pieces are fought for (OPEN-Q-78). */
const shelf = [...plentiful, 1005, 1006, 1012];
const accessories = [801, 802, 804];

export function planOf(seed: number, nth: number): Plan {
  const random = seededRandom(seed * 10_007 + nth);
  const below = (limit: number): number => Math.floor(random() * limit);
  const pick = <T>(shares: Shares<T>): T => {
    let left = random() * shares.reduce((sum, [, share]) => sum + share, 0);
    return (shares.find(([, share]) => (left -= share) < 0) ?? shares.at(-1)!)[0];
  };
  const anyGoods = (): Goods => {
    const kind = pick([['made', 3], ['stock', 4], ['accessory', 1]] as const); // prettier-ignore
    if (kind === 'stock') return { kind, product: shelf[below(shelf.length)]!, pieces: 1 + below(3) };
    if (kind === 'accessory') return { kind, accessory: accessories[below(accessories.length)]!, pieces: 1 + below(9) };
    const { product, width, height } = pick(madeSizes);
    const elements = product === 'OS1' && random() < 0.2 ? 2 : 1;
    return { kind, product, elements, width: width + below(200), height: height + below(200) };
  };
  return {
    nth,
    shop: shops[below(shops.length)]!,
    goods: Array.from({ length: 1 + below(3) }, anyGoods),
    changes: pick([['nothing', 4], ['more pieces', 1], ['drops a line', 1], ['drops a line and takes it back', 1]]),
    savesOffer: random() < 0.1,
    sendsCart: random() < 0.1,
    delivered: random() < 0.5,
    keepsTechnicalControl: random() < 0.3,
    payment: random(),
    sends: pick([['once', 5], ['twice at once', 1], ['again with another key', 1], ['and loses the answer', 1], ['never', 1]]),
    pays: pick([['pay', 5], ['twice', 1], ['retry', 1], ['cancel', 1], ['decline', 1], ['nothing', 1], ['late', 3]]),
    comesBack: random() < 0.7,
    affiliate: random() < 0.4 ? `visitor-${nth}` : null,
    changesWay: pick([['never', 6], ['and pays', 2], ['and back', 1], ['and pays in the old window', 1], ['and pays both', 1]]),
    refusesNews: random() < 0.3,
  }; // prettier-ignore
}
