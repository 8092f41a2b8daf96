import { Injectable } from '@nestjs/common';
import type { CartView, CartSnapshot } from '@fenestra/contracts/http/cart';
import { collectedMethods } from '@fenestra/contracts/payment-providers';
import { isStockOnly } from '@fenestra/domain/ordering/cart-services';
import { paymentOptionsOf } from '@fenestra/domain/ordering/payment-options';
import { totalCart } from '@fenestra/domain/pricing/total-cart';
import { accept, type Result } from '@fenestra/domain/result';
import { measureCpu } from '@fenestra/platform/service/measure-cpu';
import type { CartState } from './cart.entity';
import { forTotals } from './for-totals';
import { FreePieces } from './free-pieces';
import { inShownExecution } from './in-shown-execution';
import { piecesOf } from './lines';
import { type SoldCart, SoldLines } from './sold-lines';

/** Completes a cart with what follows from its content: sums, ways to pay, free pieces, what has changed since it was filled. */
@Injectable()
export class ViewCart {
  constructor(
    private readonly soldLines: SoldLines,
    private readonly freePieces: FreePieces,
  ) {}

  /** Refused when the content asks for a delivery that the price list does not know. */
  async of(cart: CartState): Promise<Result<CartView, 'delivery-refused'>> {
    const { lines, removed = [] } = cart.content;
    const [sold, available] = await Promise.all([
      this.soldLines.of(cart),
      this.freePieces.of([...piecesOf(lines).keys()]),
    ]);
    const calculated = measureCpu(() => calculate(cart, sold));
    if (!calculated.ok) return calculated;
    const priceChanges = sold.lines.flatMap(({ priceChange }) => priceChange ?? []);
    return accept({ ...calculated.value, priceChanges, available, removed: [...removed] });
  }

  /** What follows from the cart alone. */
  async held(cart: CartState): Promise<Result<CartSnapshot, 'delivery-refused'>> {
    const sold = await this.soldLines.of(cart);
    return measureCpu(() => calculate(cart, sold));
  }
}

function calculate(
  { id, shopId, revision, content: { removed: _, ...content } }: CartState,
  { lines, priceList, shop, today }: SoldCart,
): Result<CartSnapshot, 'delivery-refused'> {
  const totals = totalCart(forTotals(content, lines), priceList, shop, today);
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
    lines: lines.map(({ line, catalogue }) => inShownExecution(line, catalogue)),
    stockOnly,
    totals: totals.value,
    paymentOptions: paymentOptionsOf(payable, collectedMethods),
  });
}
