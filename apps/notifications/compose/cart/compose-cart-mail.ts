import { Injectable } from '@nestjs/common';
import { readCartMailRequest } from '@fenestra/contracts/http/sent-carts';
import { shopById } from '@fenestra/domain/shop/shops';
import { CatalogueCache } from '@fenestra/clients/catalogue-cache';
import { CartClient } from '@fenestra/clients/service-clients';
import { Drawings } from '../drawings';
import { MessageBuilder } from '../message-builder';
import type { Message } from '../../send/mailer';
import { cartGoods } from '../ordered-goods';
import { cartMailOf } from './cart-mail';
import { cartMailHtml } from './cart-mail-html';
import { cartMailText } from './cart-mail-text';

@Injectable()
export class ComposeCartMail {
  constructor(
    private readonly cart: CartClient,
    private readonly catalogues: CatalogueCache,
    private readonly drawings: Drawings,
    private readonly messages: MessageBuilder,
  ) {}

  /** Asks for name, address, note and cart now, so that nothing personal has to be kept here. Nothing when they were erased meanwhile. */
  async execute(mailId: string, letterId: string): Promise<Message | undefined> {
    const found = await this.cart.call(readCartMailRequest, { params: { id: letterId } });
    if (!found.ok) return undefined;
    const { letter: mailRequest, cart } = found.value;
    const goods = await cartGoods(cart, this.catalogues, this.drawings);
    const mail = cartMailOf(found.value, goods, this.messages.storefrontContactOf(shopById(cart.shopId)));
    return this.messages.build(mailId, shopById(cart.shopId), {
      to: mailRequest.email,
      subject: mail.subject,
      html: (branding, cidOf) => cartMailHtml(mail, branding, cidOf),
      text: cartMailText(mail),
      pictures: goods.map(({ picture }) => picture?.png),
    });
  }
}
