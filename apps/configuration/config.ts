import { join } from 'node:path';
import { z } from 'zod';
import { checkShops, shopSettings } from '@fenestra/clients/shop-settings';
import { ageInDays } from '@fenestra/platform/service/ages';
import { folder } from '@fenestra/platform/service/path-settings';

export const ConfigurationConfig = z
  .object({
    /** JSON files, one for each kind of entry; new files need a new version in their manifest. */
    CATALOGUE_FOLDER: folder().default(join(__dirname, 'data')),
    /** Days after its last change on which a configuration is forgotten that no cart has taken: as long as a cart (OPEN-Q-18). */
    CONFIGURATION_DAYS: ageInDays(365),
    /** The same for one that was never changed and never opened on a later day: every look at a product makes one, a weekend may lie between. */
    UNTOUCHED_DAYS: ageInDays(3),
    /** Days after its last opening on which a dated offer is forgotten: twelve months (OPEN-Q-18). */
    SAVED_OFFER_DAYS: ageInDays(365),
    /** Days after the last day of its prices on which nothing is left of an offer: whoever finds its paper within three years is told that it has ended. */
    ENDED_OFFER_DAYS: ageInDays(1_095),
    /** To whom a link goes: a mail server that is down for longer has lost the mail, and the link can be asked for again. */
    LETTER_DAYS: ageInDays(7),
    ...shopSettings,
  })
  .check(checkShops);
export type ConfigurationConfig = z.output<typeof ConfigurationConfig>;
