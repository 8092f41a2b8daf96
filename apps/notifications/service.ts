import { join } from 'node:path';
import { Module } from '@nestjs/common';
import { CartClient, ConfigurationClient, OrdersClient } from '@fenestra/clients/service-clients';
import type { Service } from '@fenestra/platform/service/service';
import { CatalogueCache } from '@fenestra/clients/catalogue-cache';
import { ComposeConfirmation } from './compose-confirmation';
import { NotificationsConfig } from './config';
import { ConfirmOrders } from './confirm-orders';
import { Drawings } from './drawings';
import { Envelope } from './envelope';
import { ComposeFeedbackMail } from './feedback/compose-feedback-mail';
import { Feedback } from './feedback/feedback.entity';
import { FeedbackController } from './feedback/feedback.controller';
import { Feedbacks } from './feedback/feedback.table';
import { KeepFeedback } from './feedback/keep-feedback';
import { ForgetMessages } from './forget-messages.job';
import { Mail } from './mail.entity';
import { MailsController } from './mails.controller';
import { Mails } from './mail.table';
import { Mailer } from './mailer';
import { LogEntry } from './page-log/log-entry.entity';
import { LogEntries } from './page-log/log-entry.table';
import { MessagesOfPerson } from './personal/messages-of-person';
import { PageLogController } from './page-log/page-log.controller';
import { OrderDocumentsController } from './paper/order-documents.controller';
import { OverdueMails } from './overdue-mails';
import { ResendMail } from './resend-mail';
import { ReadOrderDocument } from './paper/read-order-document';
import { ReadOrders } from './read-orders';
import { AffiliateNetwork } from './reports/affiliate-network';
import { Heureka } from './reports/heureka';
import { ReportOrders } from './reports/report-orders';
import { Report } from './reports/report.entity';
import { Reports } from './reports/report.table';
import { SendReport } from './reports/send-report';
import { SendReports } from './reports/send-reports.job';
import { ComposeSavedMail } from './saved/compose-saved-mail';
import { ComposeCartMail } from './sent/compose-cart-mail';
import { SendLetters } from './send-letters';
import { SendMail } from './send-mail';
import { SendMails } from './send-mails.job';
import { SettleMails } from './settle-mails';
import { ComposeStateMail } from './states/compose-state-mail';
import { TellOfStates } from './states/tell-of-states';
import { WatchMails } from './watch-mails';
import { ComposeWithdrawalMail } from './withdrawal/compose-withdrawal-mail';

@Module({
  controllers: [
    ConfirmOrders,
    FeedbackController,
    MailsController,
    OrderDocumentsController,
    PageLogController,
    ReportOrders,
    SendLetters,
    TellOfStates,
  ],
  providers: [
    AffiliateNetwork,
    CatalogueCache,
    Drawings,
    ComposeCartMail,
    ComposeConfirmation,
    ComposeFeedbackMail,
    ComposeSavedMail,
    ComposeStateMail,
    ComposeWithdrawalMail,
    Envelope,
    Heureka,
    Feedbacks,
    ForgetMessages,
    KeepFeedback,
    LogEntries,
    Mailer,
    Mails,
    MessagesOfPerson,
    OverdueMails,
    ResendMail,
    ReadOrderDocument,
    ReadOrders,
    SendMail,
    SettleMails,
    SendMails,
    Reports,
    SendReport,
    SendReports,
    WatchMails,
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
  jobs: [ForgetMessages, SendMails, SendReports],
};
