import { z } from 'zod';
import { checkShops, shopSettings } from '@fenestra/clients/shop-settings';
import { ageInDays } from '@fenestra/platform/service/ages';
import { reportSettings } from './reports/report-settings';

const placeholder = 'objednavky@fenestra.example';

export const NotificationsConfig = z
  .object({
    /** `smtp://user:password@host:port`; `smtps:` for TLS from the first byte. */
    SMTP_URL: z.url({ protocol: /^smtps?$/ }),
    /** The sender's address; the name is that of the shop. */
    MAIL_FROM: z.email().default(placeholder),
    /** Messages of visitors and what pages report are kept for twelve months (OPEN-Q-108). */
    FEEDBACK_DAYS: ageInDays(365),
    LOG_DAYS: ageInDays(365),
    /** Rows of mails and reports that are over: an event can come again for a month, and who asks whether a mail went out asks within two more. */
    MAIL_DAYS: ageInDays(90),
    ...shopSettings,
    ...reportSettings,
  })
  .check(checkShops)
  .refine(({ NODE_ENV, MAIL_FROM }) => NODE_ENV !== 'production' || MAIL_FROM !== placeholder, {
    path: ['MAIL_FROM'],
    message: 'a placeholder, which production refuses',
  });
export type NotificationsConfig = z.output<typeof NotificationsConfig>;
