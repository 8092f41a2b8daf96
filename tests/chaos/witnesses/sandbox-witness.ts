import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gatewayOrderNumber } from '@fenestra/domain/ordering/order-number';
import type { ReportKind } from '@fenestra/domain/ordering/reports';
import { hundredths, type Order as PaypalOrder, unitOf } from '@fenestra/sandbox/paypal/order';

/** One session at the gateway, with everything that happened in it. */
export type Session = {
  readonly id: string;
  readonly page: string;
  readonly orderNumber: string;
  readonly amount: number;
  /** The gateway's last word, and when it was spoken (ms). */
  state: string;
  endedAt: number | null;
  captured: number;
  refunded: number;
};
export type DeliveredMail = { readonly to: string; readonly messageId: string };
/** What somebody outside took as a report of an order; what was told again and not counted is left out. */
export type ToldReport = {
  readonly kind: ReportKind;
  readonly orderNumber: string;
  /** Minor units; Heureka is told none. */
  readonly amount: number | null;
};
export type SandboxEvidence = {
  readonly sessions: readonly Session[];
  readonly mails: readonly DeliveredMail[];
  readonly reports: readonly ToldReport[];
};

type LedgerLine = { readonly at: string; readonly kind: string } & Readonly<Record<string, unknown>>;
type Created = { id: number | string; page: string; order_number: string; amount: number };

/**
 * Whoever turns round at PayPal, or is declined, may approve the same order again: where the shop could not be told, the session lives
 * on.
 */
const sameAs: Readonly<Record<string, readonly string[]>> = {
  open: ['CREATED', 'PAYMENT_METHOD_CHOSEN', 'DECLINED', 'TURNED_ROUND'],
  /** Of which nobody says more once the order is paid in another way. */
  left: ['CREATED', 'PAYMENT_METHOD_CHOSEN', 'APPROVED', 'APPROVED_AGAIN', 'DECLINED', 'TURNED_ROUND'],
  paid: ['PAID'],
  /** An approval after the failure is not captured, such as a repeated click whose first response was lost. */
  failed: ['CANCELED', 'TIMEOUTED', 'DECLINED', 'TURNED_ROUND', 'APPROVED_AGAIN'],
  refunded: ['REFUNDED', 'PARTIALLY_REFUNDED'],
};

const agrees = (state: string, word = ''): boolean => sameAs[state]?.includes(word) ?? false;

type Tried = { readonly orderId: string; readonly attempt: number | null; readonly state: string };

/** Whether a payment is the last try of its order; one before may have been given up without a word of its gateway. */
export const isLast = ({ orderId, attempt }: Tried, payments: readonly Tried[]): boolean =>
  payments.every((other) => other.orderId !== orderId || (other.attempt ?? 0) <= (attempt ?? 0));

/** Whether the state of a payment is what the gateway's word for its session means. */
export const isAsTold = (payment: Tried, word: string | undefined, payments: readonly Tried[]): boolean =>
  agrees(payment.state, word) || (agrees('left', word) && payment.state === 'failed' && !isLast(payment, payments));

/** The outside world's own book, a file that no crash of the shop can touch. */
export async function readSandbox(dataFolder: string): Promise<SandboxEvidence> {
  const text = await readFile(join(dataFolder, 'sandbox', 'ledger.jsonl'), 'utf8');
  const sessions = new Map<string, Session>();
  const mails: DeliveredMail[] = [];
  const reports: ToldReport[] = [];
  for (const line of text.split('\n').filter(Boolean)) {
    const record = JSON.parse(line) as LedgerLine;
    if (record.kind === 'gopay.created') open(sessions, record['payment'] as Created);
    if (record.kind === 'paypal.created') open(sessions, createdAtPaypal(record['order'] as PaypalOrder));
    if (record.kind === 'mail.accepted')
      for (const to of record['to'] as string[]) mails.push({ to, messageId: record['messageId'] as string });
    reports.push(...reportsIn(record));
    const session = sessions.get(String(record['id']));
    if (session && record.kind === 'gopay.moved') move(session, record);
    if (session && record.kind === 'gopay.refunded') session.refunded += record['amount'] as number;
    if (session) moveAtPaypal(session, record);
  }
  return { sessions: [...sessions.values()], mails, reports };
}

function reportsIn(record: LedgerLine): ToldReport[] {
  if (record.kind === 'heureka.order' && record['repeated'] === false)
    return [{ kind: 'heureka', orderNumber: record['orderId'] as string, amount: null }];
  if (record.kind !== 'affiliate.sale') return [];
  const amount = Math.round(Number(record['TotalCost']) * 100);
  return [{ kind: 'affiliate', orderNumber: record['OrderID'] as string, amount }];
}

function open(sessions: Map<string, Session>, { id, page, order_number: orderNumber, amount }: Created): void {
  const session = {
    id: String(id),
    page,
    orderNumber,
    amount,
    state: 'CREATED',
    endedAt: null,
    captured: 0,
    refunded: 0,
  };
  sessions.set(session.id, session);
}

function move(session: Session, { at, state }: LedgerLine): void {
  session.state = state as string;
  if (state === 'PAID') session.captured += session.amount;
  if (state === 'CANCELED' || state === 'TIMEOUTED') session.endedAt = Date.parse(at);
}

function createdAtPaypal(order: PaypalOrder): Created {
  const { invoice_id: invoice = '', amount } = unitOf(order);
  const orderNumber = gatewayOrderNumber(invoice.replace(/-\d+$/, ''));
  return { id: order.id, page: `checkoutnow?token=${order.id}`, order_number: orderNumber, amount: hundredths(amount) };
}

/** In the words of a session: an agreement is news until it is captured; who turned round or was declined has ended it. */
function moveAtPaypal(session: Session, { at, kind, changes }: LedgerLine): void {
  const state = stateAfter[kind];
  if (!state) return;
  session.state = state === 'APPROVED' && session.endedAt !== null ? 'APPROVED_AGAIN' : state;
  if (state === 'PAID') session.captured += session.amount;
  if (state === 'TURNED_ROUND' || state === 'DECLINED') session.endedAt = Date.parse(at);
  if (state === 'REFUNDED') session.refunded = (changes as Pick<PaypalOrder, 'capture'>).capture!.refunded;
}

const stateAfter: Readonly<Record<string, string>> = {
  'paypal.approved': 'APPROVED',
  'paypal.captured': 'PAID',
  'paypal.declined': 'DECLINED',
  'paypal.cancelled': 'TURNED_ROUND',
  'paypal.refunded': 'REFUNDED',
};
