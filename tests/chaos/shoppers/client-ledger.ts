import type { ReportKind } from '@fenestra/domain/ordering/reports';
import type { OrderState } from '@fenestra/domain/ordering/order';

/** What a shopper wants, and how the shopper behaves. Drawn by the seed. */
export type Wish = {
  readonly nth: number;
  readonly goods: 'made' | 'stock' | 'both';
  readonly method: 'transfer' | 'card' | 'paypal';
  /** What happens on the gateway's page; `retry`: cancelled first, then paid in a new session. */
  readonly atGateway: 'pay' | 'retry' | 'cancel' | 'decline' | 'nothing';
  /** Whether the browser comes back from the gateway; else only the notification tells the shop. PayPal tells of nobody who turns round. */
  readonly comesBack: boolean;
  readonly sends: 'once' | 'twice at once' | 'again with another key';
  readonly stockProduct: number;
};

/** Amounts are minor units. */
export type Acknowledged = {
  readonly orderId: string;
  readonly number: string;
  readonly token: string;
  readonly total: number;
};

/** What one shopper has seen of one order. */
export type OrderRecord = {
  /** The shopper's wish, for whoever reads of a violation. */
  readonly does: string;
  readonly cart: string;
  readonly email: string;
  /** Who may be told of the order: the network whose link the shopper came by and consented to, and who asks for reviews unless news are refused. */
  readonly mayBeTold: readonly ReportKind[];
  readonly keys: string[];
  /** Sent, and the connection died before the answer. */
  unanswered: number;
  readonly answers: Acknowledged[];
  /** Addresses of gateway sessions in the order in which they were handed out, each with the time of its arrival. */
  readonly addresses: { readonly url: string; readonly at: number }[];
  /** What the gateway has confirmed to the shopper. */
  gateway: 'unseen' | 'paid' | 'ended';
  /** States of which the order must have one when all is quiet, by what the shopper did. */
  ends: readonly OrderState[];
  refusal?: string;
  /** What the cart said that it costs with the payment that was chosen, minor units; who did not look is no witness. */
  offered?: number;
};

export const newRecord = (of: Pick<OrderRecord, 'does' | 'cart' | 'email' | 'mayBeTold' | 'ends'>): OrderRecord => ({
  ...of,
  keys: [],
  unanswered: 0,
  answers: [],
  addresses: [],
  gateway: 'unseen',
});

/** Written by the clients alone: one of the witnesses that are compared afterwards. */
export class ClientLedger {
  readonly records: OrderRecord[] = [];
  /** What no client should ever see. */
  readonly faults: string[] = [];

  get acknowledged(): number {
    return this.records.filter(({ answers }) => answers.length > 0).length;
  }

  get unanswered(): number {
    return this.records.reduce((sum, record) => sum + record.unanswered, 0);
  }
}
