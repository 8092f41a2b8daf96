import { Injectable } from '@nestjs/common';
import { readQuoteMailRequest } from '@fenestra/contracts/http/quotes';
import { shopById, vatOn } from '@fenestra/domain/shop/shops';
import { CatalogueCache } from '@fenestra/clients/catalogue-cache';
import { ConfigurationClient } from '@fenestra/clients/service-clients';
import { Drawings } from '../drawings';
import { MessageBuilder } from '../message-builder';
import type { Message } from '../../send/mailer';
import { quoteElementTexts } from './quote-elements';
import { quoteMailOf } from './quote-mail';
import { quoteMailHtml } from './quote-mail-html';
import { quoteMailText } from './quote-mail-text';

@Injectable()
export class ComposeQuoteMail {
  constructor(
    private readonly configuration: ConfigurationClient,
    private readonly catalogues: CatalogueCache,
    private readonly drawings: Drawings,
    private readonly messages: MessageBuilder,
  ) {}

  /** Asks for name, address and note now, so that nothing personal has to be kept here. Nothing when they were erased meanwhile. */
  async execute(mailId: string, letterId: string): Promise<Message | undefined> {
    const found = await this.configuration.call(readQuoteMailRequest, { params: { id: letterId } });
    if (!found.ok) return undefined;
    const { letter: mailRequest, offer } = found.value;
    const shop = shopById(offer.shopId);
    const amountDisplay = {
      buyer: mailRequest.buyer ?? 'private',
      vatPercent: vatOn(shop, offer.savedOn),
      currency: shop.currency,
    };
    const elements = await quoteElementTexts(offer.elements, shop, this.catalogues, this.drawings, amountDisplay);
    const mail = quoteMailOf({ letter: mailRequest, offer }, elements, this.messages.storefrontContactOf(shop));
    return this.messages.build(mailId, shop, {
      to: mailRequest.email,
      subject: mail.subject,
      html: (branding, cidOf) => quoteMailHtml(mail, branding, cidOf),
      text: quoteMailText(mail),
      pictures: elements.map(({ picture }) => picture.png),
    });
  }
}
