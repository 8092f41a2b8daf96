import { Injectable } from '@nestjs/common';
import type { CartLine, CartView } from '@fenestra/contracts/http/cart';
import type { Cart } from '@fenestra/contracts/wire/cart';
import type { Catalogue } from '@fenestra/domain/catalogue/parse-catalogue';
import type { Shop } from '@fenestra/domain/shop/shops';
import { Catalogues } from '../catalogues';
import { Discounts } from '../discounts';
import { cartWords } from './cart-words';

/** Tells a cart on the wire: every line with the catalogue that it was frozen with. */
@Injectable()
export class CartTeller {
  constructor(
    private readonly catalogues: Catalogues,
    private readonly discounts: Discounts,
  ) {}

  async tell(view: CartView, shop: Shop): Promise<Cart> {
    const catalogueOf = await this.cataloguesOf(view.lines);
    const discounts = view.totals.applied.length > 0 ? await this.discounts.of(shop) : new Map<number, string>();
    return cartWords(view, { catalogueOf, discounts }, shop);
  }

  /** Accessories have no configuration; they are named by the newest catalogue. */
  async cataloguesOf(lines: readonly CartLine[]): Promise<(line: CartLine) => Catalogue> {
    const versions = [...new Set(lines.map(versionOf))];
    const read = await Promise.all(versions.map((version) => this.catalogues.of(version)));
    const byVersion = new Map(versions.map((version, index) => [version, read[index]!]));
    return (line) => byVersion.get(versionOf(line))!;
  }
}

function versionOf(line: CartLine): string {
  switch (line.kind) {
    case 'configured':
      return line.offer.configuration.catalogue;
    case 'stock':
      return line.product.configuration.catalogue;
    case 'accessory':
      return 'current';
  }
}
