/** How many pieces from stock all unpaid orders of one contact may hold at a time. */
export type StockHoldLimits = {
  readonly ofProduct: number;
  readonly inAll: number;
  /** How many times the bounds of others a contact has. Default: 1. */
  readonly timesOf?: (contact: string) => number;
};

/** What unpaid orders hold for a contact: an e-mail, a phone, a network of origin and its IPv6 site. */
export type HeldStock = { readonly contact: string; readonly product: number; readonly pieces: number };

type StockLine = { readonly line: string; readonly product: number; readonly quantity: number };
type HeldLine = { readonly line: string; readonly product: number; readonly pieces: number };

/**
 * How many pieces of each line may be held before the order is paid, given what is held already. Orders that are asked about one after
 * the other share what is left; the closest of an order's contacts decides.
 */
export function allowedHolds(
  held: readonly HeldStock[],
  { ofProduct, inAll, timesOf = () => 1 }: StockHoldLimits,
): (contacts: readonly string[], lines: readonly StockLine[]) => HeldLine[] {
  const taken = new Map<string, number>();
  const take = (contact: string, product: number, pieces: number): void => {
    for (const key of [contact, keyOf(contact, product)]) taken.set(key, (taken.get(key) ?? 0) + pieces);
  };
  for (const { contact, product, pieces } of held) take(contact, product, pieces);
  const leftFor = (contact: string, product: number): number => {
    const [most, mostOfProduct] = [inAll, ofProduct].map((bound) => bound * timesOf(contact)) as [number, number];
    return Math.min(most - (taken.get(contact) ?? 0), mostOfProduct - (taken.get(keyOf(contact, product)) ?? 0));
  };
  return (contacts, lines) =>
    lines.map(({ line, product, quantity }) => {
      const left = contacts.map((contact) => leftFor(contact, product));
      const pieces = Math.max(0, Math.min(quantity, ...left));
      for (const contact of contacts) take(contact, product, pieces);
      return { line, product, pieces };
    });
}

const keyOf = (contact: string, product: number): string => `${contact} ${product}`;
