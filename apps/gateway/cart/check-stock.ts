import { Injectable, Logger } from '@nestjs/common';
import { readAvailability } from '@fenestra/contracts/http/stock';
import { stockCalls } from '@fenestra/contracts/wire/stock-calls';
import { accept, refuse } from '@fenestra/domain/result';
import { CatalogueCache } from '@fenestra/clients/catalogue-cache';
import { StockClient } from '@fenestra/clients/service-clients';
import type { z } from 'zod/mini';
import { type WireResult, type ParsedRequest, parseRequest, type WireRequest } from '../wire/wire-endpoint';

type Body = z.output<(typeof stockCalls)['checkStock']['body']>;
type ShortProducts = z.output<(typeof stockCalls)['checkStock']['answer']>;

/** Returns the products of a cart that are short; the page shows them before it orders (OPEN-Q-78). */
@Injectable()
export class CheckStock {
  private readonly logger = new Logger(CheckStock.name);

  constructor(
    private readonly stock: StockClient,
    private readonly catalogues: CatalogueCache,
  ) {}

  async execute({ body }: ParsedRequest<Body>): WireResult<ShortProducts> {
    const requested = new Map<number, number>();
    for (const { product, quantity } of body.products) {
      if (quantity <= 0) return refuse('quantity-refused');
      requested.set(product, (requested.get(product) ?? 0) + quantity);
    }
    const { stock } = await this.catalogues.now();
    const products = [...requested.keys()];
    if (!products.every((product) => stock.has(product))) return refuse('item-unknown');
    if (products.length === 0) return accept({ reduced: [] });
    const free = await this.stock.call(readAvailability, { body: { products } });
    if (!free.ok) return free;
    const reduced = free.value
      .map(({ product, free }) => ({ product, quantity: requested.get(product) ?? 0, available: free }))
      .filter(({ quantity, available }) => available < quantity);
    return accept({ reduced });
  }

  /** The address has two forms, which differ by their fields. */
  isReport({ body }: WireRequest): boolean {
    return typeof body === 'object' && body !== null && 'less_products' in body;
  }

  /** Says in the log that an order was sent although goods were short; the order itself knows its back-orders. */
  async report(request: WireRequest): WireResult<Record<never, never>> {
    const { body } = parseRequest(stockCalls.reportReduced.body, request);
    this.logger.log(`an order was sent with ${body.reduced.length} products that are short`);
    return accept({});
  }
}
