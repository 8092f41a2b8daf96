import { Inject, Injectable } from '@nestjs/common';
import { readCartLetter } from '@fenestra/contracts/http/sent-carts';
import { shopById } from '@fenestra/domain/shop/shops';
import { textsOf } from '@fenestra/i18n/texts-of';
import { CatalogueCache } from '@fenestra/clients/catalogue-cache';
import { CartClient } from '@fenestra/clients/service-clients';
import { readOrigins } from '@fenestra/clients/shop-origins';
import { Config } from '@fenestra/platform/service/config';
import type { NotificationsConfig } from '../config';
import { Drawings } from '../drawings';
import type { Message } from '../mailer';
import { goodsOfLines } from '../ordered-goods';
import { wearOf } from '../wear';
import { cartMailOf } from './cart-mail';
import { cartMailHtml } from './cart-mail-html';
import { cartMailText } from './cart-mail-text';

@Injectable()
export class ComposeCartMail {
  private readonly originOf: ReturnType<typeof readOrigins>;

  constructor(
    private readonly cart: CartClient,
    private readonly catalogues: CatalogueCache,
    private readonly drawings: Drawings,
    @Inject(Config) private readonly config: NotificationsConfig,
  ) {
    this.originOf = readOrigins(config);
  }

  /** Asks for name, address, note and cart now, so that nothing personal has to be kept here. Nothing when they were erased meanwhile. */
  async execute(mailId: string, letterId: string): Promise<Message | undefined> {
    const found = await this.cart.call(readCartLetter, { params: { id: letterId } });
    if (!found.ok) return undefined;
    const { letter, cart } = found.value;
    const shop = shopById(cart.shopId);
    const goods = await goodsOfLines(cart, this.catalogues, this.drawings);
    const origin = this.originOf(shop.id);
    const host = new URL(origin).hostname;
    const cidOf = (nth: number): string => `line-${nth + 1}.${mailId}@${host}`;
    const { wear, logo } = await wearOf(shop, `${mailId}@${host}`);
    const mail = cartMailOf(found.value, goods, origin);
    return {
      messageId: `<${mailId}@${host}>`,
      from: `Fenestra <${this.config.MAIL_FROM}>`,
      replyTo: textsOf(shop).shell.email,
      to: letter.email,
      subject: mail.subject,
      html: cartMailHtml(mail, wear, cidOf),
      text: cartMailText(mail),
      pictures: [
        logo,
        ...goods.flatMap(({ picture }, nth) => (picture ? [{ cid: cidOf(nth), png: picture.png }] : [])),
      ],
    };
  }
}
