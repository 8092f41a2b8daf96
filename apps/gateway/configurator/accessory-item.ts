import type { ChoiceItem } from '@fenestra/contracts/wire/choices';
import { entry } from '@fenestra/domain/configuration/geometry/shape';
import type { PricedChoice } from '@fenestra/domain/pricing/price-choices';
import { textsOf } from '@fenestra/i18n/texts-of';
import { type ChoiceNaming, pricedChoiceToWire, partsOf } from './priced-choice-to-wire';

/** A sill, blind or net with the areas where it fits, its colours and depths (ACC-19 to ACC-21). */
export function accessoryItem(choice: PricedChoice, naming: ChoiceNaming): ChoiceItem<'dejDoplnky'> {
  const { catalogue, shop, nameOf } = naming;
  const id = Number(choice.id);
  const sill = catalogue.sills.get(id);
  const type = sill ?? catalogue.blinds.get(id) ?? entry(catalogue.nets, id, 'accessory');
  const kind = sill?.kind ?? (catalogue.blinds.has(id) ? 'blind' : 'net');
  const name = nameOf(type);
  const swatches = entry(catalogue.swatches, type.colours, 'swatches');
  const colours = partsOf(choice, 'colours').map((part) => {
    const swatch = entry(swatches, String(part.id), 'swatch');
    return { code: swatch.code, hex: swatch.hex, ...pricedChoiceToWire(part, nameOf(swatch), naming) };
  });
  const depths = partsOf(choice, 'depths').map((part) => ({
    depth: Number(part.id),
    ...pricedChoiceToWire(part, `${part.id} mm`, naming),
  }));
  return {
    ...{ id, accessory: id, kind, priceName: name, item: name, areas: choice.fits, colours, depths },
    colour: (colours.find(({ chosen }) => chosen) ?? colours[0])?.code ?? '',
    category: { name: textsOf(shop).parts.names[kind] },
    ...pricedChoiceToWire(choice, name, naming),
  };
}
