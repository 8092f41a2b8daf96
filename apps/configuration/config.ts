import { join } from 'node:path';
import { z } from 'zod';
import { checkShops, shopSettings } from '@fenestra/clients/shop-settings';
import { retentionDaysSetting, mailAddressRetention } from '@fenestra/platform/service/retention-periods';
import { folderSetting } from '@fenestra/platform/service/path-settings';

export const ConfigurationConfig = z
  .object({
    CATALOGUE_FOLDER: folderSetting()
      .default(join(__dirname, 'data'))
      .describe(
        'The catalogue: JSON files, one for each kind of entry; new files need a new version in their manifest.',
      ),
    CONFIGURATION_DAYS: retentionDaysSetting(365).describe(
      'Days after its last change on which a configuration is forgotten that no cart has taken: as long as a cart (OPEN-Q-18).',
    ),
    UNTOUCHED_DAYS: retentionDaysSetting(3).describe(
      'The same for one that was never changed nor opened on a later day: every look at a product makes one, a weekend may lie between.',
    ),
    SAVED_OFFER_DAYS: retentionDaysSetting(365).describe(
      'Days after its last opening on which a dated offer is forgotten: twelve months (OPEN-Q-18).',
    ),
    ENDED_OFFER_DAYS: retentionDaysSetting(1_095).describe(
      'Days after the last day of its prices on which nothing is left of an offer: whoever finds its paper within three years is told that it has ended.',
    ),
    ...mailAddressRetention,
    ...shopSettings,
  })
  .check(checkShops);
export type ConfigurationConfig = z.output<typeof ConfigurationConfig>;
