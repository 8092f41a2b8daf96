import type { ProductView } from '@fenestra/contracts/http/configuration';
import type { Product } from '@fenestra/contracts/wire/product';
import type { Catalogue } from '@fenestra/domain/catalogue/index-catalogue';
import type { Configuration } from '@fenestra/domain/configuration/configuration';
import { fieldSizes } from '@fenestra/domain/configuration/geometry/field-sizes';
import type { Shop } from '@fenestra/domain/shop/shops';
import { namesOf, type ProductNames } from '@fenestra/i18n/product-names';
import { assemblyToWire } from './assembly-to-wire';
import { pictureUrls } from '../picture-urls';
import { accessoriesOf, accessoriesOfArea } from './accessory-to-wire';
import { consequencesOf } from './consequences-to-wire';
import { priceTreeToWire } from './price-tree-to-wire';

/** The whole product as the protocol gives it. */
export function productToWire(view: ProductView, catalogue: Catalogue, shop: Shop): Product {
  const { configuration, quote: priceBreakdown } = view;
  const names = namesOf(configuration, catalogue, shop);
  const { colour, handle, threshold, mirrored = false } = configuration;
  return {
    configurationId: view.configurationId,
    shopId: view.shopId,
    product: {
      data: {
        type: names.type,
        code: configuration.product,
        name: names.product,
        profile: configuration.profile,
        profileName: names.profile,
        stock: view.stock,
        stockProduct: view.stockProduct,
        assembly: configuration.assembly !== undefined,
      },
    },
    width: configuration.width,
    height: configuration.height,
    assemblySize: configuration.assembly ? `${configuration.width}×${configuration.height}` : null,
    assembly: assemblyToWire(configuration, priceBreakdown, catalogue, shop),
    limits: view.limits,
    priceCell: view.priceCell,
    mirrored,
    axes: configuration.axes,
    light: configuration.light,
    drawing: view.drawing,
    picture: pictureUrls.configuration(view.configurationId, view.revision),
    price: {
      product: priceBreakdown.product,
      accessories: priceBreakdown.accessories,
      handle: priceBreakdown.handle,
      currency: priceBreakdown.currency,
      parts: priceTreeToWire(configuration, priceBreakdown, catalogue, shop),
    },
    colourInside: colour.inside,
    colourInsideName: names.colourInside,
    colourOutside: colour.outside,
    colourOutsideName: names.colourOutside,
    filling: configuration.filling,
    fillingName: names.filling,
    lock: configuration.lock ?? null,
    lockName: names.lock,
    handle: handle?.handle ?? null,
    handleColour: handle?.colour ?? null,
    handleName: names.handle,
    sill: threshold === null ? null : { threshold, name: names.threshold ?? '' },
    areas: areasOf(configuration, names, view, catalogue, shop),
    accessories: accessoriesOf(configuration, priceBreakdown, catalogue, shop),
    weightKg: view.weightKg,
    uw: view.uw,
    ...(view.rw !== undefined && { rw: view.rw }),
    priceCode: view.priceCode,
    catalogue: configuration.catalogue,
    fixedSize: view.fixedSize,
    unequalPanes: view.unequalPanes,
    revision: view.revision,
    ...(configuration.room !== undefined && { room: configuration.room }),
    ...(view.offerUntil && { offerUntil: view.offerUntil }),
    ...(view.alsoChanged && { alsoChanged: consequencesOf(view.alsoChanged, configuration, catalogue, shop) }),
  };
}

function areasOf(
  configuration: Configuration,
  names: ProductNames,
  view: ProductView,
  catalogue: Catalogue,
  shop: Shop,
): Product['areas'] {
  const sizes = fieldSizes(configuration);
  return configuration.areas.map((area, index) => ({
    id: area.id,
    width: sizes[index]!.width,
    height: sizes[index]!.height,
    opening: area.opening,
    openingName: names.opening(area),
    glass: area.glass,
    glassName: names.glass(area),
    spacer: area.spacer.spacer,
    spacerColour: area.spacer.colour,
    spacerName: names.spacer(area),
    ornament: area.ornament,
    bars: area.bars?.bars ?? null,
    barsPattern: area.bars?.pattern ?? null,
    barsPatternName: names.barPattern(area),
    parts: [],
    accessories: accessoriesOfArea(area, view.quote, catalogue, shop),
  }));
}
