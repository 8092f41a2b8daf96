import { Injectable, Logger } from '@nestjs/common';
import { readReportedOrder, type ReportedOrder } from '@fenestra/contracts/http/orders';
import { erasedEmail } from '@fenestra/domain/erasure';
import { OrdersClient } from '@fenestra/clients/service-clients';
import { inSpan } from '@fenestra/messaging/tracing/trace-context';
import { countTask } from '@fenestra/platform/observability/metrics';
import { Clock } from '@fenestra/platform/service/clock';
import { retryAt } from '../schedule/retry-schedule';
import { AffiliateNetwork } from './affiliate-network';
import { Heureka } from './heureka';
import type { ClaimedReport, ReportOutcome } from './report.table';
import { ReportRejected } from './send-report-request';

/** With the pauses between them for most of a day. */
const maxAttempts = 48;

const countReport = countTask('report');

@Injectable()
export class SendReport {
  private readonly logger = new Logger(SendReport.name);

  constructor(
    private readonly orders: OrdersClient,
    private readonly heureka: Heureka,
    private readonly affiliate: AffiliateNetwork,
    private readonly clock: Clock,
  ) {}

  /** Makes a claimed report of the order as it is now, and says how that ended; never throws. One that was taken just before a crash is made again: it names the same order. */
  execute(report: ClaimedReport): Promise<ReportOutcome> {
    const span = { name: `report ${report.kind}`, kind: 'job', service: 'notifications' } as const;
    return inSpan({ ...span, parent: report.traceparent ?? undefined, orderId: report.orderId }, async () => {
      try {
        const isSent = await this.send(report);
        if (isSent) countReport('done');
        return { state: isSent ? 'sent' : 'omitted', checkAt: null };
      } catch (cause) {
        return this.outcomeOfError(report, cause);
      }
    });
  }

  /** Orders of development are nobody's business (OPEN-Q-102), nor whose shopper was erased. */
  private async send({ orderId, kind }: ClaimedReport): Promise<boolean> {
    const order = await this.readOrder(orderId);
    if (order.visit.development || order.email === erasedEmail) return false;
    return { heureka: this.heureka, affiliate: this.affiliate }[kind].report(order);
  }

  private async readOrder(orderId: string): Promise<ReportedOrder> {
    const answer = await this.orders.call(readReportedOrder, { params: { id: orderId } });
    if (!answer.ok) throw new ReportRejected(`orders does not know ${orderId}`);
    return answer.value;
  }

  private outcomeOfError({ orderId, kind, tries }: ClaimedReport, cause: unknown): ReportOutcome {
    if (cause instanceof ReportRejected || tries >= maxAttempts) {
      countReport('refused');
      this.logger.error(new Error(`the ${kind} report of order ${orderId} is given up`, { cause }));
      return { state: 'refused', checkAt: null };
    }
    countReport('failed');
    this.logger.warn(`the ${kind} report of order ${orderId} was not made, try ${tries}: ${String(cause)}`);
    return { state: 'due', checkAt: retryAt(this.clock.now(), tries) };
  }
}
