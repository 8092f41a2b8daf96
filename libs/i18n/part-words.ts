import type { PartWords } from './part-text';
import type { Catalogue } from '@fenestra/domain/catalogue/index-catalogue';
import type { Area, Configuration } from '@fenestra/domain/configuration/configuration';
import { coloursText } from './colours-text';
import { isChosen, type PartGroup, partGroups } from '@fenestra/domain/configuration/choices/numbered-parts';
import type { Part } from '@fenestra/domain/configuration/choices/parts';
import { areasInDoorPanel, areasWithOwnGlass } from '@fenestra/domain/configuration/geometry/glazed-areas';
import { withCurrentLineNames } from '@fenestra/domain/pricing/current-line-names';
import { netOfJoint, netOfParts, withoutCouplings } from '@fenestra/domain/pricing/part-prices';
import type { PriceBreakdown } from '@fenestra/domain/pricing/price-breakdown';
import type { Shop } from '@fenestra/domain/shop/shops';
import { accessoryWords, withoutTitle } from './accessory-words';
import { couplingWords } from './coupling-words';
import { elementWords } from './element-words';
import { namesOf } from './product-names';
import { textsOf } from './texts-of';

/** Parts that are read together: of an assembly those of the whole with its couplings, then those of each element. */
export type PartWordsGroup<Words extends PartWords = PartWords> = {
  /** Of an assembly only. */
  readonly title: string | null;
  /** Counted from 0; null for the whole. */
  readonly element: number | null;
  readonly parts: readonly Words[];
};

/** What a product consists of in words, as mails and documents list it; what was not chosen keeps its number and is left out. */
export function partWords(configuration: Configuration, catalogue: Catalogue, shop: Shop): PartWordsGroup[] {
  return partGroups(configuration, catalogue).map((group) => ({
    title: configuration.assembly ? titleOf(group, catalogue, shop) : null,
    element: group.element,
    parts: [
      ...chosenParts(group, catalogue, shop),
      ...(group.element === null ? couplingWords(group.configuration, catalogue, shop) : []),
    ],
  }));
}

function chosenParts({ parts, configuration }: PartGroup, catalogue: Catalogue, shop: Shop): PartWords[] {
  const { names } = textsOf(shop).parts;
  const makes = makesOf(configuration, catalogue, shop);
  const chosen = parts.filter(({ part }) => isChosen(part, configuration));
  return chosen.map(({ part, number }) => ({
    part,
    number,
    name: names[part],
    make: withoutTitle(makes(part), names[part]),
  }));
}

function titleOf({ element, configuration }: PartGroup, catalogue: Catalogue, shop: Shop): string {
  const { whole, elementNamed } = textsOf(shop).assembly;
  if (element === null) return whole;
  return elementNamed(element + 1, elementWords(configuration, catalogue, shop));
}

/** The parts with what each costs without VAT, in minor units; together they are the price of one piece. */
export type PricedPart = PartWords & { readonly net: number };

export function pricedParts(
  { configuration, quote }: { readonly configuration: Configuration; readonly quote: Pick<PriceBreakdown, 'parts'> },
  catalogue: Catalogue,
  shop: Shop,
): PartWordsGroup<PricedPart>[] {
  const tree = withCurrentLineNames(configuration, quote).parts;
  return partWords(configuration, catalogue, shop).map((group) => {
    const nets = netOfParts(withoutCouplings(tree), group.element === null ? undefined : group.element + 1);
    const netOf = ({ part, number }: PartWords): number =>
      part === 'coupling' ? netOfJoint(tree, number) : (nets.get(part) ?? 0);
    return { ...group, parts: group.parts.map((words) => ({ ...words, net: netOf(words) })) };
  });
}

function makesOf(configuration: Configuration, catalogue: Catalogue, shop: Shop): (part: Part) => string {
  const names = namesOf(configuration, catalogue, shop);
  const {
    accessories: { colours },
    drawing,
  } = textsOf(shop);
  const glazing = (area: Area) => [names.glass(area), names.ornament(area)].filter(Boolean).join(', ');
  const own = areasWithOwnGlass(configuration);
  const { filling, light } = configuration;
  const ofLight = filling !== null && light ? `${drawing.light[light.place]}: ` : '';
  const leaves = names.isGlazed ? areasInDoorPanel(configuration) : [];
  const withPattern = (area: Area) => area.bars && `${names.bars(area)}, ${names.barPattern(area)}`;
  const ofAreas = (wordsOf: (area: Area) => string | null, areas: readonly Area[] = configuration.areas) =>
    [...new Set(areas.map(wordsOf).filter((words) => words !== null))].join('; ');
  return (part) => {
    switch (part) {
      case 'frame':
        return [names.profile, coloursText(colours, names.colourOutside, names.colourInside), names.light]
          .filter(Boolean)
          .join(', ');
      case 'glass':
        return `${ofLight}${ofAreas(glazing, own)}`;
      case 'spacer':
        return ofAreas(names.spacer, own);
      case 'bars':
        return ofAreas(withPattern);
      case 'handle':
      case 'lock':
      case 'threshold':
        return names[part] ?? '';
      case 'filling':
        return [names.filling, ofAreas(glazing, leaves)].filter(Boolean).join(', ');
      default:
        return ofAreas(({ accessories }) => {
          const chosen = accessories.find(({ kind }) => kind === part);
          return chosen ? accessoryWords(chosen, catalogue, textsOf(shop).parts, shop.code) : null;
        });
    }
  };
}
