import { z } from 'zod';

export const states = [
  'CREATED',
  'PAYMENT_METHOD_CHOSEN',
  'PAID',
  'AUTHORIZED',
  'CANCELED',
  'TIMEOUTED',
  'PARTIALLY_REFUNDED',
  'REFUNDED',
] as const;
export type State = (typeof states)[number];

/** external-services 1.5 */
const transitions: Record<State, readonly State[]> = {
  CREATED: ['PAYMENT_METHOD_CHOSEN', 'PAID', 'AUTHORIZED', 'CANCELED', 'TIMEOUTED'],
  PAYMENT_METHOD_CHOSEN: ['PAID', 'AUTHORIZED', 'CANCELED', 'TIMEOUTED'],
  AUTHORIZED: ['PAID', 'CANCELED'],
  PAID: ['PARTIALLY_REFUNDED', 'REFUNDED'],
  PARTIALLY_REFUNDED: ['PARTIALLY_REFUNDED', 'REFUNDED'],
  CANCELED: [],
  TIMEOUTED: [],
  REFUNDED: [],
};

export const isTransition = (from: State, to: State): boolean => transitions[from].includes(to);

/** States of which GoPay tells the shop; the two early ones it keeps to itself (external-services 1.7). */
export const isNotified = (state: State): boolean => state !== 'CREATED' && state !== 'PAYMENT_METHOD_CHOSEN';

export const sessionHours = 12;

const text = (max: number) => z.string().max(max);
const Item = z.object({
  name: text(256),
  amount: z.int(),
  count: z.int().positive().optional(),
  type: z.string().optional(),
});

/** external-services 1.3; what the service does not know it ignores. */
export const NewPayment = z.object({
  payer: z.object({
    allowed_payment_instruments: z.array(z.string()).optional(),
    default_payment_instrument: z.string().optional(),
    contact: z.object({
      email: z
        .string()
        .max(128)
        .regex(/^[\w.%+'-]+@[a-z0-9.-]+\.[a-z0-9-]{2,}$/i),
      first_name: text(256).optional(),
      last_name: text(256).optional(),
      phone_number: text(128).optional(),
      city: text(128).optional(),
      street: text(128).optional(),
      postal_code: text(16).optional(),
      country_code: z.string().length(3).optional(),
    }),
  }),
  target: z.object({ type: z.literal('ACCOUNT'), goid: z.coerce.number().int() }),
  amount: z.int().positive(),
  currency: z.enum(['CZK', 'EUR', 'PLN', 'HUF', 'GBP', 'USD', 'RON']),
  order_number: z
    .string()
    .min(1)
    .max(128)
    .regex(/^[a-z0-9]+$/i),
  order_description: text(256).optional(),
  items: z.array(Item).optional(),
  additional_params: z.array(z.object({ name: z.string(), value: z.string() })).optional(),
  callback: z.object({ return_url: z.url().max(512), notification_url: z.url().max(512) }),
  preauthorization: z.boolean().optional(),
  lang: z.string().length(2).optional(),
});
export type NewPayment = z.output<typeof NewPayment>;

export type Payment = NewPayment & {
  readonly id: number;
  /** The unguessable part of the gateway's address. */
  readonly page: string;
  readonly createdAt: string;
  state: State;
  subState: string | null;
  instrument: string | null;
  refunded: number;
  /** Accepted refunds that are not done yet. */
  underWay: number;
};
