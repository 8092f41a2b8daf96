import type { WirePriceBreakdown } from '@fenestra/contracts/wire/price-breakdown';
import { type Names, nameIn } from '@fenestra/domain/catalogue/names';
import type { Catalogue } from '@fenestra/domain/catalogue/index-catalogue';
import type { Configuration } from '@fenestra/domain/configuration/configuration';
import { elementsOf } from '@fenestra/domain/configuration/assembly/elements';
import { withCurrentLineNames } from '@fenestra/domain/pricing/current-line-names';
import type { PriceLine, PriceBreakdown } from '@fenestra/domain/pricing/price-breakdown';
import type { Shop } from '@fenestra/domain/shop/shops';
import { textsOf } from '@fenestra/i18n/texts-of';
import { namesOf } from '@fenestra/i18n/product-names';

/** Every line of the price with its name; a group adds up to the sum of its name (STEP-07, CFGDATA-05). */
export function priceTreeToWire(
  configuration: Configuration,
  priceBreakdown: Pick<PriceBreakdown, 'parts'>,
  catalogue: Catalogue,
  shop: Shop,
): WirePriceBreakdown {
  const nameOf = partNames(configuration, catalogue, shop);
  const { parts } = withCurrentLineNames(configuration, priceBreakdown);
  const named = (lines: readonly PriceLine[]) => lines.map((part) => ({ ...part, name: nameOf(part) }));
  return { product: named(parts.product), handle: named(parts.handle), accessories: named(parts.accessories) };
}

/** What a line pays for: the entry that it names, else the kind of part. */
function partNames(configuration: Configuration, catalogue: Catalogue, shop: Shop): (part: PriceLine) => string {
  const { priceParts, ...texts } = textsOf(shop).wireNames;
  const names = namesOf(configuration, catalogue, shop);
  const kinds: Readonly<Record<string, string>> = priceParts;
  const products = elementsOf(configuration).map((element) => namesOf(element, catalogue, shop).product);
  return ({ key, item, element = 1 }) => {
    if (key === 'base') return products[element - 1]!;
    if (key === 'profile') return `${priceParts.profile} ${names.profile}`;
    if (key === 'colour') return `${priceParts.colour} ${names.colourOutside}`;
    const name = item === undefined ? undefined : entryOf(key, item, catalogue)?.names;
    if (!name) return kinds[key] ?? key;
    const text = nameIn(name, shop.code);
    if (key === 'spacer') return texts.spacer(text);
    return key === 'bars' ? texts.bars(text) : text;
  };
}

/** Caps and joints name the sill that they belong to and are called by their kind. */
function entryOf(key: string, item: number, catalogue: Catalogue): { readonly names: Names } | undefined {
  const { spacers, ornaments, bars, fillings, thresholds, locks, handles, sills, blinds, nets, couplings } = catalogue;
  const entries: Readonly<Record<string, ReadonlyMap<number, { readonly names: Names }>>> = {
    ...{ spacer: spacers, ornament: ornaments, bars, filling: fillings, threshold: thresholds, lock: locks },
    ...{
      handle: handles,
      'inner-sill': sills,
      'outer-sill': sills,
      'filling-ornament': ornaments,
      blind: blinds,
      net: nets,
      coupling: couplings,
    },
  };
  return entries[key]?.get(item);
}
