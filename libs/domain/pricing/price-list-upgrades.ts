import type { Upgrade } from '../release/upgrade';

/** From each schema number to the next; `recorded` holds a price list of every number. */
export const priceListUpgrades: readonly Upgrade[] = [tariffsByCurrency, couplingsAndTransoms];

/** 2: tariffs of any currency under one key, where each of the two was a field; regions and names of any country. */
function tariffsByCurrency({ tariffs, ...list }: Parameters<Upgrade>[0]) {
  const { CZK, EUR, ...rest } = tariffs as Record<string, unknown>;
  return { ...list, tariffs: { ...rest, currencies: { CZK, EUR } } };
}

/** 3: prices of the couplings of assemblies and of transoms, of which nobody sold any before. */
function couplingsAndTransoms(list: Parameters<Upgrade>[0]) {
  const surcharges = { ...(list['surcharges'] as object), transomPerMetre: 0 };
  return { ...list, surcharges, couplings: { perMetre: {}, joint: 0 } };
}
