import type { IncomingHttpHeaders } from 'node:http';
import { Injectable } from '@nestjs/common';
import { addLine, type CartView, createCart } from '@fenestra/contracts/http/cart';
import { cartHeader, type restCalls } from '@fenestra/contracts/wire/rest-calls';
import { accept, refuse, type Result } from '@fenestra/domain/result';
import type { Shop } from '@fenestra/domain/shop/shops';
import { CartClient } from '@fenestra/platform/neighbours';
import type { z } from 'zod/mini';
import { ask } from '../edge/ask-service';
import type { WireReason } from '../edge/refusal';
import type { Answered, Asked } from '../edge/wire-endpoint';
import { isOpaqueId, isUuid } from '../opaque-id';

type Body = z.output<(typeof restCalls)['addToErpCart']['body']>;
type Answer = z.output<(typeof restCalls)['addToErpCart']['answer']>;

/** More at once is no shopper's press. */
const mostProducts = 20;

/** Puts configured products into the cart that the header names, or into a new one (WIRE-44). What a product costs and is called follows from its configuration, whatever cenikCode says. */
@Injectable()
export class AddToErpCart {
  constructor(private readonly cart: CartClient) {}

  async execute(asked: Asked<Body>, headers: IncomingHttpHeaders): Answered<Answer> {
    const { shop, body, seen, changeId } = asked;
    const { products } = body;
    if (products.length === 0 || products.length > mostProducts) return refuse('quantity-refused');
    if (!products.every(({ configurationId }) => isOpaqueId(configurationId))) return refuse('configuration-unknown');
    if (!products.every(({ replaces }) => !replaces || isUuid(replaces))) return refuse('line-unknown');
    const cartId = await this.cartIdOf(headers[cartHeader], shop);
    if (!cartId.ok) return cartId;
    let view: Result<CartView, WireReason> = refuse('quantity-refused');
    for (const [index, { configurationId, replaces }] of products.entries()) {
      const item = { kind: 'configured' as const, configurationId, ...(replaces && { replaces }) };
      const first = index === 0 ? { seen, changeId } : {};
      const input = { params: { id: cartId.value }, body: { shopId: shop.id, item, quantity: 1, ...first } };
      view = await ask(this.cart, addLine, input);
      if (!view.ok) return view;
    }
    return view.ok ? accept(told(view.value)) : view;
  }

  private async cartIdOf(header: string | string[] | undefined, shop: Shop): Promise<Result<string, WireReason>> {
    if (typeof header === 'string' && header !== '')
      return isOpaqueId(header) ? accept(header) : refuse('cart-unknown');
    const created = await this.cart.call(createCart, { body: { shopId: shop.id } });
    return created.ok ? accept(created.value.cartId) : created;
  }
}

function told({ cartId, lines }: CartView): Answer {
  return {
    cartId,
    items: lines.map((line) => ({
      line: line.line,
      priceCode: line.kind === 'configured' ? line.offer.priceCode : priceCodeOf(line),
      configurationId: line.kind === 'configured' ? line.offer.configurationId : null,
      quantity: line.quantity,
    })),
  };
}

const priceCodeOf = (line: Exclude<CartView['lines'][number], { kind: 'configured' }>): string =>
  String(line.kind === 'stock' ? line.product.product : line.accessory);
