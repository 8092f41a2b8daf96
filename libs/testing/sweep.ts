/** `npm run test:full`, which a release demands, sets this. */
const isFull = Boolean(process.env['FENESTRA_FULL']);

/**
 * Cases of a sweep that repeats what a lower level proves: all of them in the full run, a sample in the usual one. The sample
 * holds a case for each requirement id that the sweep names.
 */
export const sweep = <Case>(all: readonly Case[], sample: readonly Case[]): readonly Case[] => (isFull ? all : sample);

/** Declares a test for the full run only. Other tests prove the same at a lower cost. */
export const inFullRun = (title: string, test: () => Promise<void>): void => {
  if (isFull) it(title, test);
};

/** How often something random is tried. */
export const runs = ({ full, usual }: { readonly full: number; readonly usual: number }): number =>
  isFull ? full : usual;

/** The cases, in their order, that bring a value which none before has: each value of each of these occurs at least once. */
export function covering<Case>(all: readonly Case[], ...values: readonly ((one: Case) => unknown)[]): readonly Case[] {
  const seen = values.map(() => new Set<unknown>());
  return all.filter((one) => {
    const fresh = values.map((valueOf, nth) => !seen[nth]!.has(valueOf(one)));
    values.forEach((valueOf, nth) => seen[nth]!.add(valueOf(one)));
    return fresh.includes(true);
  });
}
