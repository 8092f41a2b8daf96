import { Injectable } from '@nestjs/common';
import type { Offer, ProductView } from '@fenestra/contracts/http/configuration';
import type { Configuration } from '@fenestra/domain/configuration/configuration';
import { limitsOf } from '@fenestra/domain/configuration/limits';
import { type Shape, shapeOf } from '@fenestra/domain/configuration/shape';
import { rwOf } from '@fenestra/domain/configuration/sound';
import { shownUw, uwOf } from '@fenestra/domain/configuration/thermal';
import { weightOf } from '@fenestra/domain/configuration/weight';
import type { PriceList } from '@fenestra/domain/pricing/price-list';
import { priceStepsOf } from '@fenestra/domain/pricing/price-steps';
import { quote } from '@fenestra/domain/pricing/quote';
import { accept, type Accepted } from '@fenestra/domain/result';
import { type Shop, type ShopId, shopById } from '@fenestra/domain/shop/shops';
import { textsOf } from '@fenestra/i18n/texts-of';
import { PriceListCache } from '@fenestra/clients/price-list-cache';
import { Catalogues } from './catalogues';
import type { StoredConfiguration } from './configuration.entity';
import { draw } from './draw';

type Row = Pick<StoredConfiguration, 'id' | 'shopId' | 'revision' | 'content'>;
type Facts = Pick<Offer, 'quote' | 'priceCode' | 'weightKg' | 'uw' | 'rw'>;

const drawingWidth = 600;

/** Completes a configuration with what follows from it: price, limits, physics and drawing. */
@Injectable()
export class ViewProduct {
  constructor(
    private readonly catalogues: Catalogues,
    private readonly priceLists: PriceListCache,
  ) {}

  async of({ id, shopId, revision, content }: Row): Promise<Accepted<ProductView>> {
    const [catalogue, priceList] = await Promise.all([this.catalogues.of(content), this.priceLists.now()]);
    const shop = shopById(shopId);
    const shape = shapeOf(content, catalogue);
    const svg = draw(content, catalogue, { side: 'inside', width: drawingWidth, words: textsOf(shop).drawing });
    return accept({
      configurationId: id,
      shopId,
      revision,
      configuration: content,
      limits: limitsOf(content, catalogue),
      priceCell: priceStepsOf(shape, priceList, shop),
      stock: content.stockProduct !== undefined,
      stockProduct: content.stockProduct ?? null,
      fixedSize: shape.product.fixedSize,
      drawing: Buffer.from(svg).toString('base64'),
      unequalPanes: shape.geometry.unequalPanes,
      ...factsOf(shape, priceList, shop),
    });
  }

  /** What an offer freezes beside the configuration. */
  async factsOf(content: Configuration, shopId: ShopId): Promise<Facts> {
    const [catalogue, priceList] = await Promise.all([this.catalogues.of(content), this.priceLists.now()]);
    return factsOf(shapeOf(content, catalogue), priceList, shopById(shopId));
  }
}

function factsOf(shape: Shape, priceList: PriceList, shop: Shop): Facts {
  return {
    quote: quote(shape.configuration, shape.catalogue, priceList, shop),
    priceCode: shape.product.priceTable,
    weightKg: weightOf(shape).totalKg,
    uw: shownUw(uwOf(shape)),
    rw: rwOf(shape),
  };
}
