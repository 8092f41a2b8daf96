import { Controller } from '@nestjs/common';
import { Ctx, Payload } from '@nestjs/microservices';
import {
  holdEnded,
  holdRenewed,
  orderChecked,
  orderEnded,
  orderShipped,
  paymentBooked,
  paymentReturned,
  paymentWayChanged,
} from '@fenestra/contracts/events/order';
import { paymentFailed, paymentRefunded } from '@fenestra/contracts/events/payment';
import type { ReceivedEvent } from '@fenestra/messaging/inbox/event-handler';
import { EventContext, On } from '@fenestra/messaging/nest/on';
import type { UnitOfWork } from '@fenestra/messaging/outbox/unit-of-work';
import { Clock } from '@fenestra/platform/service/clock';
import { rowId } from '@fenestra/platform/service/ids';
import { Jobs } from '@fenestra/platform/jobs/jobs';
import type { KindOfState } from '../mail-kinds';
import { Mails } from '../mail.table';
import { type AboutOrder, newMail } from '../new-mail';
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
  fail(@Payload() failures: ReceivedEvent<typeof paymentFailed>[], @Ctx() { unit }: EventContext): Promise<void> {
    const checkAt = afterFailedPayment(this.clock.now());
    const mails = failures.map((delivery) => newMail(delivery, checkAt));
    return this.mails.insert(unit, 'payment-failed', mails);
  }

  @On(orderEnded, 'notifications.mail')
  end(@Payload() ended: ReceivedEvent<typeof orderEnded>[], @Ctx() { unit }: EventContext): Promise<void> {
    return this.tell(unit, 'order-ended', ended);
  }

  @On(orderChecked, 'notifications.mail')
  async check(@Payload() checked: ReceivedEvent<typeof orderChecked>[], @Ctx() { unit }: EventContext): Promise<void> {
    const now = this.clock.now();
    const mails = checked.map((delivery) => newMail(delivery, now));
    await this.mails.insert(unit, 'checked', mails);
    await this.mails.moveReminders(
      unit,
      checked.flatMap(({ data: { orderId, payBy } }) =>
        payBy ? [{ orderId, checkAt: beforeTransferEnds(payBy) }] : [],
      ),
    );
    unit.afterCommit(() => this.jobs.wakeUp(sendMails, 0));
  }

  @On(orderShipped, 'notifications.mail')
  ship(@Payload() shipped: ReceivedEvent<typeof orderShipped>[], @Ctx() { unit }: EventContext): Promise<void> {
    return this.tell(unit, 'shipped', shipped);
  }

  /** The goods are free for others, the order goes on. */
  @On(holdEnded, 'notifications.mail')
  release(@Payload() released: ReceivedEvent<typeof holdEnded>[], @Ctx() { unit }: EventContext): Promise<void> {
    return this.tell(unit, 'hold-ended', released);
  }

  /** The page shows what is reserved again; a mail is due where something is missing. */
  @On(holdRenewed, 'notifications.mail')
  renew(@Payload() renewed: ReceivedEvent<typeof holdRenewed>[], @Ctx() { unit }: EventContext): Promise<void> {
    return this.tell(
      unit,
      'hold-renewed',
      renewed.filter(({ data }) => data.backOrdered > 0),
    );
  }

  /** A part of what is due, or the rest: each has its mail. */
  @On(paymentBooked, 'notifications.mail')
  thankForPart(@Payload() booked: ReceivedEvent<typeof paymentBooked>[], @Ctx() { unit }: EventContext): Promise<void> {
    return this.tell(unit, 'part-received', booked, amountOf);
  }

  /** Where to transfer to, once, and the reminder before it is too late. */
  @On(paymentWayChanged, 'notifications.mail')
  async tellTransfer(
    @Payload() changes: ReceivedEvent<typeof paymentWayChanged>[],
    @Ctx() { unit }: EventContext,
  ): Promise<void> {
    const chosen = changes.filter(({ data }) => data.method === 'transfer');
    await this.tell(unit, 'transfer-chosen', chosen);
    const reminders = chosen.map((delivery) => {
      const mail = newMail(delivery, beforeTransferEnds(delivery.data.payBy));
      return { ...mail, id: rowId(), eventId: mail.id };
    });
    await this.mails.insert(unit, 'transfer-reminder', reminders);
  }

  /** Of a second payment for one order, too. What nobody had asked for is told by the order, which knows what is still paid. */
  @On(paymentRefunded, 'notifications.mail')
  giveBack(@Payload() refunds: ReceivedEvent<typeof paymentRefunded>[], @Ctx() { unit }: EventContext): Promise<void> {
    return this.tell(
      unit,
      'money-returned',
      refunds.filter(({ data }) => data.asked !== false),
      amountOf,
    );
  }

  @On(paymentReturned, 'notifications.mail')
  giveBackAtGateway(
    @Payload() returned: ReceivedEvent<typeof paymentReturned>[],
    @Ctx() { unit }: EventContext,
  ): Promise<void> {
    return this.tell(unit, 'money-returned', returned, amountOf);
  }

  private async tell<Told extends AboutOrder>(
    unit: UnitOfWork,
    kind: KindOfState,
    deliveries: readonly Told[],
    more: (delivery: Told) => { readonly amount?: number } = () => ({}),
  ): Promise<void> {
    const now = this.clock.now();
    const mails = deliveries.map((delivery) => ({ ...newMail(delivery, now), ...more(delivery) }));
    await this.mails.insert(unit, kind, mails);
    unit.afterCommit(() => this.jobs.wakeUp(sendMails, 0));
  }
}

/** What has come or was given back, minor units. */
const amountOf = ({ data }: { readonly data: { readonly amount: number } }) => ({ amount: data.amount });
