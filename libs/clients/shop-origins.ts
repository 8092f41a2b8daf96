import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { shopById, type ShopId, shopCodes } from '@fenestra/domain/shop/shops';

/** For the configuration of a service that writes addresses into mails or gives them to a payment gateway. */
export const originSettings = {
  /** JSON: hosts and origin of each shop. */
  SHOPS_FILE: z.string().optional(),
  PORT: z.coerce.number().int().default(3000),
};
type OriginSettings = z.output<z.ZodObject<typeof originSettings>>;

const Table = z.partialRecord(z.enum(shopCodes), z.looseObject({ origin: z.url() }));

/** Where each storefront lives, from configuration alone: never from what a request says about itself. */
export function readOrigins({ SHOPS_FILE, PORT }: OriginSettings): (shopId: ShopId) => string {
  const table = SHOPS_FILE ? Table.parse(JSON.parse(readFileSync(SHOPS_FILE, 'utf8'))) : {};
  return (shopId) => {
    const { code } = shopById(shopId);
    return table[code]?.origin ?? `http://${code}.localhost:${PORT}`;
  };
}
