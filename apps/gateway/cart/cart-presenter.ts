import { Injectable } from '@nestjs/common';
import type { CartLine, CartView } from '@fenestra/contracts/http/cart';
import type { Cart } from '@fenestra/contracts/wire/cart';
import type { Catalogue } from '@fenestra/domain/catalogue/index-catalogue';
import type { Shop } from '@fenestra/domain/shop/shops';
import { CatalogueCache } from '@fenestra/clients/catalogue-cache';
import { Discounts } from '../discounts';
import { type CartNames, cartToWire } from './cart-to-wire';

/** Presents a cart on the wire, every line with the catalogue that it was frozen with. */
@Injectable()
export class CartPresenter {
  constructor(
    private readonly catalogues: CatalogueCache,
    private readonly discounts: Discounts,
  ) {}

  async present(view: CartView, shop: Shop): Promise<Cart> {
    const catalogueOf = await this.cataloguesOf([...view.lines, ...(view.removed ?? []).map(({ line }) => line)]);
    return cartToWire(view, { catalogueOf, discounts: await this.discountsOf(view, shop) }, shop);
  }

  async discountsOf({ totals }: Pick<CartView, 'totals'>, shop: Shop): Promise<CartNames['discounts']> {
    return totals.applied.length > 0 ? this.discounts.namesFor(shop) : new Map<number, string>();
  }

  async cataloguesOf(lines: readonly CartLine[]): Promise<(line: CartLine) => Catalogue> {
    const read = await Promise.all(lines.map((line) => this.catalogues.ofLine(line)));
    const byLine = new Map(lines.map((line, index) => [line.line, read[index]!]));
    return ({ line }) => byLine.get(line)!;
  }
}
