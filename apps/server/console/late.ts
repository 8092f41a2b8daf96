import type { OrderById } from '@fenestra/contracts/http/order-console';
import type { Overdue } from '@fenestra/contracts/http/overdue';
import type { PrivateService } from '@fenestra/clients/service-clients';

/** Something in the shop that is older than it should be. */
export type OverdueItem = {
  readonly kind: Overdue['kind'] | 'paid-without-order' | 'outbox' | 'unread' | 'parked' | 'away';
  /** `stuck` needs a hand, `late` still moves. */
  readonly level: 'stuck' | 'late';
  readonly service: PrivateService;
  /** Null where it is about no order, or orders cannot say now about which. */
  readonly order: OrderById | null;
  readonly since: string;
  readonly limitSeconds: number;
  readonly what: string;
  /** What to type. */
  readonly next: string;
};
