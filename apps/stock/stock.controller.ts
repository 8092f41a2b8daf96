import { Controller } from '@nestjs/common';
import { readAvailability, setStock } from '@fenestra/contracts/http/stock';
import { type Call, Serve } from '@fenestra/platform/http/http-edge';
import { ReadAvailability } from './read-availability';
import { SetStock } from './set-stock';

@Controller()
export class StockController {
  constructor(
    private readonly readAvailability: ReadAvailability,
    private readonly setStock: SetStock,
  ) {}

  @Serve(readAvailability)
  availability({ body }: Call<typeof readAvailability>) {
    return this.readAvailability.execute(body.products);
  }

  @Serve(setStock)
  set({ params, body }: Call<typeof setStock>) {
    return this.setStock.execute(params.product, body.pieces, body.expected);
  }
}
