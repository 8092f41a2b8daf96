import { Injectable } from '@nestjs/common';
import type { CartLine } from '@fenestra/contracts/http/cart';
import type { GoodsToReorder } from '@fenestra/contracts/http/reorder';
import type { Catalogue } from '@fenestra/domain/catalogue/index-catalogue';
import type { Configuration } from '@fenestra/domain/configuration/configuration';
import { migrateToCatalogue } from '@fenestra/domain/configuration/changes/migrate-to-catalogue';
import { settleServices } from '@fenestra/domain/ordering/cart-services';
import { accept } from '@fenestra/domain/result';
import { type ShopId, shopById } from '@fenestra/domain/shop/shops';
import { CatalogueCache } from '@fenestra/clients/catalogue-cache';
import { PricedLines } from './priced-lines';
import { unitNetPrice } from './price-line-today';
import { StoreCart } from './store-cart';

@Injectable()
export class Reorder {
  constructor(
    private readonly catalogues: CatalogueCache,
    private readonly pricedLines: PricedLines,
    private readonly storeCart: StoreCart,
  ) {}

  /** A cart with what of an order is still sold, at the prices of today. Stock is looked at where the cart is (OPEN-Q-59). */
  async execute(shopId: ShopId, { lines: ordered, ...services }: GoodsToReorder) {
    const catalogue = await this.catalogues.now();
    const available = ordered.filter((line) => isSold(line, catalogue));
    const gone = ordered.filter((line) => !available.includes(line)).map(({ line }) => line);
    if (available.length === 0) return accept({ cartId: null, gone, priceChanges: [] });

    const lines = await this.pricedLines.repriceAll(shopId, available);
    const content = settleServices({ ...services, lines }, shopById(shopId).code);
    const stored = await this.storeCart.execute({ shopId, content });
    if (!stored.ok) return stored;
    return accept({
      cartId: stored.value.cartId,
      gone,
      priceChanges: available.flatMap((line, nth) => priceChangeOf(line, lines[nth]!)),
    });
  }
}

/** What is made to measure is sold as it was or not at all: nobody chooses another glass for the shopper. */
function isSold(line: CartLine, catalogue: Catalogue): boolean {
  switch (line.kind) {
    case 'configured':
      return isStillManufacturable(line.offer.configuration, catalogue);
    case 'stock':
      return catalogue.stock.has(line.product.product) && isStillManufacturable(line.product.configuration, catalogue);
    case 'accessory':
      return catalogue.accessories.has(line.accessory);
  }
}

function isStillManufacturable(configuration: Configuration, catalogue: Catalogue): boolean {
  const migrated = migrateToCatalogue(configuration, catalogue);
  return migrated.ok && migrated.value.repaired.length === 0;
}

function priceChangeOf(line: CartLine, repriced: CartLine) {
  const [before, today] = [unitNetPrice(line), unitNetPrice(repriced)];
  return before === today ? [] : [{ line: line.line, before, today }];
}
