import { Controller } from '@nestjs/common';
import { Ctx, Payload } from '@nestjs/microservices';
import type { DataOf } from '@fenestra/contracts/event';
import { orderPlaced } from '@fenestra/contracts/events/order';
import { EventContext, On } from '@fenestra/messaging/on';
import { afterCommit } from '@fenestra/platform/after-commit';
import { Clock } from '@fenestra/platform/clock';
import { Jobs } from '@fenestra/platform/jobs';
import { abandonedAt } from './look-again';
import { Mail } from './mail.entity';
import { sendMail, soonMs } from './send-mail.job';

@Controller()
export class ConfirmOnOrderPlaced {
  constructor(
    private readonly clock: Clock,
    private readonly jobs: Jobs,
  ) {}

  /** One confirmation for each order (OPEN-Q-77): a row that says it is due, and a job that sends it soon. */
  @On(orderPlaced, 'notifications.mail')
  async confirm(
    @Payload() { orderId }: DataOf<typeof orderPlaced>,
    @Ctx() { tx, record }: EventContext,
  ): Promise<void> {
    const mail = { id: record.id, orderId, kind: 'confirmation', state: 'due' } as const;
    await tx.insert(Mail, { ...mail, checkAt: abandonedAt(this.clock.now()) });
    afterCommit(tx, () => this.jobs.enqueue(sendMail, mail.id, { mailId: mail.id }, soonMs));
  }
}
