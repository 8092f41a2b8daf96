import { Injectable } from '@nestjs/common';
import { readAvailability } from '@fenestra/contracts/http/stock';
import { StockClient } from '@fenestra/clients/service-clients';
import { Batcher } from '@fenestra/messaging/batching/batcher';

/** Pieces by product id; what stock does not know is left out. */
type AvailableQuantities = Record<string, number>;

/** What stock could still sell. */
@Injectable()
export class StockAvailability {
  private readonly batcher = new Batcher<readonly number[], AvailableQuantities>((requests) => this.readAll(requests));

  constructor(private readonly stock: StockClient) {}

  of(products: readonly number[]): Promise<AvailableQuantities> {
    return products.length === 0 ? Promise.resolve({}) : this.batcher.add(products);
  }

  /** One question for all carts that want to know at the same time. */
  private async readAll(requests: readonly (readonly number[])[]): Promise<AvailableQuantities[]> {
    const products = [...new Set(requests.flat())];
    const answer = await this.stock.call(readAvailability, { body: { products } });
    const available = new Map(answer.ok ? answer.value.map((level) => [level.product, level.free]) : []);
    return requests.map((own) =>
      Object.fromEntries(
        own.flatMap((product) => (available.has(product) ? [[product, available.get(product)!]] : [])),
      ),
    );
  }
}
