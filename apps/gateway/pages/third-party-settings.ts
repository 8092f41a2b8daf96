import { z } from 'zod';
import { shopCodes } from '@fenestra/domain/shop/shops';
import { jsonSetting } from '@fenestra/platform/service/json-setting';

const script = z.url({ protocol: /^https?$/ });

const OfShop = z.strictObject({
  tagManager: script.optional(),
  heureka: z.strictObject({ script, key: z.string().min(1) }).optional(),
  trustedShops: script.optional(),
  /** Orders are told to an affiliate network (`REPORTS` of notifications), which asks for consent, too. */
  affiliate: z.boolean().optional(),
  /** Origins that these scripts go on to ask, by what the shop has put into them. */
  origins: z.array(script).default([]),
});
export type ScriptsOfShop = z.output<typeof OfShop>;

/** JSON: whose scripts the pages of each shop load, after consent. What is not named is not loaded. */
export const thirdPartySettings = {
  THIRD_PARTY_SCRIPTS: jsonSetting(z.partialRecord(z.enum(shopCodes), OfShop)).default({}),
};
