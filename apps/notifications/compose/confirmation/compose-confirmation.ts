import { Injectable } from '@nestjs/common';
import type { MailedOrder } from '@fenestra/contracts/http/orders';
import { dayIn } from '@fenestra/domain/shop/day';
import { shopById } from '@fenestra/domain/shop/shops';
import { CatalogueCache } from '@fenestra/clients/catalogue-cache';
import { Clock } from '@fenestra/platform/service/clock';
import { confirmationOf } from './confirmation';
import { confirmationHtml } from './confirmation-html';
import { confirmationText } from './confirmation-text';
import { Drawings } from '../drawings';
import { MessageBuilder } from '../message-builder';
import type { ClaimedMail } from '../../mail.table';
import type { Message } from '../../send/mailer';
import { orderedGoods } from '../ordered-goods';
import { termsPdf } from '../../pdf/terms-pdf';
import { qrCodePng } from '../transfer';

const maxStockAttempts = 10;

@Injectable()
export class ComposeConfirmation {
  constructor(
    private readonly catalogues: CatalogueCache,
    private readonly drawings: Drawings,
    private readonly messages: MessageBuilder,
    private readonly clock: Clock,
  ) {}

  /**
   * Takes the order as it is now, so that nothing personal has to be kept here. Nothing while stock has not said what it has:
   * the mail names what comes later (OPEN-Q-78). When stock takes long, the shopper gets the mail without that.
   */
  async execute({ id, tries }: Pick<ClaimedMail, 'id' | 'tries'>, snapshot: MailedOrder): Promise<Message | undefined> {
    const { order, data } = snapshot;
    if (order.saga === 'placed' && tries <= maxStockAttempts) return undefined;
    const goods = await orderedGoods(order, this.catalogues, this.drawings);
    const shop = shopById(order.shopId);
    const mail = confirmationOf(
      snapshot,
      goods,
      this.messages.storefrontContactOf(shop),
      dayIn(shop, this.clock.now()),
    );
    return this.messages.build(id, shop, {
      to: data.email,
      subject: mail.subject,
      html: (branding, cidOf) => confirmationHtml(mail, branding, cidOf),
      text: confirmationText(mail),
      pictures: [...goods.map(({ picture }) => picture?.png), await qrCodePng(mail.transfer)],
      papers: [await termsPdf(shop, this.messages.factsOf(shop))],
    });
  }
}
