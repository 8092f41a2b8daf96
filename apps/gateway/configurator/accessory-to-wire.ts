import type { Product } from '@fenestra/contracts/wire/product';
import { nameIn } from '@fenestra/domain/catalogue/names';
import type { Catalogue } from '@fenestra/domain/catalogue/index-catalogue';
import type { Area, ChosenAccessory, Configuration } from '@fenestra/domain/configuration/configuration';
import type { PriceBreakdown } from '@fenestra/domain/pricing/price-breakdown';
import { sumOf } from '@fenestra/domain/pricing/product-price';
import type { Shop } from '@fenestra/domain/shop/shops';
import { namesOf } from '@fenestra/i18n/product-names';
import { textsOf } from '@fenestra/i18n/texts-of';

type Accessory = Product['accessories'][number];
type InArea = Product['areas'][number]['accessories'][number];

/** Everything that `cena.doplnky` pays for: bars, and what was chosen for the areas (CFGDATA-10). */
export function accessoriesOf(
  configuration: Configuration,
  priceBreakdown: Pick<PriceBreakdown, 'parts'>,
  catalogue: Catalogue,
  shop: Shop,
): Accessory[] {
  return [
    ...barsOf(configuration, priceBreakdown, catalogue, shop),
    ...configuration.areas.flatMap((area) => accessoriesOfArea(area, priceBreakdown, catalogue, shop)),
  ];
}

/** The sills, blinds and nets that were chosen for an area; a sill costs what it does with its caps and joints. */
export function accessoriesOfArea(
  area: Area,
  { parts }: Pick<PriceBreakdown, 'parts'>,
  catalogue: Catalogue,
  { code }: Shop,
): InArea[] {
  return area.accessories.map((chosen): InArea => {
    const type = accessoryType(chosen, catalogue);
    const swatch = type && catalogue.swatches.get(type.colours)?.get(chosen.colour);
    const name = type ? nameIn(type.names, code) : '';
    return {
      area: area.id,
      accessory: chosen.accessory,
      kind: chosen.kind,
      priceName: name,
      colour: chosen.colour,
      colourName: swatch ? nameIn(swatch.names, code) : '',
      name,
      size: sizeOf(chosen),
      price: sumOf(parts.accessories.filter(({ area: of, item }) => of === area.id && item === chosen.accessory)),
    };
  });
}

/** Bars are paid for by kind, whatever the areas: the first area with them stands for all (windows-domain 8.2). */
function barsOf(
  configuration: Configuration,
  { parts }: Pick<PriceBreakdown, 'parts'>,
  catalogue: Catalogue,
  shop: Shop,
): Accessory[] {
  const names = namesOf(configuration, catalogue, shop);
  const { variants } = textsOf(shop).bars;
  const kinds = new Map(
    configuration.areas.toReversed().flatMap((area) => (area.bars ? [[area.bars.bars, area]] : [])),
  );
  return [...kinds].toReversed().map(([bars, area]): Accessory => {
    const name = names.bars(area) ?? '';
    const variant = catalogue.bars.get(bars)?.variant ?? '';
    return {
      area: area.id,
      accessory: bars,
      kind: 'bars',
      priceName: name,
      colour: variant,
      colourName: variants[variant] ?? '',
      name,
      size: null,
      price: sumOf(parts.accessories.filter(({ key, item }) => key === 'bars' && item === bars)),
    };
  });
}

export function accessoryType({ kind, accessory }: ChosenAccessory, { sills, blinds, nets }: Catalogue) {
  if (kind === 'blind') return blinds.get(accessory);
  return kind === 'net' ? nets.get(accessory) : sills.get(accessory);
}

function sizeOf({ length, depth, side, elements }: ChosenAccessory): InArea['size'] {
  const isSized = length !== undefined || depth !== undefined || side !== undefined;
  return isSized ? { length, depth, side, ...(elements !== undefined && { elements }) } : null;
}
