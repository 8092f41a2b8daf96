import { Controller } from '@nestjs/common';
import {
  cancelOrder,
  checkOrder,
  findOrder,
  listOrdersAwaitingPayment,
  listOrders,
  listOrdersById,
  recordOperatorAction,
  readStatistics,
  readOrderRecord,
  shipOrder,
  skipNumbers,
} from '@fenestra/contracts/http/order-console';
import { readOverdue } from '@fenestra/contracts/http/overdue';
import { type Call, Serve } from '@fenestra/platform/http/serve-endpoint';
import { CancelOrder } from './cancel-order';
import { CheckOrder } from './check-order';
import { RecordOperatorAction } from './record-operator-action';
import { OverdueOrders } from './overdue-orders';
import { ConsoleQueries } from './console-queries';
import { ShipOrder } from './ship-order';
import { SkipNumbers } from './skip-numbers';

@Controller()
export class ConsoleController {
  constructor(
    private readonly queries: ConsoleQueries,
    private readonly cancelOrder: CancelOrder,
    private readonly checkOrder: CheckOrder,
    private readonly noteAction: RecordOperatorAction,
    private readonly overdueOrders: OverdueOrders,
    private readonly shipOrder: ShipOrder,
    private readonly skipNumbers: SkipNumbers,
  ) {}

  @Serve(listOrders)
  list({ query }: Call<typeof listOrders>) {
    return this.queries.list(query);
  }

  @Serve(readOrderRecord)
  record({ query }: Call<typeof readOrderRecord>) {
    return this.queries.record(query.number, query.contact !== undefined);
  }

  @Serve(findOrder)
  find({ query }: Call<typeof findOrder>) {
    return this.queries.find(query.word);
  }

  @Serve(listOrdersById)
  byId({ body }: Call<typeof listOrdersById>) {
    return this.queries.byIds(body.orderIds);
  }

  @Serve(listOrdersAwaitingPayment)
  awaitingMoney() {
    return this.queries.awaitingPayment();
  }

  @Serve(readStatistics)
  figures({ query }: Call<typeof readStatistics>) {
    return this.queries.countByShop(query.since);
  }

  @Serve(readOverdue)
  overdue() {
    return this.overdueOrders.execute();
  }

  @Serve(recordOperatorAction)
  note({ body }: Call<typeof recordOperatorAction>) {
    return this.noteAction.execute(body);
  }

  @Serve(cancelOrder)
  cancel({ body }: Call<typeof cancelOrder>) {
    return this.cancelOrder.execute(body.number, body.reason);
  }

  @Serve(checkOrder)
  check({ params }: Call<typeof checkOrder>) {
    return this.checkOrder.execute(params.id);
  }

  @Serve(shipOrder)
  ship({ params, body }: Call<typeof shipOrder>) {
    return this.shipOrder.execute(params.id, body);
  }

  @Serve(skipNumbers)
  skip({ body }: Call<typeof skipNumbers>) {
    return this.skipNumbers.execute(body.many);
  }
}
