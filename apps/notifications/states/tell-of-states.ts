import { Controller } from '@nestjs/common';
import { Ctx, Payload } from '@nestjs/microservices';
import { holdEnded, orderEnded, paymentBooked } from '@fenestra/contracts/events/order';
import { paymentFailed, paymentRefunded } from '@fenestra/contracts/events/payment';
import type { Delivery } from '@fenestra/messaging/inbox/reaction';
import { EventContext, On } from '@fenestra/messaging/nest/on';
import { Clock } from '@fenestra/platform/service/clock';
import { Jobs } from '@fenestra/platform/jobs/jobs';
import { Mails } from '../mail.table';
import { newMail } from '../new-mail';
import { afterFailedPayment } from '../retry-schedule';
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

  /** Of a second payment for one order, too. */
  @On(paymentRefunded, 'notifications.mail')
  async giveBack(@Payload() refunds: Delivery<typeof paymentRefunded>[], @Ctx() { unit }: EventContext): Promise<void> {
    const now = this.clock.now();
    const mails = refunds.map((delivery) => ({ ...newMail(delivery, now), amount: delivery.data.amount }));
    await this.mails.insert(unit, 'money-returned', mails);
    unit.afterCommit(() => this.jobs.wakeUp(sendMails, 0));
  }
}
