import { Controller } from '@nestjs/common';
import { Ctx, Payload } from '@nestjs/microservices';
import type { DataOf } from '@fenestra/contracts/event';
import { orderConfirmed, orderPlaced, paymentRequested } from '@fenestra/contracts/events/order';
import type { ReceivedEvent } from '@fenestra/messaging/inbox/event-handler';
import { EventContext, On } from '@fenestra/messaging/nest/on';
import type { UnitOfWork } from '@fenestra/messaging/outbox/unit-of-work';
import { Clock } from '@fenestra/platform/service/clock';
import { Jobs } from '@fenestra/platform/jobs/jobs';
import { Mails } from '../mail.table';
import { newOrderMail } from './new-order-mail';
import { transferReminderAt, stockTimeoutAt } from './retry-schedule';
import { sendMails } from '../send/send-mails.job';

/** One confirmation for each order (OPEN-Q-77): a row that says when it is due. */
@Controller()
export class OrderConfirmationEmails {
  constructor(
    private readonly mails: Mails,
    private readonly clock: Clock,
    private readonly jobs: Jobs,
  ) {}

  /** The mail names what stock lacks (OPEN-Q-78), so it waits for that, but not for ever. */
  @On(orderPlaced, 'notifications.mail')
  onOrderPlaced(@Payload() placed: ReceivedEvent<typeof orderPlaced>[], @Ctx() { unit }: EventContext): Promise<void> {
    const checkAt = stockTimeoutAt(this.clock.now());
    const mails = placed.map((received) => newOrderMail(received, checkAt));
    return this.mails.insert(unit, 'confirmation', mails);
  }

  /** Stock has answered, and money is asked for; of a transfer the shopper is reminded before it is too late. */
  @On(paymentRequested, 'notifications.mail')
  async onPaymentRequested(
    @Payload() requests: ReceivedEvent<typeof paymentRequested>[],
    @Ctx() { unit }: EventContext,
  ): Promise<void> {
    const reminders = requests.flatMap((received) => {
      const { method, payBy } = received.data;
      return method === 'transfer' && payBy ? [newOrderMail(received, transferReminderAt(payBy))] : [];
    });
    await this.mails.insert(unit, 'transfer-reminder', reminders);
    await this.markConfirmationsDue(unit, requests);
  }

  /** Stock has answered and no money is awaited, or it has come. */
  @On(orderConfirmed, 'notifications.mail')
  async onOrderConfirmed(
    @Payload() confirmed: ReceivedEvent<typeof orderConfirmed>[],
    @Ctx() { unit }: EventContext,
  ): Promise<void> {
    const paid = confirmed.filter(({ data }) => receivedAmountOf(data) > 0);
    const now = this.clock.now();
    await this.mails.insert(
      unit,
      'payment-received',
      paid.map((received) => ({ ...newOrderMail(received, now), amount: receivedAmountOf(received.data) })),
    );
    await this.markConfirmationsDue(unit, confirmed);
  }

  /** Both answers of stock follow from it, in the order's own sequence of events. */
  private async markConfirmationsDue(unit: UnitOfWork, events: readonly ReceivedEvent<StockAnswered>[]): Promise<void> {
    const orderIds = events.map(({ data }) => data.orderId);
    await this.mails.markDue(unit, orderIds);
    unit.afterCommit(() => this.jobs.wakeUp(sendMails, 0));
  }
}

/** What has just come, minor units. */
const receivedAmountOf = ({ paid, received = paid }: DataOf<typeof orderConfirmed>): number => received;

type StockAnswered = typeof paymentRequested | typeof orderConfirmed;
