import { Injectable } from '@nestjs/common';
import type { MailedOrder } from '@fenestra/contracts/http/orders';
import { shopById } from '@fenestra/domain/shop/shops';
import { CatalogueCache } from '@fenestra/clients/catalogue-cache';
import { Drawings } from '../drawings';
import { MessageBuilder } from '../message-builder';
import type { OrderStateMailKind } from '../../mail-kinds';
import type { Message } from '../../send/mailer';
import { orderedGoods } from '../ordered-goods';
import { qrCodePng } from '../transfer';
import { selectGoods, listsGoods } from './listed-goods';
import { stateMailOf } from './state-mail';
import { stateMailHtml } from './state-mail-html';
import { stateMailText } from './state-mail-text';

/** `amount` is what has come or was given back, minor units; 0 where all was paid at once. */
type StateMailRequest = { readonly id: string; readonly kind: OrderStateMailKind; readonly amount: number };

@Injectable()
export class ComposeStateMail {
  constructor(
    private readonly catalogues: CatalogueCache,
    private readonly drawings: Drawings,
    private readonly messages: MessageBuilder,
  ) {}

  /** Takes the order as it is now, so that nothing personal has to be kept here. */
  async execute({ id, kind, amount }: StateMailRequest, mailed: MailedOrder): Promise<Message> {
    const { order, data } = mailed;
    const shop = shopById(order.shopId);
    const goods = listsGoods(kind, mailed)
      ? selectGoods(kind, await orderedGoods(order, this.catalogues, this.drawings))
      : [];
    const mail = stateMailOf(kind, mailed, amount, this.messages.storefrontContactOf(shop), goods);
    return this.messages.build(id, shop, {
      to: data.email,
      subject: mail.subject,
      html: (branding, cidOf) => stateMailHtml(mail, branding, cidOf),
      text: stateMailText(mail),
      pictures: [...goods.map(({ picture }) => picture?.png), await qrCodePng(mail.transfer)],
    });
  }
}
