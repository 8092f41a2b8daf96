import { type Names, nameIn } from '@fenestra/domain/catalogue/names';
import type { Catalogue } from '@fenestra/domain/catalogue/index-catalogue';
import type { PartList } from '@fenestra/domain/configuration/choices/choice';
import type { PricedChoice, PricedPart } from '@fenestra/domain/pricing/price-choices';
import type { Shop } from '@fenestra/domain/shop/shops';
import { refusalToWire } from './refusal-to-wire';

/** What the entries of a list are named with. */
export type ChoiceNaming = {
  readonly catalogue: Catalogue;
  readonly shop: Shop;
  /** Whether the product counts as a door (DOOR-03). */
  readonly isDoor: boolean;
  readonly nameOf: (entry: { readonly names: Names }) => string;
};

export const choiceNaming = (catalogue: Catalogue, shop: Shop, isDoor: boolean): ChoiceNaming => ({
  catalogue,
  shop,
  isDoor,
  nameOf: ({ names }) => nameIn(names, shop.code),
});

/** Name, price, difference, refusal and choice: the same in every list. */
export const pricedChoiceToWire = (
  { net, difference, refused, chosen }: PricedPart,
  name: string,
  { shop }: ChoiceNaming,
) => ({
  name,
  net,
  difference,
  refused: refused && refusalToWire(refused, shop),
  chosen,
});

export const partsOf = ({ parts }: PricedChoice, list: PartList): PricedPart[] => parts[list] ?? [];
