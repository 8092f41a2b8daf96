import type { IncomingHttpHeaders } from 'node:http';
import { Injectable } from '@nestjs/common';
import { addLines, type CartView, createCart, type Item } from '@fenestra/contracts/http/cart';
import type { configuratorCalls } from '@fenestra/contracts/wire/configurator-calls';
import { cartHeader } from '@fenestra/contracts/wire/rest-call';
import { accept, refuse, type Result } from '@fenestra/domain/result';
import { CartClient } from '@fenestra/clients/service-clients';
import type { z } from 'zod/mini';
import { scopedChangeId } from '../wire/scoped-change-id';
import { callService } from '../wire/call-service';
import type { WireReason } from '../wire/wire-errors';
import type { WireResult, ParsedRequest } from '../wire/wire-endpoint';
import { isOpaqueId, isUuid } from '../opaque-id';

type Body = z.output<(typeof configuratorCalls)['addToErpCart']['body']>;
type RequestedItem = { readonly item: Item; readonly quantity: number };
type Answer = z.output<(typeof configuratorCalls)['addToErpCart']['answer']>;

/** More at once is no shopper's press. */
const maxProducts = 20;

/** Puts configured products into the cart that the header names, or into a new one (WIRE-44). What a product costs and is called follows from its configuration, whatever cenikCode says. */
@Injectable()
export class AddToErpCart {
  constructor(private readonly cart: CartClient) {}

  async execute(request: ParsedRequest<Body>, headers: IncomingHttpHeaders): WireResult<Answer> {
    const { products } = request.body;
    if (products.length === 0 || products.length > maxProducts) return refuse('quantity-refused');
    if (!products.every(({ configurationId }) => isOpaqueId(configurationId))) return refuse('configuration-unknown');
    if (!products.every(({ replaces }) => !replaces || isUuid(replaces))) return refuse('line-unknown');
    const items = products.map(({ configurationId, replaces, quantity = 1 }) => ({
      item: { kind: 'configured' as const, configurationId, ...(replaces && { replaces }) },
      quantity,
    }));
    const id = headers[cartHeader];
    const view = await (typeof id === 'string' && id !== ''
      ? this.addTo(id, items, request)
      : this.create(items, request));
    return view.ok ? accept(toWire(view.value)) : view;
  }

  /** Nothing is left behind when one is refused. What a caller can have seen of a new cart is its first revision. */
  private async create(items: RequestedItem[], request: ParsedRequest<Body>): Promise<Result<CartView, WireReason>> {
    const { shop, seenRevision = 1 } = request;
    if (seenRevision !== 1) return refuse('revision-outdated');
    const body = { shopId: shop.id, items, changeId: scopedChangeId(request, items) };
    return callService(this.cart, createCart, { body });
  }

  private async addTo(
    id: string,
    items: RequestedItem[],
    request: ParsedRequest<Body>,
  ): Promise<Result<CartView, WireReason>> {
    if (!isOpaqueId(id)) return refuse('cart-unknown');
    const { shop, seenRevision } = request;
    const body = { shopId: shop.id, items, seen: seenRevision, changeId: scopedChangeId(request, id, items) };
    return callService(this.cart, addLines, { params: { id }, body });
  }
}

function toWire({ cartId, lines }: CartView): Answer {
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
