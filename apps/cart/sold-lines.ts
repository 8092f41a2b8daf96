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
import { atPriceOfDay, type PriceDay, soldToday } from './sold-today';

/** A line at the price that it has today, with the catalogue by which it was sold. */
export type Sold = { readonly line: CartLine; readonly catalogue: Catalogue; readonly priceChange?: PriceChange };

export type SoldCart = PriceDay & { readonly lines: readonly Sold[] };
type Filled = Pick<CartState, 'shopId' | 'content'>;

@Injectable()
export class SoldLines {
  constructor(
    private readonly priceLists: PriceListCache,
    private readonly catalogues: CatalogueCache,
    private readonly clock: Clock,
  ) {}

  async of({ shopId, content }: Filled): Promise<SoldCart> {
    const day = await this.day(shopId);
    const sell = async (line: CartLine): Promise<Sold> => {
      const catalogue = await this.catalogues.ofLine(line);
      return { catalogue, ...measureCpu(() => soldToday(line, catalogue, day)) };
    };
    return { ...day, lines: await Promise.all(content.lines.map(sell)) };
  }

  /** The lines with one of them offered anew today. */
  async renewed({ shopId, content }: Filled, id: string): Promise<CartLine[]> {
    const [renewed] = await this.anew(
      shopId,
      content.lines.filter(({ line }) => line === id),
    );
    return content.lines.map((line) => (line.line === id ? renewed! : line));
  }

  /** All of the lines offered anew today. */
  async anew(shopId: ShopId, lines: readonly CartLine[]): Promise<CartLine[]> {
    const day = await this.day(shopId);
    const renew = async (line: CartLine): Promise<CartLine> =>
      atPriceOfDay(line, await this.catalogues.ofLine(line), day);
    return Promise.all(lines.map(renew));
  }

  private async day(shopId: ShopId): Promise<PriceDay> {
    const shop = shopById(shopId);
    return { shop, today: dayIn(shop, this.clock.now()), priceList: await this.priceLists.now() };
  }
}
