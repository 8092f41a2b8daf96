import { z } from 'zod';
import { checkShops, shopSettings } from '@fenestra/clients/shop-settings';
import { reportSettings } from './reports/report-settings';

const placeholder = 'objednavky@fenestra.example';

export const NotificationsConfig = z
  .object({
    /** `smtp://user:password@host:port`; `smtps:` for TLS from the first byte. */
    SMTP_URL: z.url({ protocol: /^smtps?$/ }),
    /** The sender's address; the name is that of the shop. */
    MAIL_FROM: z.email().default(placeholder),
    ...shopSettings,
    ...reportSettings,
  })
  .check(checkShops)
  .refine(({ NODE_ENV, MAIL_FROM }) => NODE_ENV !== 'production' || MAIL_FROM !== placeholder, {
    path: ['MAIL_FROM'],
    message: 'a placeholder, which production refuses',
  });
export type NotificationsConfig = z.output<typeof NotificationsConfig>;
