import { Injectable } from '@nestjs/common';
import type { CartLine, CartView, HeldCart } from '@fenestra/contracts/http/cart';
import { collectedMethods } from '@fenestra/contracts/payment-providers';
import type { Catalogue } from '@fenestra/domain/catalogue/parse-catalogue';
import { isStockOnly } from '@fenestra/domain/ordering/cart-services';
import { paymentOptionsOf } from '@fenestra/domain/ordering/payment-options';
import type { CartForTotals, LineForTotals } from '@fenestra/domain/pricing/cart-totals';
import { carriedPieces } from '@fenestra/domain/pricing/delivery-price';
import { totalCart } from '@fenestra/domain/pricing/total-cart';
import { accept, type Result } from '@fenestra/domain/result';
import { dayIn } from '@fenestra/domain/shop/day';
import { shopById } from '@fenestra/domain/shop/shops';
import { Clock } from '@fenestra/platform/service/clock';
import { CatalogueCache } from '@fenestra/clients/catalogue-cache';
import { PriceListCache } from '@fenestra/clients/price-list-cache';
import type { CartContent, CartState } from './cart.entity';
import { FreePieces } from './free-pieces';
import { inShownExecution } from './in-shown-execution';
import { piecesOf } from './lines';

/** Completes a cart with what follows from its content: sums, ways to pay, free pieces. */
@Injectable()
export class ViewCart {
  constructor(
    private readonly priceLists: PriceListCache,
    private readonly catalogues: CatalogueCache,
    private readonly freePieces: FreePieces,
    private readonly clock: Clock,
  ) {}

  /** Refused when the content asks for a delivery that the price list does not know. */
  async of(cart: CartState): Promise<Result<CartView, 'delivery-refused'>> {
    const { removed = [] } = cart.content;
    const [calculated, available] = await Promise.all([
      this.held(cart),
      this.freePieces.of([...piecesOf(cart.content.lines).keys()]),
    ]);
    return calculated.ok ? accept({ ...calculated.value, available, removed: [...removed] }) : calculated;
  }

  /** What follows from the cart alone. */
  async held({
    id,
    shopId,
    revision,
    content: { removed: _, ...content },
  }: CartState): Promise<Result<HeldCart, 'delivery-refused'>> {
    const shop = shopById(shopId);
    const today = dayIn(shop, this.clock.now());
    const sold = await Promise.all(
      content.lines.map(async (line): Promise<Sold> => ({ line, catalogue: await this.catalogues.ofLine(line) })),
    );
    const totals = totalCart(forTotals(content, sold), await this.priceLists.now(), shop, today);
    if (!totals.ok) return totals;
    const stockOnly = isStockOnly(content.lines);
    const payable = {
      shop: shop.code,
      stockOnly,
      delivery: content.delivery?.kind ?? null,
      technicalControl: content.technicalControl,
      gross: totals.value.gross,
    };
    return accept({
      cartId: id,
      shopId,
      revision,
      ...content,
      lines: sold.map(({ line, catalogue }) => inShownExecution(line, catalogue)),
      stockOnly,
      totals: totals.value,
      paymentOptions: paymentOptionsOf(payable, collectedMethods),
    });
  }
}

/** A line with the catalogue by which it was sold. */
type Sold = { readonly line: CartLine; readonly catalogue: Catalogue };

function forTotals({ technicalControl, comfortDelivery, delivery }: CartContent, sold: readonly Sold[]): CartForTotals {
  return { technicalControl, comfortDelivery, delivery, lines: sold.map(lineForTotals) };
}

function lineForTotals({ line, catalogue }: Sold): LineForTotals {
  const common = { line: line.line, kind: line.kind, quantity: line.quantity };
  switch (line.kind) {
    case 'configured': {
      const { quote, configuration, weightKg } = line.offer;
      const { product, handle, accessories, promotion = noPromotion } = quote;
      return {
        ...common,
        product: product + handle,
        accessories,
        weightKg,
        ...promotion,
        piecesMm: carriedPieces(configuration, catalogue),
      };
    }
    case 'stock': {
      const { configuration, weightKg } = line.product;
      return {
        ...common,
        product: line.net,
        accessories: 0,
        weightKg,
        tripleGlass: false,
        piecesMm: carriedPieces(configuration, catalogue),
      };
    }
    case 'accessory':
      return {
        ...common,
        product: 0,
        accessories: line.net,
        weightKg: catalogue.accessories.get(line.accessory)?.kg ?? 0,
        tripleGlass: false,
        piecesMm: [],
      };
  }
}

const noPromotion = { tripleGlass: false, whiteInnerSills: 0 };
