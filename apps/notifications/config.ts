import { z } from 'zod';
import { originSettings } from '@fenestra/clients/shop-origins';
import { reportSettings } from './reports/report-settings';

export const NotificationsConfig = z.object({
  /** `smtp://user:password@host:port`; `smtps:` for TLS from the first byte. */
  SMTP_URL: z.url({ protocol: /^smtps?$/ }),
  /** The sender's address; the name is that of the shop. */
  MAIL_FROM: z.email().default('objednavky@fenestra.example'),
  ...originSettings,
  ...reportSettings,
});
export type NotificationsConfig = z.output<typeof NotificationsConfig>;
