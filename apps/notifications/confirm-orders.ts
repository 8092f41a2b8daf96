import { Controller } from '@nestjs/common';
import { Ctx, Payload } from '@nestjs/microservices';
import type { DataOf } from '@fenestra/contracts/event';
import { orderConfirmed, orderPlaced, paymentRequested } from '@fenestra/contracts/events/order';
import type { ReceivedEvent } from '@fenestra/messaging/inbox/event-handler';
import { EventContext, On } from '@fenestra/messaging/nest/on';
import type { UnitOfWork } from '@fenestra/messaging/outbox/unit-of-work';
import { Clock } from '@fenestra/platform/service/clock';
import { Jobs } from '@fenestra/platform/jobs/jobs';
import { Mails } from './mail.table';
import { newMail } from './new-mail';
import { beforeTransferEnds, patienceWithStock } from './retry-schedule';
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
  expect(@Payload() placed: ReceivedEvent<typeof orderPlaced>[], @Ctx() { unit }: EventContext): Promise<void> {
    const checkAt = patienceWithStock(this.clock.now());
    const mails = placed.map((delivery) => newMail(delivery, checkAt));
    return this.mails.insert(unit, 'confirmation', mails);
  }

  /** Stock has answered, and money is asked for; of a transfer the shopper is reminded before it is too late. */
  @On(paymentRequested, 'notifications.mail')
  async remind(
    @Payload() asked: ReceivedEvent<typeof paymentRequested>[],
    @Ctx() { unit }: EventContext,
  ): Promise<void> {
    const reminders = asked.flatMap((delivery) => {
      const { method, payBy } = delivery.data;
      return method === 'transfer' && payBy ? [newMail(delivery, beforeTransferEnds(payBy))] : [];
    });
    await this.mails.insert(unit, 'transfer-reminder', reminders);
    await this.send(unit, asked);
  }

  /** Stock has answered and no money is awaited, or it has come. */
  @On(orderConfirmed, 'notifications.mail')
  async thank(
    @Payload() confirmed: ReceivedEvent<typeof orderConfirmed>[],
    @Ctx() { unit }: EventContext,
  ): Promise<void> {
    const paid = confirmed.filter(({ data }) => receivedBy(data) > 0);
    const now = this.clock.now();
    await this.mails.insert(
      unit,
      'payment-received',
      paid.map((delivery) => ({ ...newMail(delivery, now), amount: receivedBy(delivery.data) })),
    );
    await this.send(unit, confirmed);
  }

  /** Both answers of stock follow from it, in the order's own sequence of events. */
  private async send(unit: UnitOfWork, answers: readonly ReceivedEvent<Answered>[]): Promise<void> {
    const orderIds = answers.map(({ data }) => data.orderId);
    await this.mails.makeDue(unit, orderIds);
    unit.afterCommit(() => this.jobs.wakeUp(sendMails, 0));
  }
}

/** What has just come, minor units. */
const receivedBy = ({ paid, received = paid }: DataOf<typeof orderConfirmed>): number => received;

type Answered = typeof paymentRequested | typeof orderConfirmed;
