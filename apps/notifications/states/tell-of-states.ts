import { Controller } from '@nestjs/common';
import { Ctx, Payload } from '@nestjs/microservices';
import {
  holdEnded,
  orderChecked,
  orderEnded,
  orderShipped,
  paymentBooked,
  paymentReturned,
  paymentWayChanged,
} from '@fenestra/contracts/events/order';
import { paymentFailed, paymentRefunded } from '@fenestra/contracts/events/payment';
import type { Delivery } from '@fenestra/messaging/inbox/reaction';
import { EventContext, On } from '@fenestra/messaging/nest/on';
import type { UnitOfWork } from '@fenestra/messaging/outbox/unit-of-work';
import { Clock } from '@fenestra/platform/service/clock';
import { rowId } from '@fenestra/platform/service/ids';
import { Jobs } from '@fenestra/platform/jobs/jobs';
import { Mails } from '../mail.table';
import { newMail } from '../new-mail';
import { afterFailedPayment, beforeTransferEnds } from '../retry-schedule';
import { sendMails } from '../send-mails.job';

/** What becomes of an order that is not simply paid (OPEN-Q-120): a mail for each state, once. */
@Controller()
export class TellOfStates {
  constructor(
    private readonly mails: Mails,
    private readonly clock: Clock,
    private readonly jobs: Jobs,
  ) {}

  @On(paymentFailed, 'notifications.mail')
  fail(@Payload() failures: Delivery<typeof paymentFailed>[], @Ctx() { unit }: EventContext): Promise<void> {
    const checkAt = afterFailedPayment(this.clock.now());
    const mails = failures.map((delivery) => newMail(delivery, checkAt));
    return this.mails.insert(unit, 'payment-failed', mails);
  }

  @On(orderEnded, 'notifications.mail')
  async end(@Payload() ended: Delivery<typeof orderEnded>[], @Ctx() { unit }: EventContext): Promise<void> {
    const now = this.clock.now();
    const mails = ended.map((delivery) => newMail(delivery, now));
    await this.mails.insert(unit, 'order-ended', mails);
    unit.afterCommit(() => this.jobs.wakeUp(sendMails, 0));
  }

  @On(orderChecked, 'notifications.mail')
  async check(@Payload() checked: Delivery<typeof orderChecked>[], @Ctx() { unit }: EventContext): Promise<void> {
    const now = this.clock.now();
    const mails = checked.map((delivery) => newMail(delivery, now));
    await this.mails.insert(unit, 'checked', mails);
    unit.afterCommit(() => this.jobs.wakeUp(sendMails, 0));
  }

  @On(orderShipped, 'notifications.mail')
  async ship(@Payload() shipped: Delivery<typeof orderShipped>[], @Ctx() { unit }: EventContext): Promise<void> {
    const now = this.clock.now();
    const mails = shipped.map((delivery) => newMail(delivery, now));
    await this.mails.insert(unit, 'shipped', mails);
    unit.afterCommit(() => this.jobs.wakeUp(sendMails, 0));
  }

  /** The goods are free for others, the order goes on. */
  @On(holdEnded, 'notifications.mail')
  async release(@Payload() released: Delivery<typeof holdEnded>[], @Ctx() { unit }: EventContext): Promise<void> {
    const now = this.clock.now();
    const mails = released.map((delivery) => newMail(delivery, now));
    await this.mails.insert(unit, 'hold-ended', mails);
    unit.afterCommit(() => this.jobs.wakeUp(sendMails, 0));
  }

  /** A part of what is due, or the rest: each has its mail. */
  @On(paymentBooked, 'notifications.mail')
  async thankForPart(
    @Payload() booked: Delivery<typeof paymentBooked>[],
    @Ctx() { unit }: EventContext,
  ): Promise<void> {
    const now = this.clock.now();
    const mails = booked.map((delivery) => ({ ...newMail(delivery, now), amount: delivery.data.amount }));
    await this.mails.insert(unit, 'part-received', mails);
    unit.afterCommit(() => this.jobs.wakeUp(sendMails, 0));
  }

  /** Where to transfer to, once, and the reminder before it is too late. */
  @On(paymentWayChanged, 'notifications.mail')
  async tellTransfer(
    @Payload() changes: Delivery<typeof paymentWayChanged>[],
    @Ctx() { unit }: EventContext,
  ): Promise<void> {
    const now = this.clock.now();
    const chosen = changes.filter(({ data }) => data.method === 'transfer');
    await this.mails.insert(
      unit,
      'transfer-chosen',
      chosen.map((delivery) => newMail(delivery, now)),
    );
    const reminders = chosen.map((delivery) => {
      const mail = newMail(delivery, beforeTransferEnds(delivery.data.payBy));
      return { ...mail, id: rowId(), eventId: mail.id };
    });
    await this.mails.insert(unit, 'transfer-reminder', reminders);
    unit.afterCommit(() => this.jobs.wakeUp(sendMails, 0));
  }

  /** Of a second payment for one order, too. What nobody had asked for is told by the order, which knows what is still paid. */
  @On(paymentRefunded, 'notifications.mail')
  giveBack(@Payload() refunds: Delivery<typeof paymentRefunded>[], @Ctx() { unit }: EventContext): Promise<void> {
    return this.tellReturned(
      unit,
      refunds.filter(({ data }) => data.asked !== false),
    );
  }

  @On(paymentReturned, 'notifications.mail')
  giveBackAtGateway(
    @Payload() returned: Delivery<typeof paymentReturned>[],
    @Ctx() { unit }: EventContext,
  ): Promise<void> {
    return this.tellReturned(unit, returned);
  }

  private async tellReturned(
    unit: UnitOfWork,
    refunds: readonly Delivery<typeof paymentRefunded | typeof paymentReturned>[],
  ): Promise<void> {
    const now = this.clock.now();
    const mails = refunds.map((delivery) => ({ ...newMail(delivery, now), amount: delivery.data.amount }));
    await this.mails.insert(unit, 'money-returned', mails);
    unit.afterCommit(() => this.jobs.wakeUp(sendMails, 0));
  }
}
