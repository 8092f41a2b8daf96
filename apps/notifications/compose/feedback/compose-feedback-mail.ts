import { Injectable } from '@nestjs/common';
import { readConfiguration } from '@fenestra/contracts/http/configuration';
import { parseEmail } from '@fenestra/domain/ordering/email-address';
import { dayIn } from '@fenestra/domain/shop/day';
import { type Shop, shopById, vatOn } from '@fenestra/domain/shop/shops';
import { CatalogueCache } from '@fenestra/clients/catalogue-cache';
import { ConfigurationClient } from '@fenestra/clients/service-clients';
import { Drawings } from '../drawings';
import { MessageBuilder } from '../message-builder';
import type { Message } from '../../send/mailer';
import { type QuoteElementTexts, quoteElementTexts } from '../quote/quote-elements';
import type { Feedback } from '../../feedback/feedback.entity';
import { feedbackMailOf } from './feedback-mail';
import { feedbackMailHtml } from './feedback-mail-html';
import { feedbackMailText } from './feedback-mail-text';
import { Feedbacks } from '../../feedback/feedback.table';
import { LogEntries } from '../../page-log/log-entry.table';

@Injectable()
export class ComposeFeedbackMail {
  constructor(
    private readonly feedbacks: Feedbacks,
    private readonly entries: LogEntries,
    private readonly configuration: ConfigurationClient,
    private readonly catalogues: CatalogueCache,
    private readonly drawings: Drawings,
    private readonly messages: MessageBuilder,
  ) {}

  /** To the shop's people, who answer the visitor. Nothing when it was erased meanwhile. */
  async execute(mailId: string, feedbackId: string): Promise<Message | undefined> {
    const feedback = await this.feedbacks.byId(feedbackId);
    if (!feedback) return undefined;
    const shop = shopById(feedback.shopId);
    const product = await this.productOf(feedback, shop);
    const reported = feedback.logId === null ? undefined : await this.entries.dataOf(feedback.logId);
    const mail = feedbackMailOf({ feedback, product, reported }, this.messages.storefrontContactOf(shop));
    const to = this.messages.shopEmailOf(shop);
    return this.messages.build(mailId, shop, {
      to,
      replyTo: parseEmail(feedback.email) ?? to,
      subject: mail.subject,
      html: (branding, cidOf) => feedbackMailHtml(mail, branding, cidOf),
      text: feedbackMailText(mail),
      pictures: product ? [product.picture.png] : [],
    });
  }

  /** What was being configured, while it is there. */
  private async productOf(
    { configurationId, writtenAt }: Feedback,
    shop: Shop,
  ): Promise<QuoteElementTexts | undefined> {
    if (configurationId === null) return undefined;
    const query = { shopId: String(shop.id) };
    const found = await this.configuration.call(readConfiguration, { params: { id: configurationId }, query });
    if (!found.ok) return undefined;
    const vatPercent = vatOn(shop, dayIn(shop, writtenAt));
    const amountDisplay = { buyer: 'private', vatPercent, currency: shop.currency } as const;
    const [element] = await quoteElementTexts([found.value], shop, this.catalogues, this.drawings, amountDisplay);
    return element;
  }
}
