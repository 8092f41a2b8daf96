import { z } from 'zod';
import { placeholdersIn, readShopFacts } from './shop-facts';

/** For the configuration of a service that says where storefronts live, who sells or where to pay; belongs together with `checkShops`. */
export const shopSettings = {
  SHOPS_FILE: z
    .string()
    .optional()
    .describe(
      'JSON file with a row for each shop: hosts, origin, and contact, account, company, returns and VAT rates of its owner, as in `libs/clients/data/shops.json`. Production refuses the placeholders that stand there, and warns of VAT rates that are not the statutory ones.',
    ),
  PORT: z.coerce.number().int().default(3000),
  NODE_ENV: z.string().optional(),
};
export type ShopSettings = z.output<z.ZodObject<typeof shopSettings>>;

/** A file that cannot be used is refused with its fault, and in production whatever would tell somebody a placeholder (OPEN-Q-106). */
export function checkShops({ value, issues }: z.core.ParsePayload<ShopSettings>): void {
  const message = shopsFileError(value);
  const about = { path: ['SHOPS_FILE'], input: value.SHOPS_FILE, continue: true }; // other faults are told as well
  if (message) issues.push({ code: 'custom', message, ...about });
}

function shopsFileError({ SHOPS_FILE, NODE_ENV }: ShopSettings): string | null {
  try {
    readShopFacts({ SHOPS_FILE });
  } catch (error) {
    return (error as Error).message;
  }
  const placeholders = NODE_ENV === 'production' ? placeholdersIn({ SHOPS_FILE }) : [];
  return placeholders.length > 0 ? `placeholders, which production refuses: ${placeholders.join('; ')}` : null;
}
