import { Controller } from '@nestjs/common';
import { Ctx, Payload } from '@nestjs/microservices';
import { orderConfirmed, orderPlaced, paymentRequested } from '@fenestra/contracts/events/order';
import type { Delivery } from '@fenestra/messaging/inbox/reaction';
import { EventContext, On, OnAny } from '@fenestra/messaging/nest/on';
import { Clock } from '@fenestra/platform/service/clock';
import { Jobs } from '@fenestra/platform/jobs/jobs';
import { Mails } from './mail.table';
import { patienceWithStock } from './retry-schedule';
import { sendMails } from './send-mails.job';

/** One confirmation for each order (OPEN-Q-77): a row that says when it is due. */
@Controller()
export class ConfirmOrders {
  constructor(
    private readonly mails: Mails,
    private readonly clock: Clock,
    private readonly jobs: Jobs,
  ) {}

  /** The mail names what stock lacks (OPEN-Q-78), so it waits for that, but not for ever. */
  @On(orderPlaced, 'notifications.mail')
  expect(@Payload() placed: Delivery<typeof orderPlaced>[], @Ctx() { unit }: EventContext): Promise<void> {
    const checkAt = patienceWithStock(this.clock.now());
    const mails = placed.map(({ record, data, asCause: { traceparent } }) => ({
      id: record.id,
      orderId: data.orderId,
      checkAt,
      traceparent,
    }));
    return this.mails.insert(unit, mails);
  }

  /** Stock has answered: both follow from it, in the order's own sequence of events. */
  @OnAny([paymentRequested, orderConfirmed], 'notifications.mail')
  async send(@Payload() answers: Delivery<Answered>[], @Ctx() { unit }: EventContext): Promise<void> {
    const orderIds = answers.map(({ data }) => data.orderId);
    await this.mails.makeDue(unit, orderIds);
    unit.afterCommit(() => this.jobs.wakeUp(sendMails, 0));
  }
}

type Answered = typeof paymentRequested | typeof orderConfirmed;
