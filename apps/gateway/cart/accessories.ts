import { Injectable } from '@nestjs/common';
import type { CartLine, CartView } from '@fenestra/contracts/http/cart';
import type { AccessoryGroup } from '@fenestra/contracts/wire/accessories';
import type { AccessoryItem } from '@fenestra/domain/catalogue/accessory-item';
import { mountedElements } from '@fenestra/domain/catalogue/mounted-elements';
import { nameIn } from '@fenestra/domain/catalogue/names';
import { type MountedElement, measuresOf, recommendedQuantity } from '@fenestra/domain/catalogue/recommended-quantity';
import { itemPrice } from '@fenestra/domain/pricing/item-price';
import type { PriceList } from '@fenestra/domain/pricing/price-list';
import { accept, refuse, type Result } from '@fenestra/domain/result';
import type { Shop } from '@fenestra/domain/shop/shops';
import { countReason } from '@fenestra/i18n/count-reason';
import { textsOf } from '@fenestra/i18n/texts-of';
import { CatalogueCache } from '@fenestra/clients/catalogue-cache';
import { PriceListCache } from '@fenestra/clients/price-list-cache';
import { pictureUrls } from '../picture-urls';

type Size = { readonly width: number; readonly height: number };
type Recommended = { readonly count: number; readonly reason: string };

/** No frame is longer, mm. */
const maxSideMm = 10_000;

/** What the picker shows: the accessories by category, and how many of one the products of a cart need. */
@Injectable()
export class Accessories {
  constructor(
    private readonly catalogues: CatalogueCache,
    private readonly priceLists: PriceListCache,
  ) {}

  /** In the order of the catalogue; what has no price in the list in force is not offered (PICK-01, PICK-03). */
  async list({ lines }: CartView, shop: Shop) {
    const [{ data }, priceList] = await Promise.all([this.catalogues.now(), this.priceLists.now()]);
    const shelves = data.categories.map(({ code, names }): AccessoryGroup => {
      const ofCategory = data.accessories.filter(({ category }) => category === code);
      return {
        category: nameIn(names, shop.code),
        accessories: ofCategory.flatMap((item) => availableAccessory(item, priceList, shop)),
      };
    });
    const { pieces, perimeter } = measuresOf(lines.flatMap(elementsOfLine));
    return { shelves: shelves.filter(({ accessories }) => accessories.length > 0), pieces, perimeter };
  }

  /** For one window of a size that has one opening sash, or for all products of the cart (OPEN-Q-49). */
  async recommend(
    { lines }: CartView,
    id: number,
    size: Size | null | undefined,
    shop: Shop,
  ): Promise<Result<Recommended, 'item-unknown' | 'value-impossible' | 'count-unknown'>> {
    const item = (await this.catalogues.now()).accessories.get(id);
    if (!item) return refuse('item-unknown');
    if (size && !isPossible(size)) return refuse('value-impossible');
    const elements = size ? [{ ...size, sashes: 1, quantity: 1 }] : lines.flatMap(elementsOfLine);
    const count = recommendedQuantity(item.recommended, elements);
    if (count === null) return refuse('count-unknown');
    return accept({ count, reason: countReason(item, measuresOf(elements), textsOf(shop), shop) });
  }
}

function availableAccessory(
  { id, names, unit, contents }: AccessoryItem,
  priceList: PriceList,
  shop: Shop,
): AccessoryGroup['accessories'] {
  const price = itemPrice({ kind: 'accessory', id }, priceList, shop);
  if (price === null) return [];
  const name = nameIn(names, shop.code);
  return [{ accessory: id, name, picture: pictureUrls.accessory(id), price, unit, contents }];
}

function elementsOfLine(line: CartLine): MountedElement[] {
  if (line.kind === 'accessory') return [];
  const { configuration } = line.kind === 'stock' ? line.product : line.offer;
  return mountedElements(configuration, line.quantity);
}

const isPossible = ({ width, height }: Size): boolean =>
  [width, height].every((side) => Number.isInteger(side) && side > 0 && side <= maxSideMm);
