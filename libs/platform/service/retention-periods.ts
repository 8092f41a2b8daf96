import { z } from 'zod';

export const dayMs = 86_400_000;

/** The age of something, in days; a hundred years are beyond any use. */
export const retentionDaysSetting = (defaultDays: number) =>
  z.coerce.number().max(36_525, { abort: true }).int().min(1).default(defaultDays);

/** Of the address to which a link or a cart is sent. */
export const mailAddressRetention = {
  LETTER_DAYS: retentionDaysSetting(7).describe(
    'Days for which it is known to whom a cart or a link is sent: a mail server that is down for longer has lost the mail, and it can be sent again.',
  ),
};

/** Of everything that belongs to an order. */
export const orderRetention = {
  ORDER_YEARS: z.coerce
    .number()
    .max(100, { abort: true })
    .int()
    .min(1)
    .default(10)
    .describe(
      'Full calendar years for which orders are kept, after the one in which they were placed: what Czech and Slovak VAT law ask (§ 35 of 235/2004, § 76 of 222/2004); the others ask less.',
    ),
};
/** Of what belongs to an order of the synthetic shopper. */
export const syntheticRetention = {
  SYNTHETIC_DAYS: retentionDaysSetting(7).describe(
    'Days for which an order of the synthetic shopper is kept since it has ended and the last event about it, and its payments and cart: no sale, which no law asks for.',
  ),
};
type OrderRetention = z.output<z.ZodObject<typeof orderRetention>>;

export const daysAgo = (now: Date, age: number): Date => new Date(now.getTime() - age * dayMs);

/** What belongs to orders that were placed before this moment may go. */
export const orderRetentionCutoff = (now: Date, { ORDER_YEARS }: OrderRetention): Date =>
  new Date(Date.UTC(now.getUTCFullYear() - ORDER_YEARS, 0, 1));

/** The last day on which an order is kept, as ISO date. */
export const retainedUntil = (placedAt: Date, { ORDER_YEARS }: OrderRetention): string =>
  `${placedAt.getUTCFullYear() + ORDER_YEARS}-12-31`;

/** Ids of rows and events are UUIDv7 and begin with their time: all that were made before have a smaller one, so that the primary key finds them. */
export function firstIdAt(moment: Date): string {
  const hex = Math.max(0, moment.getTime()).toString(16).padStart(12, '0');
  return `${hex.slice(0, 8)}-${hex.slice(8)}-7000-8000-000000000000`;
}

/** When such an id was made. */
export const idCreatedAt = (id: string): Date => new Date(parseInt(id.replace('-', '').slice(0, 12), 16));
