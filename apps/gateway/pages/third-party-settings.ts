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

const namesOnly = z
  .record(z.string(), z.unknown())
  .transform((partners) => Object.fromEntries(Object.keys(partners).map((name) => [name, true])));

export const thirdPartySettings = {
  THIRD_PARTY_SCRIPTS: jsonSetting(z.partialRecord(z.enum(shopCodes), OfShop))
    .default({})
    .describe('JSON: whose scripts the pages of each shop load, after consent. What is not named is not loaded.'),
  /** The variable of notifications; here only who that is, for the privacy notice. */
  REPORTS: jsonSetting(z.partialRecord(z.enum(shopCodes), namesOnly)).default({}),
};

/** The hosts of all scripts that pages may load. */
export const scriptHostsOf = (scripts: Readonly<Partial<Record<string, ScriptsOfShop>>>): ReadonlySet<string> =>
  new Set(
    Object.values(scripts)
      .flatMap((each) => [each?.tagManager, each?.heureka?.script, each?.trustedShops, ...(each?.origins ?? [])])
      .flatMap((address) => (address === undefined ? [] : new URL(address).host)),
  );
