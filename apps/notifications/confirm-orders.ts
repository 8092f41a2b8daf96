import { Controller } from '@nestjs/common';
import { Ctx, Payload } from '@nestjs/microservices';
import type { EntityManager } from 'typeorm';
import { orderConfirmed, orderPlaced, paymentRequested } from '@fenestra/contracts/events/order';
import type { Delivery } from '@fenestra/messaging/inbox/reaction';
import { EventContext, On, OnAny } from '@fenestra/messaging/nest/on';
import { Clock } from '@fenestra/platform/service/clock';
import { Jobs } from '@fenestra/platform/jobs/jobs';
import { patienceWithStock } from './retry-schedule';
import { sendMails } from './send-mails.job';

/** One confirmation for each order (OPEN-Q-77): a row that says when it is due. */
@Controller()
export class ConfirmOrders {
  constructor(
    private readonly clock: Clock,
    private readonly jobs: Jobs,
  ) {}

  /** The letter tells what stock lacks (OPEN-Q-78), so it waits for that, but not for ever. */
  @On(orderPlaced, 'notifications.mail')
  expect(@Payload() placed: Delivery<typeof orderPlaced>[], @Ctx() { unit }: EventContext): Promise<void> {
    const checkAt = patienceWithStock(this.clock.now());
    const mails = placed.map(({ record, data, asCause: { traceparent } }) => ({
      id: record.id,
      orderId: data.orderId,
      checkAt,
      traceparent,
    }));
    return insertMails(unit.tx, mails);
  }

  /** Stock has answered: both follow from it, in the order's own sequence of events. */
  @OnAny([paymentRequested, orderConfirmed], 'notifications.mail')
  async send(@Payload() answers: Delivery<Answered>[], @Ctx() { unit }: EventContext): Promise<void> {
    const orderIds = answers.map(({ data }) => data.orderId);
    await makeDue(unit.tx, orderIds, this.clock.now());
    unit.afterCommit(() => this.jobs.wakeUp(sendMails, 0));
  }
}

type Answered = typeof paymentRequested | typeof orderConfirmed;
type NewMail = { readonly id: string; readonly orderId: string; readonly checkAt: Date; readonly traceparent: string };

async function insertMails(tx: EntityManager, mails: readonly NewMail[]): Promise<void> {
  await tx.query(
    `INSERT INTO mail (id, order_id, kind, state, check_at, traceparent)
     SELECT id, order_id, 'confirmation', 'due', check_at, traceparent
     FROM unnest($1::uuid[], $2::uuid[], $3::timestamptz[], $4::text[]) AS made (id, order_id, check_at, traceparent)`,
    (['id', 'orderId', 'checkAt', 'traceparent'] as const).map((column) => mails.map((mail) => mail[column])),
  );
}

/** Those that nobody has looked at yet. */
async function makeDue(tx: EntityManager, orderIds: readonly string[], now: Date): Promise<void> {
  await tx.query(
    `UPDATE mail SET check_at = $2 WHERE order_id = ANY($1) AND kind = 'confirmation' AND state = 'due' AND tries = 0`,
    [orderIds, now],
  );
}
