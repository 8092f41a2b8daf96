import { join } from 'node:path';
import { z } from 'zod';
import { checkShops, shopSettings } from '@fenestra/clients/shop-settings';
import { folder } from '@fenestra/platform/service/path-settings';

export const ConfigurationConfig = z
  .object({
    /** JSON files, one for each kind of entry; new files need a new version in their manifest. */
    CATALOGUE_FOLDER: folder().default(join(__dirname, 'data')),
    /** Days after its last change on which a configuration is forgotten that no cart has taken. */
    CONFIGURATION_DAYS: z.coerce.number().int().min(1).default(365),
    ...shopSettings,
  })
  .check(checkShops);
export type ConfigurationConfig = z.output<typeof ConfigurationConfig>;
