import { Injectable } from '@nestjs/common';
import { maxOverduePerKind, type Overdue } from '@fenestra/contracts/http/overdue';
import { accept } from '@fenestra/domain/result';
import { Clock } from '@fenestra/platform/service/clock';
import { type Payment, withoutSession } from './payment.entity';
import { Payments } from './payment.table';
import { timeOfId } from '@fenestra/platform/service/ids';

const second = 1_000;
/** The sweep comes every few seconds, and a row says itself when it is due. */
const checkSeconds = 120;
/** Gateways settle within a day; a transfer is sent back by hand on a working day. */
const refundSeconds = 24 * 3_600;
/** A person has to see it the same day. */
const disputeSeconds = 3_600;

/** What of the payments is older than it should be. */
@Injectable()
export class OverduePayments {
  constructor(
    private readonly payments: Payments,
    private readonly clock: Clock,
  ) {}

  async execute() {
    const now = this.clock.now().getTime();
    const before = (seconds: number): Date => new Date(now - seconds * second);
    const [overdueChecks, refunds, disputed] = await Promise.all([
      this.payments.overdueChecks(before(checkSeconds), maxOverduePerKind),
      this.payments.overdueRefunds(before(refundSeconds), maxOverduePerKind),
      this.payments.disputed(),
    ]);
    const overdue: Overdue[] = [
      ...overdueChecks.map((payment) => ({
        ...{ kind: kindOf(payment), orderId: payment.orderId, limitSeconds: checkSeconds },
        since: payment.checkAt!.toISOString(),
        detail: `${payment.provider} payment is ${payment.state}${payment.tries > 0 ? `, ${payment.tries} tries` : ''}`,
      })),
      ...refunds.map(({ since, ...refund }) => ({
        ...{ kind: 'refund' as const, orderId: refund.orderId, since: since.toISOString() },
        limitSeconds: refund.refundsFailed > 0 ? 0 : refundSeconds, // a failure is told at once
        detail: refundDetail(refund),
      })),
      ...disputed.slice(0, maxOverduePerKind).map(({ id, orderId, provider, lastEvent }) => ({
        ...{ kind: 'dispute' as const, orderId, since: timeOfId(lastEvent?.id ?? id).toISOString() },
        ...{ limitSeconds: disputeSeconds, detail: `${provider} took another sum than was asked for` },
      })),
    ];
    return accept({ overdue });
  }
}

function refundDetail({
  provider,
  tries,
  refundsFailed,
}: Pick<Payment, 'provider' | 'tries' | 'refundsFailed'>): string {
  if (refundsFailed > 0) return `${provider} says that the refund failed, ${refundsFailed} times`;
  return provider === 'transfer' ? 'is to be sent back by hand' : `${provider} has not given it back, ${tries} tries`;
}

const kindOf = ({ state }: Payment): 'session' | 'look' => (withoutSession.includes(state) ? 'session' : 'look');
