import type { Upgrade } from '../release/upgrade';

/** From each schema number to the next; `recorded` holds a price list of every number. */
export const priceListUpgrades: readonly Upgrade[] = [tariffsByCurrency];

/** 2: tariffs of any currency under one key, where each of the two was a field; regions and names of any country. */
function tariffsByCurrency({ tariffs, ...list }: Parameters<Upgrade>[0]) {
  const { CZK, EUR, ...rest } = tariffs as Record<string, unknown>;
  return { ...list, tariffs: { ...rest, currencies: { CZK, EUR } } };
}
