import { Injectable } from '@nestjs/common';
import type { CartLine, PriceChange } from '@fenestra/contracts/http/cart';
import type { Catalogue } from '@fenestra/domain/catalogue/index-catalogue';
import { dayIn } from '@fenestra/domain/shop/day';
import { type ShopId, shopById } from '@fenestra/domain/shop/shops';
import { CatalogueCache } from '@fenestra/clients/catalogue-cache';
import { PriceListCache } from '@fenestra/clients/price-list-cache';
import { Clock } from '@fenestra/platform/service/clock';
import { measureCpu } from '@fenestra/platform/service/measure-cpu';
import type { CartState } from './cart.entity';
import { repriceLine, type PriceDay, priceLineToday } from './price-line-today';

/** A line at the price that it has today, with the catalogue by which it was sold. */
export type PricedCartLine = {
  readonly line: CartLine;
  readonly catalogue: Catalogue;
  readonly priceChange?: PriceChange;
};

export type PricedCart = PriceDay & { readonly lines: readonly PricedCartLine[] };
type CartContents = Pick<CartState, 'shopId' | 'content'>;

@Injectable()
export class PricedLines {
  constructor(
    private readonly priceLists: PriceListCache,
    private readonly catalogues: CatalogueCache,
    private readonly clock: Clock,
  ) {}

  async of({ shopId, content }: CartContents): Promise<PricedCart> {
    const day = await this.day(shopId);
    const priceLine = async (line: CartLine): Promise<PricedCartLine> => {
      const catalogue = await this.catalogues.ofLine(line);
      return { catalogue, ...measureCpu(() => priceLineToday(line, catalogue, day)) };
    };
    return { ...day, lines: await Promise.all(content.lines.map(priceLine)) };
  }

  /** The lines with one of them offered anew today. */
  async repriceLine({ shopId, content }: CartContents, id: string): Promise<CartLine[]> {
    const [repriced] = await this.repriceAll(
      shopId,
      content.lines.filter(({ line }) => line === id),
    );
    return content.lines.map((line) => (line.line === id ? repriced! : line));
  }

  /** All of the lines offered anew today. */
  async repriceAll(shopId: ShopId, lines: readonly CartLine[]): Promise<CartLine[]> {
    const day = await this.day(shopId);
    const reprice = async (line: CartLine): Promise<CartLine> =>
      repriceLine(line, await this.catalogues.ofLine(line), day);
    return Promise.all(lines.map(reprice));
  }

  private async day(shopId: ShopId): Promise<PriceDay> {
    const shop = shopById(shopId);
    return { shop, today: dayIn(shop, this.clock.now()), priceList: await this.priceLists.now() };
  }
}
