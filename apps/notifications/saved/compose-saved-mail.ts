import { Injectable } from '@nestjs/common';
import { readQuoteMailRequest } from '@fenestra/contracts/http/quotes';
import { shopById, vatOn } from '@fenestra/domain/shop/shops';
import { CatalogueCache } from '@fenestra/clients/catalogue-cache';
import { ConfigurationClient } from '@fenestra/clients/service-clients';
import { Drawings } from '../drawings';
import { Envelope } from '../envelope';
import type { Message } from '../mailer';
import { savedElements } from './saved-elements';
import { savedMailOf } from './saved-mail';
import { savedMailHtml } from './saved-mail-html';
import { savedMailText } from './saved-mail-text';

@Injectable()
export class ComposeSavedMail {
  constructor(
    private readonly configuration: ConfigurationClient,
    private readonly catalogues: CatalogueCache,
    private readonly drawings: Drawings,
    private readonly envelope: Envelope,
  ) {}

  /** Asks for name, address and note now, so that nothing personal has to be kept here. Nothing when they were erased meanwhile. */
  async execute(mailId: string, letterId: string): Promise<Message | undefined> {
    const found = await this.configuration.call(readQuoteMailRequest, { params: { id: letterId } });
    if (!found.ok) return undefined;
    const { letter, offer } = found.value;
    const shop = shopById(offer.shopId);
    const reckoning = {
      buyer: letter.buyer ?? 'private',
      vatPercent: vatOn(shop, offer.savedOn),
      currency: shop.currency,
    };
    const elements = await savedElements(offer.elements, shop, this.catalogues, this.drawings, reckoning);
    const mail = savedMailOf({ letter, offer }, elements, this.envelope.homeOf(shop));
    return this.envelope.around(mailId, shop, {
      to: letter.email,
      subject: mail.subject,
      html: (wear, cidOf) => savedMailHtml(mail, wear, cidOf),
      text: savedMailText(mail),
      pictures: elements.map(({ picture }) => picture.png),
    });
  }
}
