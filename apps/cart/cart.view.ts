import { Injectable } from '@nestjs/common';
import type { CartView, CartSnapshot } from '@fenestra/contracts/http/cart';
import { collectedMethods } from '@fenestra/contracts/payment-providers';
import { isStockOnly } from '@fenestra/domain/ordering/cart-services';
import { paymentOptionsOf } from '@fenestra/domain/ordering/payment-options';
import { totalCart } from '@fenestra/domain/pricing/total-cart';
import { accept, type Result } from '@fenestra/domain/result';
import { measureCpu } from '@fenestra/platform/service/measure-cpu';
import type { CartState } from './cart.entity';
import { totalsInputOf } from './totals-input';
import { StockAvailability } from './stock-availability';
import { withDisplayedProfile } from './with-displayed-profile';
import { stockQuantities } from './lines';
import { type PricedCart, PricedLines } from './priced-lines';

/** Completes a cart with what follows from its content: sums, ways to pay, free pieces, what has changed since it was filled. */
@Injectable()
export class ViewCart {
  constructor(
    private readonly pricedLines: PricedLines,
    private readonly stockAvailability: StockAvailability,
  ) {}

  /** Refused when the content asks for a delivery that the price list does not know. */
  async of(cart: CartState): Promise<Result<CartView, 'delivery-refused'>> {
    const { lines, removed = [] } = cart.content;
    const [priced, available] = await Promise.all([
      this.pricedLines.of(cart),
      this.stockAvailability.of([...stockQuantities(lines).keys()]),
    ]);
    const calculated = measureCpu(() => calculate(cart, priced));
    if (!calculated.ok) return calculated;
    const priceChanges = priced.lines.flatMap(({ priceChange }) => priceChange ?? []);
    return accept({ ...calculated.value, priceChanges, available, removed: [...removed] });
  }

  /** What follows from the cart alone. */
  async snapshotOf(cart: CartState): Promise<Result<CartSnapshot, 'delivery-refused'>> {
    const priced = await this.pricedLines.of(cart);
    return measureCpu(() => calculate(cart, priced));
  }
}

function calculate(
  { id, shopId, revision, content: { removed: _, ...content } }: CartState,
  { lines, priceList, shop, today }: PricedCart,
): Result<CartSnapshot, 'delivery-refused'> {
  const totals = totalCart(totalsInputOf(content, lines), priceList, shop, today);
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
    lines: lines.map(({ line, catalogue }) => withDisplayedProfile(line, catalogue)),
    stockOnly,
    totals: totals.value,
    paymentOptions: paymentOptionsOf(payable, collectedMethods),
  });
}
