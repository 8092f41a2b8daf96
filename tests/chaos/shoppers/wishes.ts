import type { Wish } from './client-ledger';

/** Of these there is enough for everybody; of the scarce ones the last pieces are fought for (OPEN-Q-78). */
export const plentiful = [1001, 1002, 1003, 1004, 1007, 1008];
const scarce = [1005, 1006];

/** What the nth shopper wants: the same for the same random numbers. */
export function wishOf(nth: number, random: () => number): Wish {
  const pick = <T>(shares: readonly (readonly [T, number])[]): T => {
    let left = random() * shares.reduce((sum, [, share]) => sum + share, 0);
    return (shares.find(([, share]) => (left -= share) < 0) ?? shares.at(-1)!)[0];
  };
  const method = pick([
    ['transfer', 4],
    ['card', 5],
    ['paypal', 2],
  ] as const);
  const shelf = pick([
    [plentiful, 3],
    [scarce, 1],
  ]);
  return {
    nth,
    method,
    goods:
      method === 'transfer'
        ? pick([
            ['made', 2],
            ['both', 1],
          ] as const)
        : pick([
            ['stock', 3],
            ['both', 1],
          ] as const),
    atGateway: pick([
      ['pay', 6],
      ['retry', 2],
      ['cancel', 1],
      ['decline', 1],
      ['nothing', 1],
    ] as const),
    comesBack: random() < 0.7,
    sends: pick([
      ['once', 6],
      ['twice at once', 2],
      ['again with another key', 2],
    ] as const),
    stockProduct: shelf[Math.floor(random() * shelf.length)]!,
  };
}
