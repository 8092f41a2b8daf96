import { Injectable } from '@nestjs/common';
import type { PriceSnapshot, ProductView } from '@fenestra/contracts/http/configuration';
import type { Catalogue } from '@fenestra/domain/catalogue/index-catalogue';
import type { Configuration } from '@fenestra/domain/configuration/configuration';
import { limitsOf } from '@fenestra/domain/configuration/rules/limits';
import { physicsOf } from '@fenestra/domain/configuration/physics/physics';
import { type Shape, shapeOf } from '@fenestra/domain/configuration/geometry/shape';
import { shownUw } from '@fenestra/domain/configuration/physics/thermal';
import type { PriceList } from '@fenestra/domain/pricing/price-list';
import { priceStepsOf } from '@fenestra/domain/pricing/price-steps';
import { calculatePrice } from '@fenestra/domain/pricing/calculate-price';
import { accept, type Accepted } from '@fenestra/domain/result';
import { type Shop, shopById } from '@fenestra/domain/shop/shops';
import { textsOf } from '@fenestra/i18n/texts-of';
import { PriceListCache } from '@fenestra/clients/price-list-cache';
import { Clock } from '@fenestra/platform/service/clock';
import { measureCpu } from '@fenestra/platform/service/measure-cpu';
import { Catalogues } from './catalogues';
import type { StoredConfiguration } from './configuration.entity';
import { drawSvg } from './draw-svg';
import { applicableQuotedPrice } from './quotes/quoted-price';

type PricedRow = Pick<StoredConfiguration, 'shopId' | 'content' | 'offered'>;
type Row = PricedRow & Pick<StoredConfiguration, 'id' | 'revision'>;
type Facts = Pick<PriceSnapshot, 'quote' | 'offerUntil' | 'priceCode' | 'weightKg' | 'uw' | 'rw'>;

type ViewOptions = { readonly undrawn?: boolean | undefined };

const drawingWidth = 600;
/** Of the picture that answers carry, which belongs to no brand (CFGDATA-11). */
const fills = { outer: '#c0e0fe', inner: '#0ea501' } as const;

/** Completes a configuration with what follows from it: price, limits, physics and drawing. */
@Injectable()
export class ViewProduct {
  constructor(
    private readonly catalogues: Catalogues,
    private readonly priceLists: PriceListCache,
    private readonly clock: Clock,
  ) {}

  async of(row: Row, { undrawn = false }: ViewOptions = {}): Promise<Accepted<ProductView>> {
    const { id, shopId, revision, content } = row;
    const [catalogue, priceList] = await Promise.all([this.catalogues.of(content), this.priceLists.now()]);
    const shop = shopById(shopId);
    const view = () => {
      const shape = shapeOf(content, catalogue);
      return {
        configurationId: id,
        shopId,
        revision,
        configuration: content,
        limits: limitsOf(content, catalogue),
        priceCell: priceStepsOf(shape, priceList, shop),
        stock: content.stockProduct !== undefined,
        stockProduct: content.stockProduct ?? null,
        fixedSize: shape.product.fixedSize,
        drawing: undrawn ? '' : drawingOf(content, catalogue, shop),
        unequalPanes: shape.geometry.unequalPanes,
        ...factsOf(shape, priceList, shop),
        ...this.quotedPriceOf(row),
      };
    };
    return accept(measureCpu(view));
  }

  /** What an offer freezes beside the configuration. */
  async factsOf(row: PricedRow): Promise<Facts> {
    const { content, shopId } = row;
    const [catalogue, priceList] = await Promise.all([this.catalogues.of(content), this.priceLists.now()]);
    return { ...factsOf(shapeOf(content, catalogue), priceList, shopById(shopId)), ...this.quotedPriceOf(row) };
  }

  /** The price of the dated offer that the configuration was made from, as long as it has it. */
  private quotedPriceOf(row: PricedRow): Pick<Facts, 'quote' | 'offerUntil'> | null {
    const quoted = applicableQuotedPrice(row, this.clock.now());
    return quoted && { quote: quoted.offer.quote, offerUntil: quoted.validUntil };
  }
}

/** SVG as base64. It takes longer than the change and the price together, so that a page that draws by itself goes without. */
function drawingOf(content: Configuration, catalogue: Catalogue, shop: Shop): string {
  const svg = drawSvg(content, catalogue, { side: 'inside', width: drawingWidth, words: textsOf(shop).drawing, fills });
  return Buffer.from(svg).toString('base64');
}

function factsOf(shape: Shape, priceList: PriceList, shop: Shop): Facts {
  const { weightKg, uw, rw } = physicsOf(shape.configuration, shape.catalogue);
  return {
    quote: calculatePrice(shape.configuration, shape.catalogue, priceList, shop),
    priceCode: shape.product.priceTable,
    weightKg,
    uw: shownUw(uw),
    ...(rw !== undefined && { rw }),
  };
}
