import { Inject, Injectable } from '@nestjs/common';
import { readSavedLetter } from '@fenestra/contracts/http/saved-offers';
import { shopById } from '@fenestra/domain/shop/shops';
import { textsOf } from '@fenestra/i18n/texts-of';
import { Config } from '@fenestra/platform/service/config';
import { CatalogueCache } from '@fenestra/clients/catalogue-cache';
import { ConfigurationClient } from '@fenestra/clients/service-clients';
import { readOrigins } from '@fenestra/clients/shop-origins';
import type { NotificationsConfig } from '../config';
import { Drawings } from '../drawings';
import type { Message } from '../mailer';
import { wearOf } from '../wear';
import { savedElements } from './saved-elements';
import { savedMailOf } from './saved-mail';
import { savedMailHtml } from './saved-mail-html';
import { savedMailText } from './saved-mail-text';

@Injectable()
export class ComposeSavedMail {
  private readonly originOf: ReturnType<typeof readOrigins>;

  constructor(
    private readonly configuration: ConfigurationClient,
    private readonly catalogues: CatalogueCache,
    private readonly drawings: Drawings,
    @Inject(Config) private readonly config: NotificationsConfig,
  ) {
    this.originOf = readOrigins(config);
  }

  /** Asks for name, address and note now, so that nothing personal has to be kept here. Nothing when they were erased meanwhile. */
  async execute(mailId: string, letterId: string): Promise<Message | undefined> {
    const found = await this.configuration.call(readSavedLetter, { params: { id: letterId } });
    if (!found.ok) return undefined;
    const { letter, offer } = found.value;
    const shop = shopById(offer.shopId);
    const elements = await savedElements(offer.elements, shop, this.catalogues, this.drawings);
    const origin = this.originOf(shop.id);
    const host = new URL(origin).hostname;
    const cidOf = (nth: number): string => `element-${nth + 1}.${mailId}@${host}`;
    const { wear, logo } = await wearOf(shop, `${mailId}@${host}`);
    const mail = savedMailOf({ letter, offer }, elements, origin);
    return {
      messageId: `<${mailId}@${host}>`,
      from: `Fenestra <${this.config.MAIL_FROM}>`,
      replyTo: textsOf(shop).shell.email,
      to: letter.email,
      subject: mail.subject,
      html: savedMailHtml(mail, wear, cidOf),
      text: savedMailText(mail),
      pictures: [logo, ...elements.map(({ picture }, nth) => ({ cid: cidOf(nth), png: picture.png }))],
    };
  }
}
