import type { CartItem } from '@fenestra/contracts/wire/cart';
import type { Catalogue } from '@fenestra/domain/catalogue/index-catalogue';
import type { Configuration } from '@fenestra/domain/configuration/configuration';
import { areasInDoorPanel, areasWithOwnGlass } from '@fenestra/domain/configuration/geometry/glazed-areas';
import { openingWords } from '@fenestra/domain/drawing/describe-drawing';
import { drawingFactsOf } from '@fenestra/domain/drawing/drawing-facts';
import type { PriceBreakdown } from '@fenestra/domain/pricing/price-breakdown';
import type { Shop } from '@fenestra/domain/shop/shops';
import { accessoriesOf } from '../configurator/accessory-to-wire';
import { assemblyTexts } from './assembly-texts';
import { accessoryWords, withoutTitle } from '@fenestra/i18n/accessory-words';
import { textsOf } from '@fenestra/i18n/texts-of';
import { namesOf } from '@fenestra/i18n/product-names';

type Chosen = ReturnType<typeof accessoriesOf>[number];

/**
 * CARTDATA-11; spacer and ornament are those of the first area, glass is that of all areas; of a door those of its filling, which
 * has none where it is solid. The light of a door is told with its own.
 */
export function productData(
  configuration: Configuration,
  stockProduct: number | null,
  available: number | null,
  catalogue: Catalogue,
  shop: Shop,
  priceBreakdown?: Pick<PriceBreakdown, 'parts'>,
): NonNullable<CartItem['note']['product']>['data'] {
  const names = namesOf(configuration, catalogue, shop);
  const { areas, filling } = configuration;
  const glazed = filling === null ? areas : names.isGlazed ? areasInDoorPanel(configuration) : [];
  const [first] = glazed;
  const fanlightGlazing = filling === null ? [] : areasWithOwnGlass(configuration).map(names.glazing);
  const chosen = priceBreakdown ? accessoriesOf(configuration, priceBreakdown, catalogue, shop) : [];
  return {
    type: names.type,
    code: configuration.product,
    stock: stockProduct !== null,
    stockProduct,
    available: available,
    width: configuration.width,
    height: configuration.height,
    colourInsideName: names.colourInside,
    colourOutsideName: names.colourOutside,
    colourOutsideHex: catalogue.colours.get(configuration.colour.outside)?.hex,
    handleName: names.handle,
    profile: configuration.profile,
    profileName: names.profile,
    glassName: [...new Set(glazed.map(names.glass))].join('; '),
    spacerName: first ? names.spacer(first) : '',
    ornamentName: first ? names.ornament(first) : null,
    ...(configuration.room !== undefined && { room: configuration.room }),
    ...(filling !== null && { fillingName: names.filling, lockName: names.lock }),
    ...((filling !== null || names.threshold) && { thresholdName: names.threshold }),
    ...(names.light && { lightName: [names.light, ...fanlightGlazing].join(', ') }),
    ...(configuration.assembly
      ? assemblyTexts(configuration, catalogue, shop)
      : { openingName: openingWords(configuration, drawingFactsOf(configuration, catalogue), textsOf(shop).drawing) }),
    accessories: chosen.map((one) => {
      return { ...accessoryNames(one, configuration, catalogue, shop), price: one.price, quantity: 1, kind: one.kind };
    }),
  };
}

/** What an accessory is for the product, and how it is made (CARTDATA-12). */
function accessoryNames(
  { kind, area, name: inCatalogue }: Chosen,
  { areas }: Configuration,
  catalogue: Catalogue,
  shop: Shop,
): { name: string; priceName: string } {
  const { parts } = textsOf(shop);
  const name = parts.names[kind];
  const found = areas.find(({ id }) => id === area)?.accessories.find((one) => one.kind === kind);
  const description = found ? accessoryWords(found, catalogue, parts, shop.code) : inCatalogue;
  return { name, priceName: withoutTitle(description, name) };
}
