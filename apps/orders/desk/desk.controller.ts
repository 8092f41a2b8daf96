import { Controller } from '@nestjs/common';
import { cancelOrder, listOrders, readOrderRecord } from '@fenestra/contracts/http/order-desk';
import { type Call, Serve } from '@fenestra/platform/http/http-edge';
import { CancelOrder } from './cancel-order';
import { ReadDesk } from './read-desk';

@Controller()
export class DeskController {
  constructor(
    private readonly readDesk: ReadDesk,
    private readonly cancelOrder: CancelOrder,
  ) {}

  @Serve(listOrders)
  list({ query }: Call<typeof listOrders>) {
    return this.readDesk.list(query);
  }

  @Serve(readOrderRecord)
  record({ query }: Call<typeof readOrderRecord>) {
    return this.readDesk.record(query.number, query.contact !== undefined);
  }

  @Serve(cancelOrder)
  cancel({ body }: Call<typeof cancelOrder>) {
    return this.cancelOrder.execute(body.number, body.reason);
  }
}
