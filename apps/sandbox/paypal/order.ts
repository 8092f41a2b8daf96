import { z } from 'zod';

const text = z.string().max(127);
export const Amount = z.object({ currency_code: z.string().length(3), value: z.string().regex(/^-?\d+(\.\d+)?$/) });
export type Amount = z.output<typeof Amount>;

const Breakdown = z.object({
  item_total: Amount.optional(),
  tax_total: Amount.optional(),
  shipping: Amount.optional(),
  handling: Amount.optional(),
  insurance: Amount.optional(),
  shipping_discount: Amount.optional(),
  discount: Amount.optional(),
});
export type Breakdown = z.output<typeof Breakdown>;
const Item = z.object({
  name: text,
  quantity: z.string().regex(/^[1-9]\d{0,9}$/),
  unit_amount: Amount,
  tax: Amount.optional(),
});
export type Item = z.output<typeof Item>;

const Unit = z.object({
  reference_id: z.string().max(256).default('default'),
  custom_id: text.optional(),
  invoice_id: text.optional(),
  description: text.optional(),
  amount: Amount.extend({ breakdown: Breakdown.optional() }),
  items: z.array(Item).optional(),
});
export type Unit = z.output<typeof Unit>;

/** external-services 2.3; what the service does not know it ignores. */
export const NewOrder = z.object({
  intent: z.literal('CAPTURE'),
  purchase_units: z.tuple([Unit]),
  payment_source: z.object({
    paypal: z.object({
      experience_context: z.object({ locale: z.string().optional(), return_url: z.url(), cancel_url: z.url() }),
    }),
  }),
});
export type NewOrder = z.output<typeof NewOrder>;

export const captureStatuses = ['COMPLETED', 'PENDING', 'DECLINED', 'PARTIALLY_REFUNDED', 'REFUNDED'] as const;
export type CaptureStatus = (typeof captureStatuses)[number];

export type Order = {
  readonly id: string;
  readonly createdAt: string;
  readonly wanted: NewOrder;
  status: 'PAYER_ACTION_REQUIRED' | 'APPROVED' | 'COMPLETED' | 'VOIDED';
  /** What the source of money that the payer has chosen will do when it is captured. */
  source: Source | null;
  capture: Capture | null;
  /** What is captured in place of what the shop has asked for. */
  otherAmount?: Amount;
};
export type Capture = {
  readonly id: string;
  readonly status: CaptureStatus;
  /** In hundredths, as `underWay`. */
  readonly refunded: number;
  /** What is to go back and takes its time; missing where nothing ever was. */
  readonly underWay?: number;
  /** Refunds that came to nothing; missing where there was none. */
  readonly failed?: readonly number[];
};
export type Source = 'pays' | 'pends' | 'declines';

export const unitOf = ({ wanted }: Order): Unit => wanted.purchase_units[0];

export const capturedAmount = (order: Order): Amount => order.otherAmount ?? unitOf(order).amount;

/** What can still be given back, in hundredths. */
export const refundableAmount = (order: Order, { refunded, underWay = 0 }: Capture): number =>
  hundredths(capturedAmount(order)) - refunded - underWay;

/** In hundredths, whatever the currency. */
export const hundredths = ({ value }: Amount): number => Math.round(Number(value) * 100);
