import type { Upgrade } from '../release/upgrade';

/** From each schema number to the next; `recorded` holds a price list of every number. */
export const priceListUpgrades: readonly Upgrade[] = [tariffsByCurrency, couplings];

/** 2: tariffs of any currency under one key, where each of the two was a field; regions and names of any country. */
function tariffsByCurrency({ tariffs, ...list }: Parameters<Upgrade>[0]) {
  const { CZK, EUR, ...rest } = tariffs as Record<string, unknown>;
  return { ...list, tariffs: { ...rest, currencies: { CZK, EUR } } };
}

/** 3: prices of the couplings of assemblies, of which nobody sold any before. */
function couplings(list: Parameters<Upgrade>[0]) {
  return { ...list, couplings: { perMetre: {}, joint: 0 } };
}
