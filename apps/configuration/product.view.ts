import { Injectable } from '@nestjs/common';
import type { Offer, ProductView } from '@fenestra/contracts/http/configuration';
import { quoteConfigurations } from '@fenestra/contracts/http/pricing';
import type { Configuration } from '@fenestra/domain/configuration/configuration';
import { limitsOf } from '@fenestra/domain/configuration/limits';
import { type Shape, shapeOf } from '@fenestra/domain/configuration/shape';
import { rwOf } from '@fenestra/domain/configuration/sound';
import { shownUw, uwOf } from '@fenestra/domain/configuration/thermal';
import { weightOf } from '@fenestra/domain/configuration/weight';
import { accept, type Accepted } from '@fenestra/domain/result';
import { type ShopId, shopById } from '@fenestra/domain/shop/shops';
import { PricingClient } from '@fenestra/platform/neighbours';
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
    private readonly pricing: PricingClient,
  ) {}

  async of({ id, shopId, revision, content }: Row): Promise<Accepted<ProductView>> {
    const catalogue = await this.catalogues.of(content);
    const pricing = this.price(shopId, [content]); // on its way while this process draws
    const shape = shapeOf(content, catalogue);
    const svg = draw(content, catalogue, { side: 'inside', width: drawingWidth, shop: shopById(shopId).code });
    const limits = limitsOf(content, catalogue);
    const [priced] = await pricing;
    return accept({
      configurationId: id,
      shopId,
      revision,
      configuration: content,
      limits,
      priceCell: priced!.steps,
      stock: content.stockProduct !== undefined,
      stockProduct: content.stockProduct ?? null,
      fixedSize: shape.product.fixedSize,
      svg,
      unequalPanes: shape.geometry.unequalPanes,
      ...factsOf(shape, priced!.quote),
    });
  }

  /** What an offer freezes beside the configuration. */
  async factsOf(content: Configuration, shopId: ShopId): Promise<Facts> {
    const [[priced], catalogue] = await Promise.all([this.price(shopId, [content]), this.catalogues.of(content)]);
    return factsOf(shapeOf(content, catalogue), priced!.quote);
  }

  /** One price for each configuration; that one of ours has none is a fault. */
  async price(shopId: ShopId, configurations: Configuration[]) {
    const answer = await this.pricing.call(quoteConfigurations, { body: { shopId, configurations } });
    if (!answer.ok) throw new Error(`pricing refused a stored configuration: ${answer.reason}`);
    return answer.value;
  }
}

function factsOf(shape: Shape, quote: Facts['quote']): Facts {
  return {
    quote,
    priceCode: shape.product.priceTable,
    weightKg: weightOf(shape).totalKg,
    uw: shownUw(uwOf(shape)),
    rw: rwOf(shape),
  };
}
