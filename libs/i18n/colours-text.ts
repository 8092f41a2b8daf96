/** How the colours of the outside and of the inside are said. */
export type ColoursTexts = { both: (colour: string) => string; each: (outside: string, inside: string) => string };

export const coloursText = ({ both, each }: ColoursTexts, outside: string, inside: string): string =>
  outside === inside ? both(outside) : each(outside, inside);
