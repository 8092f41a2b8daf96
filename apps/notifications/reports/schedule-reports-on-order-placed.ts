import { Controller } from '@nestjs/common';
import { Ctx, Payload } from '@nestjs/microservices';
import { orderPlaced } from '@fenestra/contracts/events/order';
import { reportsOf } from '@fenestra/domain/ordering/reports';
import { shopById } from '@fenestra/domain/shop/shops';
import type { ReceivedEvent } from '@fenestra/messaging/inbox/event-handler';
import { EventContext, On } from '@fenestra/messaging/nest/on';
import { Jobs } from '@fenestra/platform/jobs/jobs';
import { Reports } from './report.table';
import { sendReports } from './send-reports.job';

/** What an order is reported to is due as soon as it is placed (REPORT-01, OPEN-Q-84). */
@Controller()
export class ScheduleReportsOnOrderPlaced {
  constructor(
    private readonly reports: Reports,
    private readonly jobs: Jobs,
  ) {}

  @On(orderPlaced, 'notifications.reports')
  async onOrderPlaced(
    @Payload() placed: ReceivedEvent<typeof orderPlaced>[],
    @Ctx() { unit }: EventContext,
  ): Promise<void> {
    const due = placed.flatMap(({ data: { orderId, shopId }, asCause: { traceparent } }) =>
      reportsOf(shopById(shopId)).map((kind) => ({ orderId, kind, traceparent })),
    );
    await this.reports.insert(unit, due);
    if (due.length > 0) unit.afterCommit(() => this.jobs.wakeUp(sendReports, 0));
  }
}
