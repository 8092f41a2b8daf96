import { join } from 'node:path';
import { z } from 'zod';
import { folderSetting } from '@fenestra/platform/service/path-settings';

export const PricingConfig = z.object({
  PRICE_LIST_FOLDER: folderSetting()
    .default(join(__dirname, 'data'))
    .describe('The price list: JSON files, one for each part; new files need a new version in their manifest.'),
});
export type PricingConfig = z.output<typeof PricingConfig>;
