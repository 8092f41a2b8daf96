import type { paymentRequested, paymentWayChanged } from '@fenestra/contracts/events/order';
import { collectorOf, type ProviderName } from '@fenestra/contracts/payment-providers';
import { type ReceivedEvent, inContextOf } from '@fenestra/messaging/inbox/event-handler';
import type { UnitOfWork } from '@fenestra/messaging/outbox/unit-of-work';
import { refTo } from '@fenestra/messaging/tracing/cause';
import type { Jobs } from '@fenestra/platform/jobs/jobs';
import { rowId } from '@fenestra/platform/service/ids';
import { openSession } from './open-session.job';
import type { NewPayment } from './payment.table';
import type { PaymentProviders } from './providers/payment-providers';
import { abandonedAt } from './retry-schedule';

/** An order is to be paid by this method. */
type PaymentRequest = ReceivedEvent<typeof paymentRequested> | ReceivedEvent<typeof paymentWayChanged>;

/** Who collects what an order is to pay. Throws where nobody does: the checkout offers no such method. */
export function providerFor({ orderId, method }: PaymentRequest['data']): ProviderName {
  const provider = collectorOf(method);
  if (!provider) throw new Error(`nobody collects what order ${orderId} pays by ${method}`);
  return provider;
}

/** A new try to collect what an order owes: a session has to be opened for it, a transfer is simply awaited. */
export function newAttempt(
  { data, record }: PaymentRequest,
  attempt: number,
  providers: PaymentProviders,
  now: Date,
): NewPayment {
  const { orderId, amount, currency } = data;
  const provider = providerFor(data);
  const payment = { id: rowId(), orderId, attempt, provider, amount, currency, lastEvent: refTo(record) };
  return providers.of(provider).opensSessions
    ? { ...payment, state: 'new', checkAt: abandonedAt(now) }
    : { ...payment, state: 'awaiting', checkAt: null };
}

/** Has the session of a new try opened once its row is there, if it needs one; the sweep does it where that is lost. */
export function openSessionAfterCommit(
  unit: UnitOfWork,
  { id, state }: NewPayment,
  request: PaymentRequest,
  jobs: Jobs,
): void {
  if (state !== 'new') return;
  inContextOf(request, () => unit.afterCommit(() => jobs.enqueue(openSession, request, { paymentId: id })));
}
