import { join } from 'node:path';
import { Module } from '@nestjs/common';
import { CartClient, ConfigurationClient, OrdersClient } from '@fenestra/clients/service-clients';
import type { Service } from '@fenestra/platform/service/service';
import { CatalogueCache } from '@fenestra/clients/catalogue-cache';
import { ComposeConfirmation } from './compose/confirmation/compose-confirmation';
import { NotificationsConfig } from './config';
import { OrderConfirmationEmails } from './schedule/order-confirmation-emails';
import { Drawings } from './compose/drawings';
import { MessageBuilder } from './compose/message-builder';
import { ComposeFeedbackMail } from './compose/feedback/compose-feedback-mail';
import { Feedback } from './feedback/feedback.entity';
import { FeedbackController } from './feedback/feedback.controller';
import { Feedbacks } from './feedback/feedback.table';
import { StoreFeedback } from './feedback/store-feedback';
import { PurgeMessages } from './purge-messages.job';
import { Mail } from './mail.entity';
import { MailsController } from './mails.controller';
import { Mails } from './mail.table';
import { Mailer } from './send/mailer';
import { LogEntry } from './page-log/log-entry.entity';
import { LogEntries } from './page-log/log-entry.table';
import { MessagesOfPerson } from './personal/messages-of-person';
import { PageLogController } from './page-log/page-log.controller';
import { OrderPdfsController } from './pdf/order-pdfs.controller';
import { ListOverdueMails } from './schedule/list-overdue-mails';
import { ResendMail } from './schedule/resend-mail';
import { ReadOrderPdf } from './pdf/read-order-pdf';
import { ReadOrders } from './send/read-orders';
import { AffiliateNetwork } from './reports/affiliate-network';
import { Heureka } from './reports/heureka';
import { ScheduleReportsOnOrderPlaced } from './reports/schedule-reports-on-order-placed';
import { Report } from './reports/report.entity';
import { Reports } from './reports/report.table';
import { SendReport } from './reports/send-report';
import { SendReports } from './reports/send-reports.job';
import { ComposeQuoteMail } from './compose/quote/compose-quote-mail';
import { ComposeCartMail } from './compose/cart/compose-cart-mail';
import { RequestedEmails } from './schedule/requested-emails';
import { SendMail } from './send/send-mail';
import { SendMails } from './send/send-mails.job';
import { RecordMailOutcome } from './send/record-mail-outcome';
import { ComposeStateMail } from './compose/states/compose-state-mail';
import { OrderStateEmails } from './schedule/order-state-emails';
import { MailGauges } from './mail-gauges';
import { ComposeWithdrawalMail } from './compose/withdrawal/compose-withdrawal-mail';

@Module({
  controllers: [
    OrderConfirmationEmails,
    FeedbackController,
    MailsController,
    OrderPdfsController,
    PageLogController,
    ScheduleReportsOnOrderPlaced,
    RequestedEmails,
    OrderStateEmails,
  ],
  providers: [
    AffiliateNetwork,
    CatalogueCache,
    Drawings,
    ComposeCartMail,
    ComposeConfirmation,
    ComposeFeedbackMail,
    ComposeQuoteMail,
    ComposeStateMail,
    ComposeWithdrawalMail,
    MessageBuilder,
    Heureka,
    Feedbacks,
    PurgeMessages,
    StoreFeedback,
    LogEntries,
    Mailer,
    Mails,
    MessagesOfPerson,
    ListOverdueMails,
    ResendMail,
    ReadOrderPdf,
    ReadOrders,
    SendMail,
    RecordMailOutcome,
    SendMails,
    Reports,
    SendReport,
    SendReports,
    MailGauges,
  ],
})
class NotificationsModule {}

export const notifications: Service = {
  name: 'notifications',
  module: NotificationsModule,
  config: NotificationsConfig,
  entities: [Mail, Feedback, LogEntry, Report],
  migrations: join(__dirname, 'migrations'),
  needs: [OrdersClient, ConfigurationClient, CartClient],
  personalData: MessagesOfPerson,
  jobs: [PurgeMessages, SendMails, SendReports],
};
