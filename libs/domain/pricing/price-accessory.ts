import { z } from 'zod/mini';
import { outcomeOf } from '../configuration/apply-change';
import { choicesOf } from '../configuration/choices/choices';
import { targetElements } from '../configuration/choices/available-entries';
import type { Area, Configuration } from '../configuration/configuration';
import { isViolation } from '../configuration/rules/violation';
import { sumOf } from './product-price';
import { calculatePrice } from './calculate-price';
import { PricedRefusal, pricedRefusal, type Sale } from './preview-price';

/** Net, minor units; null where it is refused. */
export const AccessoryPrice = z.object({ net: z.nullable(z.int()), refused: z.nullable(PricedRefusal) });
export type AccessoryPrice = z.output<typeof AccessoryPrice>;

/**
 * What a sill, blind, net or bars cost by themselves, whatever else of their kind is chosen and whichever price an offer holds (ACC-22): as they
 * are chosen in the areas that are meant (all without names), else as they would be in their first colour and usual size, where
 * they fit. Null where the product is not offered them.
 */
export function priceAccessory(
  id: number,
  { configuration, areas }: { readonly configuration: Configuration; readonly areas: readonly string[] },
  sale: Sale,
): AccessoryPrice | null {
  const { catalogue } = sale;
  const meant = areasMeant(id, configuration, areas, sale);
  const chosen = withoutOthers(id, configuration, sale, ({ id: area }) => meant.includes(area));
  if (chosen.areas.some((area) => has(area, id))) return { net: ownPrice(id, chosen, sale), refused: null };
  const bare = withoutOthers(id, configuration, sale, () => false);
  const list = catalogue.bars.has(id) ? 'bars' : 'accessory';
  const choice = choicesOf(list, { configuration: bare, catalogue, areas }).find((each) => each.id === id);
  if (!choice) return null;
  const outcome = outcomeOf(choice.changes, bare, catalogue);
  return isViolation(outcome)
    ? { net: null, refused: pricedRefusal(outcome, configuration, sale) }
    : { net: ownPrice(id, outcome, sale), refused: null };
}

/** A sill is one for the element, wherever it is kept. */
const areasMeant = (
  id: number,
  configuration: Configuration,
  areas: readonly string[],
  { catalogue }: Sale,
): readonly string[] =>
  areas.length > 0 && !catalogue.sills.has(id)
    ? areas
    : targetElements(configuration, areas).flatMap((element) => element.areas.map((area) => area.id));

/** Without what is of the same kind, but for itself in the areas that are kept. */
function withoutOthers(
  id: number,
  configuration: Configuration,
  { catalogue: { bars, sills, blinds } }: Sale,
  isKept: (area: Area) => boolean,
): Configuration {
  const kind = sills.get(id)?.kind ?? (blinds.has(id) ? 'blind' : 'net');
  const bared = (area: Area): Area =>
    bars.has(id)
      ? { ...area, bars: isKept(area) && area.bars?.bars === id ? area.bars : null }
      : {
          ...area,
          accessories: area.accessories.filter((one) => one.kind !== kind || (isKept(area) && one.accessory === id)),
        };
  return { ...configuration, areas: configuration.areas.map(bared) };
}

const has = ({ bars, accessories }: Area, id: number): boolean =>
  bars?.bars === id || accessories.some(({ accessory }) => accessory === id);

const ownPrice = (id: number, configuration: Configuration, { catalogue, priceList, shop }: Sale): number =>
  sumOf(calculatePrice(configuration, catalogue, priceList, shop).parts.accessories.filter(({ item }) => item === id));
