import type { ProductView } from '@fenestra/contracts/http/configuration';
import type { Product } from '@fenestra/contracts/wire/product';
import { nameIn } from '@fenestra/domain/catalogue/names';
import type { Catalogue } from '@fenestra/domain/catalogue/parse-catalogue';
import type { Area, ChosenAccessory } from '@fenestra/domain/configuration/configuration';
import type { Shop } from '@fenestra/domain/shop/shops';

type AccessoryNames = Product['accessories'][number];

/** The sills, blinds and nets that were chosen for an area, with their prices (CFGDATA-10). */
export function accessoriesOf(
  area: Area,
  { quote }: Pick<ProductView, 'quote'>,
  catalogue: Catalogue,
  { code }: Shop,
): AccessoryNames[] {
  return area.accessories.map((chosen): AccessoryNames => {
    const type = typeOf(chosen, catalogue);
    const swatch = type && catalogue.swatches.get(type.colours)?.get(chosen.colour);
    const name = type ? nameIn(type.names, code) : '';
    const part = quote.parts.accessories.find(({ area: of, item }) => of === area.id && item === chosen.accessory);
    return {
      area: area.id,
      accessory: chosen.accessory,
      kind: chosen.kind,
      priceName: name,
      colour: chosen.colour,
      colourName: swatch ? nameIn(swatch.names, code) : '',
      name,
      size: sizeOf(chosen),
      price: part?.net ?? 0,
    };
  });
}

function typeOf({ kind, accessory }: ChosenAccessory, { sills, blinds, nets }: Catalogue) {
  if (kind === 'blind') return blinds.get(accessory);
  return kind === 'net' ? nets.get(accessory) : sills.get(accessory);
}

function sizeOf({ length, depth, side }: ChosenAccessory): AccessoryNames['size'] {
  return length === undefined && depth === undefined && side === undefined ? null : { length, depth, side };
}
