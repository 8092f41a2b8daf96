import { Injectable } from '@nestjs/common';
import { readAvailability } from '@fenestra/contracts/http/stock';
import { StockClient } from '@fenestra/clients/service-clients';
import { Batcher } from '@fenestra/messaging/batching/batcher';

/** Pieces by product id; what stock does not know is left out. */
type Pieces = Record<string, number>;

/** What stock could still sell. */
@Injectable()
export class FreePieces {
  private readonly asking = new Batcher<readonly number[], Pieces>((wanted) => this.ask(wanted));

  constructor(private readonly stock: StockClient) {}

  of(products: readonly number[]): Promise<Pieces> {
    return products.length === 0 ? Promise.resolve({}) : this.asking.add(products);
  }

  /** One question for all carts that want to know at the same time. */
  private async ask(wanted: readonly (readonly number[])[]): Promise<Pieces[]> {
    const products = [...new Set(wanted.flat())];
    const answer = await this.stock.call(readAvailability, { body: { products } });
    const free = new Map(answer.ok ? answer.value.map((level) => [level.product, level.free]) : []);
    return wanted.map((own) =>
      Object.fromEntries(own.flatMap((product) => (free.has(product) ? [[product, free.get(product)!]] : []))),
    );
  }
}
