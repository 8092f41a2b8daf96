import { z } from 'zod/mini';
import { BankAccount, Company, Returns, ShopContact } from '@fenestra/domain/shop/shop-facts';
import { shopCodes } from '@fenestra/domain/shop/shops';
import { isoDay } from '@fenestra/contracts/fields';
import { readJsonFile } from '@fenestra/platform/service/path-settings';

/** VAT in percent, each from its day on, the newest last. */
const VatRates = z
  .array(z.strictObject({ from: isoDay, percent: z.number().check(z.minimum(0), z.maximum(100)) }))
  .check(
    z.minLength(1, 'names no rate'),
    z.refine(
      (rates) => rates.every(({ from }, nth) => nth === 0 || from > rates[nth - 1]!.from),
      'has days that are not in order',
    ),
  );

const Row = z.strictObject({
  /** Host names that lead to the shop, and where it lives. */
  hosts: z._default(z.array(z.string()), []),
  origin: z.optional(z.url()),
  /** Marks a row of which nothing below is anybody's (OPEN-Q-106). */
  placeholder: z._default(z.boolean(), false),
  contact: z.optional(z.partial(ShopContact)),
  account: z.optional(BankAccount),
  company: z.optional(Company),
  returns: z.optional(Returns),
  vat: z.optional(VatRates),
});
export const Rows = z.partialRecord(z.enum(shopCodes), Row);
export type ShopRow = z.output<typeof Row>;
export type ShopRows = z.output<typeof Rows>;

/** The rows of a file, none without one. Throws with row, field and reason in one sentence. */
export function readShopsFile(file: string | undefined): ShopRows {
  if (!file) return {};
  const { data, error } = Rows.safeParse(readJsonFile(file));
  if (data) return data;
  const { path, message } = error.issues[0]!;
  throw new Error([path.join('.'), message].filter(Boolean).join(': '));
}
