import { Injectable } from '@nestjs/common';
import type { MailedOrder } from '@fenestra/contracts/http/orders';
import { shopById } from '@fenestra/domain/shop/shops';
import { CatalogueCache } from '@fenestra/clients/catalogue-cache';
import { Drawings } from '../drawings';
import { Envelope } from '../envelope';
import type { KindOfState } from '../mail-kinds';
import type { Message } from '../mailer';
import { orderedGoods } from '../ordered-goods';
import { codePicture } from '../transfer';
import { goodsNamed, listsGoods } from './listed-goods';
import { stateMailOf } from './state-mail';
import { stateMailHtml } from './state-mail-html';
import { stateMailText } from './state-mail-text';

/** `amount` is what has come or was given back, minor units; 0 where all was paid at once. */
type Asked = { readonly id: string; readonly kind: KindOfState; readonly amount: number };

@Injectable()
export class ComposeStateMail {
  constructor(
    private readonly catalogues: CatalogueCache,
    private readonly drawings: Drawings,
    private readonly envelope: Envelope,
  ) {}

  /** Takes the order as it is now, so that nothing personal has to be kept here. */
  async execute({ id, kind, amount }: Asked, mailed: MailedOrder): Promise<Message> {
    const { order, data } = mailed;
    const shop = shopById(order.shopId);
    const goods = listsGoods(kind, mailed)
      ? goodsNamed(kind, await orderedGoods(order, this.catalogues, this.drawings))
      : [];
    const mail = stateMailOf(kind, mailed, amount, this.envelope.homeOf(shop), goods);
    return this.envelope.around(id, shop, {
      to: data.email,
      subject: mail.subject,
      html: (wear, cidOf) => stateMailHtml(mail, wear, cidOf),
      text: stateMailText(mail),
      pictures: [...goods.map(({ picture }) => picture?.png), await codePicture(mail.transfer)],
    });
  }
}
