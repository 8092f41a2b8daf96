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
import type { OrderStateMailKind } from '../mail-kinds';
import { Mails } from '../mail.table';
import { type OrderMailEvent, newOrderMail } from './new-order-mail';
import { failedPaymentMailAt, transferReminderAt } from './retry-schedule';
import { sendMails } from '../send/send-mails.job';

/** What becomes of an order that is not simply paid (OPEN-Q-120): a mail for each state, once. */
@Controller()
export class OrderStateEmails {
  constructor(
    private readonly mails: Mails,
    private readonly clock: Clock,
    private readonly jobs: Jobs,
  ) {}

  @On(paymentFailed, 'notifications.mail')
  onPaymentFailed(
    @Payload() failures: ReceivedEvent<typeof paymentFailed>[],
    @Ctx() { unit }: EventContext,
  ): Promise<void> {
    const checkAt = failedPaymentMailAt(this.clock.now());
    const mails = failures.map((received) => newOrderMail(received, checkAt));
    return this.mails.insert(unit, 'payment-failed', mails);
  }

  @On(orderEnded, 'notifications.mail')
  onOrderEnded(@Payload() ended: ReceivedEvent<typeof orderEnded>[], @Ctx() { unit }: EventContext): Promise<void> {
    return this.schedule(unit, 'order-ended', ended);
  }

  @On(orderChecked, 'notifications.mail')
  async onOrderChecked(
    @Payload() checked: ReceivedEvent<typeof orderChecked>[],
    @Ctx() { unit }: EventContext,
  ): Promise<void> {
    const now = this.clock.now();
    const mails = checked.map((received) => newOrderMail(received, now));
    await this.mails.insert(unit, 'checked', mails);
    await this.mails.moveReminders(
      unit,
      checked.flatMap(({ data: { orderId, payBy } }) =>
        payBy ? [{ orderId, checkAt: transferReminderAt(payBy) }] : [],
      ),
    );
    unit.afterCommit(() => this.jobs.wakeUp(sendMails, 0));
  }

  @On(orderShipped, 'notifications.mail')
  onOrderShipped(
    @Payload() shipped: ReceivedEvent<typeof orderShipped>[],
    @Ctx() { unit }: EventContext,
  ): Promise<void> {
    return this.schedule(unit, 'shipped', shipped);
  }

  /** The goods are free for others, the order goes on. */
  @On(holdEnded, 'notifications.mail')
  onHoldEnded(@Payload() released: ReceivedEvent<typeof holdEnded>[], @Ctx() { unit }: EventContext): Promise<void> {
    return this.schedule(unit, 'hold-ended', released);
  }

  /** The page shows what is reserved again; a mail is due where something is missing. */
  @On(holdRenewed, 'notifications.mail')
  onHoldRenewed(@Payload() renewed: ReceivedEvent<typeof holdRenewed>[], @Ctx() { unit }: EventContext): Promise<void> {
    return this.schedule(
      unit,
      'hold-renewed',
      renewed.filter(({ data }) => data.backOrdered > 0),
    );
  }

  /** A part of what is due, or the rest: each has its mail. */
  @On(paymentBooked, 'notifications.mail')
  onPaymentBooked(
    @Payload() payments: ReceivedEvent<typeof paymentBooked>[],
    @Ctx() { unit }: EventContext,
  ): Promise<void> {
    return this.schedule(unit, 'part-received', payments, amountOf);
  }

  /** Where to transfer to, once, and the reminder before it is too late. */
  @On(paymentWayChanged, 'notifications.mail')
  async onPaymentWayChanged(
    @Payload() changes: ReceivedEvent<typeof paymentWayChanged>[],
    @Ctx() { unit }: EventContext,
  ): Promise<void> {
    const chosen = changes.filter(({ data }) => data.method === 'transfer');
    await this.schedule(unit, 'transfer-chosen', chosen);
    const reminders = chosen.map((received) => {
      const mail = newOrderMail(received, transferReminderAt(received.data.payBy));
      return { ...mail, id: rowId(), eventId: mail.id };
    });
    await this.mails.insert(unit, 'transfer-reminder', reminders);
  }

  /** Of a second payment for one order, too. What nobody had asked for is told by the order, which knows what is still paid. */
  @On(paymentRefunded, 'notifications.mail')
  onPaymentRefunded(
    @Payload() refunds: ReceivedEvent<typeof paymentRefunded>[],
    @Ctx() { unit }: EventContext,
  ): Promise<void> {
    return this.schedule(
      unit,
      'money-returned',
      refunds.filter(({ data }) => data.asked !== false),
      amountOf,
    );
  }

  @On(paymentReturned, 'notifications.mail')
  onPaymentReturned(
    @Payload() returned: ReceivedEvent<typeof paymentReturned>[],
    @Ctx() { unit }: EventContext,
  ): Promise<void> {
    return this.schedule(unit, 'money-returned', returned, amountOf);
  }

  private async schedule<E extends OrderMailEvent>(
    unit: UnitOfWork,
    kind: OrderStateMailKind,
    events: readonly E[],
    extraFields: (received: E) => { readonly amount?: number } = () => ({}),
  ): Promise<void> {
    const now = this.clock.now();
    const mails = events.map((received) => ({ ...newOrderMail(received, now), ...extraFields(received) }));
    await this.mails.insert(unit, kind, mails);
    unit.afterCommit(() => this.jobs.wakeUp(sendMails, 0));
  }
}

/** What has come or was given back, minor units. */
const amountOf = ({ data }: { readonly data: { readonly amount: number } }) => ({ amount: data.amount });
