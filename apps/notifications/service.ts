import { join } from 'node:path';
import { Module } from '@nestjs/common';
import { z } from 'zod';
import { ConfigurationClient, OrdersClient } from '@fenestra/clients/service-clients';
import type { Service } from '@fenestra/platform/service/service';
import { originSettings } from '@fenestra/clients/shop-origins';
import { KnownCatalogues } from '@fenestra/clients/known-catalogues';
import { ComposeConfirmation } from './compose-confirmation';
import { ConfirmOrders } from './confirm-orders';
import { Drawings } from './drawings';
import { Mail } from './mail.entity';
import { Mailer } from './mailer';
import { ReadOrders } from './read-orders';
import { SendMail } from './send-mail';
import { SendMails } from './send-mails.job';
import { SettleMails } from './settle-mails';

const NotificationsConfig = z.object({
  /** `smtp://user:password@host:port`; `smtps:` for TLS from the first byte. */
  SMTP_URL: z.url({ protocol: /^smtps?$/ }),
  /** The sender's address; the name is that of the shop. */
  MAIL_FROM: z.email().default('objednavky@fenestra.example'),
  ...originSettings,
});
export type NotificationsConfig = z.output<typeof NotificationsConfig>;

@Module({
  controllers: [ConfirmOrders],
  providers: [KnownCatalogues, Drawings, ComposeConfirmation, Mailer, ReadOrders, SendMail, SettleMails, SendMails],
})
class NotificationsModule {}

export const notifications: Service = {
  name: 'notifications',
  module: NotificationsModule,
  config: NotificationsConfig,
  entities: [Mail],
  migrations: join(__dirname, 'migrations'),
  needs: [OrdersClient, ConfigurationClient],
  jobs: [SendMails],
};
