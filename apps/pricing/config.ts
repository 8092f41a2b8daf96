import { join } from 'node:path';
import { z } from 'zod';

export const PricingConfig = z.object({
  /** JSON files, one for each part; new files need a new version in their manifest. */
  PRICE_LIST_FOLDER: z.string().default(join(__dirname, 'data')),
});
export type PricingConfig = z.output<typeof PricingConfig>;
