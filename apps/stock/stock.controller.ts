import { Controller } from '@nestjs/common';
import { readAvailability, readReservation, setStock } from '@fenestra/contracts/http/stock';
import { readOverdue } from '@fenestra/contracts/http/overdue';
import { type Call, Serve } from '@fenestra/platform/http/serve-endpoint';
import { OverdueReservations } from './overdue-reservations';
import { ReadAvailability } from './read-availability';
import { ReadReservation } from './read-reservation';
import { SetStock } from './set-stock';

@Controller()
export class StockController {
  constructor(
    private readonly readAvailability: ReadAvailability,
    private readonly readReservation: ReadReservation,
    private readonly setStock: SetStock,
    private readonly overdueReservations: OverdueReservations,
  ) {}

  @Serve(readAvailability)
  availability({ body }: Call<typeof readAvailability>) {
    return this.readAvailability.execute(body.products);
  }

  @Serve(readReservation)
  reservation({ params }: Call<typeof readReservation>) {
    return this.readReservation.execute(params.orderId);
  }

  @Serve(readOverdue)
  overdue() {
    return this.overdueReservations.execute();
  }

  @Serve(setStock)
  set({ params, body }: Call<typeof setStock>) {
    return this.setStock.execute(params.product, body.pieces, body.expected);
  }
}
