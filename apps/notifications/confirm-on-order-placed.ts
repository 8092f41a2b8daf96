import { Controller } from '@nestjs/common';
import { Ctx, Payload } from '@nestjs/microservices';
import type { DataOf } from '@fenestra/contracts/event';
import { orderPlaced } from '@fenestra/contracts/events/order';
import { EventContext, On } from '@fenestra/messaging/on';
import { currentTraceparent } from '@fenestra/messaging/trace-context';
import { afterCommit } from '@fenestra/platform/after-commit';
import { Clock } from '@fenestra/platform/clock';
import { Jobs } from '@fenestra/platform/jobs';
import { soon, soonMs } from './look-again';
import { sendMails } from './send-mails.job';

@Controller()
export class ConfirmOnOrderPlaced {
  constructor(
    private readonly clock: Clock,
    private readonly jobs: Jobs,
  ) {}

  /** One confirmation for each order (OPEN-Q-77): a row that says when it is due, and a job that looks then. */
  @On(orderPlaced, 'notifications.mail')
  async confirm(
    @Payload() { orderId }: DataOf<typeof orderPlaced>,
    @Ctx() { tx, record }: EventContext,
  ): Promise<void> {
    await tx.query(
      `INSERT INTO mail (id, order_id, kind, state, check_at, traceparent) VALUES ($1, $2, 'confirmation', 'due', $3, $4)`,
      [record.id, orderId, soon(this.clock.now()), currentTraceparent()],
    );
    afterCommit(tx, () => this.jobs.rouse(sendMails, soonMs));
  }
}
