import { z } from 'zod';

/** An amount as PayPal writes it: a decimal with a point; forints have no decimals (external-services 2.3). */
export const PaypalMoney = z.object({ currency_code: z.string(), value: z.string().regex(/^\d+(\.\d{1,2})?$/) });
export type PaypalMoney = z.output<typeof PaypalMoney>;

/** Of minor units, of forints too. */
export const paypalMoney = (minor: number, currency: string): PaypalMoney => ({
  currency_code: currency,
  value: (minor / 100).toFixed(currency === 'HUF' ? 0 : 2),
});

export const minorUnitsOf = ({ value }: PaypalMoney): number => Math.round(Number(value) * 100);
