import { Inject, Injectable } from '@nestjs/common';
import type { OrderSnapshot } from '@fenestra/contracts/http/orders';
import { shopById } from '@fenestra/domain/shop/shops';
import { textsOf } from '@fenestra/i18n/texts-of';
import { Config } from '@fenestra/platform/service/config';
import { readOrigins } from '@fenestra/clients/shop-origins';
import { CatalogueCache } from '@fenestra/clients/catalogue-cache';
import { type Confirmation, confirmationOf } from './confirmation';
import { confirmationHtml } from './confirmation-html';
import { confirmationText } from './confirmation-text';
import { Drawings } from './drawings';
import type { ClaimedMail } from './mail.table';
import type { Message } from './mailer';
import { wearOf } from './wear';
import { type Goods, orderedGoods } from './ordered-goods';
import type { NotificationsConfig } from './config';

const triesBeforeStock = 10;

@Injectable()
export class ComposeConfirmation {
  private readonly originOf: ReturnType<typeof readOrigins>;

  constructor(
    private readonly catalogues: CatalogueCache,
    private readonly drawings: Drawings,
    @Inject(Config) private readonly config: NotificationsConfig,
  ) {
    this.originOf = readOrigins(config);
  }

  /**
   * Takes the order as it is now, so that nothing personal has to be kept here. Nothing while stock has not said what it has:
   * the mail names what comes later (OPEN-Q-78). When stock takes long, the shopper gets the mail without that.
   */
  async execute(
    { id, tries }: Pick<ClaimedMail, 'id' | 'tries'>,
    snapshot: OrderSnapshot,
  ): Promise<Message | undefined> {
    if (snapshot.order.saga === 'placed' && tries <= triesBeforeStock) return undefined;
    const goods = await orderedGoods(snapshot.order, this.catalogues, this.drawings);
    return this.message(id, snapshot, goods);
  }

  private async message(mailId: string, { order, data }: OrderSnapshot, goods: Goods[]): Promise<Message> {
    const shop = shopById(order.shopId);
    const { shell, confirmationMail } = textsOf(shop);
    const origin = this.originOf(order.shopId);
    const host = new URL(origin).hostname;
    const cidOf = (nth: number): string => `line-${nth + 1}.${mailId}@${host}`;
    const { wear, logo } = await wearOf(shop, `${mailId}@${host}`);
    const mail: Confirmation = confirmationOf({ order, data }, goods, origin);
    return {
      messageId: `<${mailId}@${host}>`,
      from: `Fenestra <${this.config.MAIL_FROM}>`,
      replyTo: shell.email,
      to: data.email,
      subject: confirmationMail.subject(order.number),
      html: confirmationHtml(mail, wear, cidOf),
      text: confirmationText(mail),
      pictures: [
        logo,
        ...goods.flatMap(({ picture }, nth) => (picture ? [{ cid: cidOf(nth), png: picture.png }] : [])),
      ],
    };
  }
}
