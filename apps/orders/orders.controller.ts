import { Controller } from '@nestjs/common';
import { readFeed } from '@fenestra/contracts/http/order-feed';
import {
  answerMail,
  changePaymentMethod,
  placeOrder,
  readDuesBySymbol,
  readOrderByKey,
  readOrderByToken,
  readOrderDues,
  readOrderSnapshot,
  readOrderSnapshots,
  readReportedOrder,
  readSnapshotByToken,
} from '@fenestra/contracts/http/orders';
import { type Call, Serve } from '@fenestra/platform/http/serve-endpoint';
import { ConfirmMail } from './saga/confirm-mail';
import { ChangePaymentMethod } from './saga/change-payment-method';
import { PlaceOrder } from './place/place-order';
import { ReadFeed } from './feed/read-feed';
import { ReadDues } from './read/read-dues';
import { ReadOrder } from './read/read-order';
import { ReadReportedOrder } from './report/read-reported-order';
import { ReadSnapshot } from './read/read-snapshot';
import { ReadSnapshots } from './read/read-snapshots';

@Controller()
export class OrdersController {
  constructor(
    private readonly placeOrder: PlaceOrder,
    private readonly confirmMail: ConfirmMail,
    private readonly readOrder: ReadOrder,
    private readonly readSnapshot: ReadSnapshot,
    private readonly readSnapshots: ReadSnapshots,
    private readonly readDues: ReadDues,
    private readonly readReportedOrder: ReadReportedOrder,
    private readonly readFeed: ReadFeed,
    private readonly changePaymentMethod: ChangePaymentMethod,
  ) {}

  @Serve(placeOrder)
  place({ idempotencyKey, body }: Call<typeof placeOrder>) {
    return this.placeOrder.execute({ key: idempotencyKey, ...body });
  }

  @Serve(answerMail)
  answer({ params, body }: Call<typeof answerMail>) {
    return this.confirmMail.execute(params.token, body.mailKey);
  }

  @Serve(readOrderByToken)
  read({ params }: Call<typeof readOrderByToken>) {
    return this.readOrder.execute(params.token);
  }

  @Serve(changePaymentMethod)
  payOtherwise({ params, body }: Call<typeof changePaymentMethod>) {
    return this.changePaymentMethod.execute(params.token, body.method);
  }

  @Serve(readOrderByKey)
  readByKey({ params }: Call<typeof readOrderByKey>) {
    return this.readOrder.byKey(params.key);
  }

  @Serve(readOrderSnapshot)
  snapshot({ params }: Call<typeof readOrderSnapshot>) {
    return this.readSnapshot.execute(params.id);
  }

  @Serve(readSnapshotByToken)
  snapshotByToken({ params }: Call<typeof readSnapshotByToken>) {
    return this.readSnapshot.byToken(params.token);
  }

  @Serve(readOrderSnapshots)
  snapshots({ query }: Call<typeof readOrderSnapshots>) {
    return this.readSnapshots.execute(query.ids);
  }

  @Serve(readOrderDues)
  dues({ params }: Call<typeof readOrderDues>) {
    return this.readDues.execute(params.id);
  }

  @Serve(readDuesBySymbol)
  duesBySymbol({ params }: Call<typeof readDuesBySymbol>) {
    return this.readDues.bySymbol(params.symbol);
  }

  @Serve(readReportedOrder)
  reported({ params }: Call<typeof readReportedOrder>) {
    return this.readReportedOrder.execute(params.id);
  }

  @Serve(readFeed)
  feed({ query }: Call<typeof readFeed>) {
    return this.readFeed.execute(query);
  }
}
