import { z } from 'zod';
import { checkShops, shopSettings } from '@fenestra/clients/shop-settings';
import { retentionDaysSetting } from '@fenestra/platform/service/retention-periods';
import { reportSettings } from './reports/report-settings';

const placeholder = 'objednavky@fenestra.example';

export const NotificationsConfig = z
  .object({
    SMTP_URL: z
      .url({ protocol: /^smtps?$/ })
      .describe('Where mails are handed over: `smtp://user:password@host:port`; `smtps:` for TLS from the first byte.'),
    MAIL_FROM: z.email().default(placeholder).describe("The sender's address; the name is that of the shop."),
    FEEDBACK_DAYS: retentionDaysSetting(365).describe('Days for which messages of visitors are kept (OPEN-Q-108).'),
    LOG_DAYS: retentionDaysSetting(365).describe('Days for which what pages report is kept (OPEN-Q-108).'),
    MAIL_DAYS: retentionDaysSetting(90).describe(
      'Days for which mails and reports that are over are kept: an event can come again for a month, and who asks whether a mail went out asks within two more.',
    ),
    ...shopSettings,
    ...reportSettings,
  })
  .check(checkShops)
  .refine(({ NODE_ENV, MAIL_FROM }) => NODE_ENV !== 'production' || MAIL_FROM !== placeholder, {
    path: ['MAIL_FROM'],
    message: 'a placeholder, which production refuses',
  });
export type NotificationsConfig = z.output<typeof NotificationsConfig>;
