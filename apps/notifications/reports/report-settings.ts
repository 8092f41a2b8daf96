import { z } from 'zod';
import { shopCodes } from '@fenestra/domain/shop/shops';
import { jsonSetting } from '@fenestra/platform/service/json-setting';

const webAddress = z.url({ protocol: /^https?$/ });

const ShopReportAccounts = z.strictObject({
  /** Where orders are logged, and the secret key of that country (external-services 3.1). */
  heureka: z.strictObject({ url: webAddress, key: z.string().min(1) }).optional(),
  /** Where sales are told, and the shop's account there (external-services 4.1). */
  affiliate: z.strictObject({ url: webAddress, account: z.string().min(1) }).optional(),
});

export const reportSettings = {
  REPORTS: jsonSetting(z.partialRecord(z.enum(shopCodes), ShopReportAccounts))
    .default({})
    .meta({
      description:
        'JSON: whom each shop tells of its orders, and with which key; the privacy notice names them. What is not named hears nothing.',
      secret: true,
    }),
};
export type ReportSettings = z.output<z.ZodObject<typeof reportSettings>>;
