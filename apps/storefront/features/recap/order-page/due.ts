import type { OrderPage } from '@fenestra/contracts/wire/order-page';
import { isOver } from '@fenestra/domain/ordering/order-progress';
import { outstandingNow } from '@fenestra/domain/ordering/received-payments';
import { isPayable, outcomeOf } from '../order-outcome';

/** Where the part of the page lies in which one pays. */
export const paymentId = 'platba';

/** What can be paid on this page now, minor units: what is left of what is due at once, or the rest by transfer; 0 where nothing can. */
export function dueNowOf({ order, rest, stage }: OrderPage): number {
  if (isOver(stage)) return 0;
  if (rest) return rest.transfer ? rest.amount : 0;
  const outcome = outcomeOf(order, 'none');
  return isPayable(outcome) || outcome === 'transfer' ? outstandingNow(order, order.paid) : 0;
}

/** The address of the page names the order behind its `#`, so that no link leads to a place in it. */
export function goToPayment(): void {
  const place = document.getElementById(paymentId);
  place?.scrollIntoView({ block: 'start' });
  place?.focus({ preventScroll: true });
}
