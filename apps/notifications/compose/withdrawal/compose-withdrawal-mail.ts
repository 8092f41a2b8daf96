import { Injectable } from '@nestjs/common';
import { readWithdrawal } from '@fenestra/contracts/http/withdrawals';
import { erasedEmail } from '@fenestra/domain/erasure';
import { shopById } from '@fenestra/domain/shop/shops';
import { CatalogueCache } from '@fenestra/clients/catalogue-cache';
import { OrdersClient } from '@fenestra/clients/service-clients';
import { Drawings } from '../drawings';
import { MessageBuilder } from '../message-builder';
import type { Message } from '../../send/mailer';
import { orderedGoods } from '../ordered-goods';
import { withdrawalMailOf } from './withdrawal-mail';
import { withdrawalMailHtml } from './withdrawal-mail-html';
import { withdrawalMailText } from './withdrawal-mail-text';

@Injectable()
export class ComposeWithdrawalMail {
  constructor(
    private readonly orders: OrdersClient,
    private readonly catalogues: CatalogueCache,
    private readonly drawings: Drawings,
    private readonly messages: MessageBuilder,
  ) {}

  /** To the order's own address, whoever declared the withdrawals, which are of one order. Nothing where it was erased. */
  async execute(mailId: string, withdrawalIds: readonly string[]): Promise<Message | undefined> {
    const found = await Promise.all(withdrawalIds.map((id) => this.orders.call(readWithdrawal, { params: { id } })));
    const [first, ...others] = found.flatMap((each) => (each.ok ? [each.value] : []));
    if (!first || first.snapshot.data.email === erasedEmail) return undefined;
    const { withdrawal, snapshot } = first;
    const more = others.map((each) => each.withdrawal);
    const shop = shopById(snapshot.order.shopId);
    const [storefront, { returns }] = [this.messages.storefrontContactOf(shop), this.messages.factsOf(shop)];
    const goods = await orderedGoods(snapshot.order, this.catalogues, this.drawings);
    const mail = withdrawalMailOf([withdrawal, ...more], snapshot.order, goods, storefront, returns);
    return this.messages.build(mailId, shop, {
      to: snapshot.data.email,
      subject: mail.subject,
      html: (branding) => withdrawalMailHtml(mail, branding),
      text: withdrawalMailText(mail),
      pictures: [],
    });
  }
}
