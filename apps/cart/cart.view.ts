import { Injectable } from '@nestjs/common';
import type { CartLine, CartView, HeldCart } from '@fenestra/contracts/http/cart';
import { readAvailability } from '@fenestra/contracts/http/stock';
import { isStockOnly } from '@fenestra/domain/ordering/cart-services';
import { paymentOptionsOf } from '@fenestra/domain/ordering/payment-options';
import type { CartForTotals, LineForTotals } from '@fenestra/domain/pricing/cart-totals';
import { totalCart } from '@fenestra/domain/pricing/total-cart';
import { accept, type Result } from '@fenestra/domain/result';
import { dayIn } from '@fenestra/domain/shop/day';
import { shopById } from '@fenestra/domain/shop/shops';
import { Clock } from '@fenestra/platform/service/clock';
import { Batcher } from '@fenestra/messaging/batching/batcher';
import { KnownPriceLists } from '@fenestra/clients/known-price-lists';
import { StockClient } from '@fenestra/clients/service-clients';
import type { Cart, CartContent } from './cart.entity';
import { piecesOf } from './lines';

type Row = Pick<Cart, 'id' | 'shopId' | 'revision' | 'content'>;

/** Completes a cart with what follows from its content: sums, ways to pay, free pieces. */
type FreePieces = Record<string, number>;

@Injectable()
export class ViewCart {
  private readonly free = new Batcher<readonly number[], FreePieces>((wanted) => this.askStock(wanted));

  constructor(
    private readonly priceLists: KnownPriceLists,
    private readonly stock: StockClient,
    private readonly clock: Clock,
  ) {}

  /** Refused when the content asks for a delivery that the price list does not know. */
  async of(row: Row): Promise<Result<CartView, 'delivery-refused'>> {
    const [calculated, available] = await Promise.all([
      this.held(row),
      this.freePieces([...piecesOf(row.content.lines).keys()]),
    ]);
    return calculated.ok ? accept({ ...calculated.value, available }) : calculated;
  }

  /** What follows from the cart alone. */
  async held({ id, shopId, revision, content }: Row): Promise<Result<HeldCart, 'delivery-refused'>> {
    const shop = shopById(shopId);
    const today = dayIn(shop, this.clock.now());
    const totals = totalCart(forTotals(content), await this.priceLists.now(), shop, today);
    if (!totals.ok) return totals;
    const stockOnly = isStockOnly(content.lines);
    const paymentOptions = paymentOptionsOf({
      shop: shop.code,
      stockOnly,
      delivery: content.delivery?.kind ?? null,
      technicalControl: content.technicalControl,
      gross: totals.value.gross,
    });
    return accept({
      cartId: id,
      shopId,
      revision,
      ...content,
      lines: [...content.lines],
      stockOnly,
      totals: totals.value,
      paymentOptions: [...paymentOptions],
    });
  }

  /** By product id; a cart without stock products asks nobody. */
  freePieces(products: readonly number[]): Promise<FreePieces> {
    return products.length === 0 ? Promise.resolve({}) : this.free.add(products);
  }

  /** One question for all carts that want to know at the same time. */
  private async askStock(wanted: readonly (readonly number[])[]): Promise<FreePieces[]> {
    const products = [...new Set(wanted.flat())];
    const answer = await this.stock.call(readAvailability, { body: { products } });
    const free = new Map(answer.ok ? answer.value.map((level) => [level.product, level.free]) : []);
    return wanted.map((own) =>
      Object.fromEntries(own.flatMap((product) => (free.has(product) ? [[product, free.get(product)!]] : []))),
    );
  }
}

function forTotals({ technicalControl, comfortDelivery, delivery, lines }: CartContent): CartForTotals {
  return { technicalControl, comfortDelivery, delivery, lines: lines.map(lineForTotals) };
}

function lineForTotals(line: CartLine): LineForTotals {
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
        ...longestSide(configuration),
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
        ...longestSide(configuration),
      };
    }
    case 'accessory':
      return { ...common, product: 0, accessories: line.net, weightKg: 0, tripleGlass: false, longestSideMm: 0 };
  }
}

const noPromotion = { tripleGlass: false, whiteInnerSills: 0 };

const longestSide = ({ width, height }: { width: number; height: number }) => ({
  longestSideMm: Math.max(width, height),
});
