import { Injectable, Logger } from '@nestjs/common';
import { accept, refuse } from '@fenestra/domain/result';
import { Clock } from '@fenestra/platform/service/clock';
import { Orders } from '../order.table';
import { OperatorActions } from './operator-action.table';

type Action = {
  readonly number: string;
  readonly who: string;
  readonly what: string;
  readonly why?: string | undefined;
};

@Injectable()
export class RecordOperatorAction {
  private readonly logger = new Logger(RecordOperatorAction.name);

  constructor(
    private readonly orders: Orders,
    private readonly actions: OperatorActions,
    private readonly clock: Clock,
  ) {}

  /** The reason stays in the row, which is erased with the order: it may name a person, and logs name nobody. */
  async execute({ number, who, what, why }: Action) {
    const order = await this.orders.byNumber(number);
    if (!order) return refuse('order-unknown');
    await this.actions.insert(order.id, { at: this.clock.now(), who, what, why: why ?? null });
    this.logger.log(`order ${number}: ${who} ${what}${why ? ', with a reason' : ''}`);
    return accept({});
  }
}
