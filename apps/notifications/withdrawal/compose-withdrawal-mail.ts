import { Injectable } from '@nestjs/common';
import { readWithdrawal } from '@fenestra/contracts/http/withdrawals';
import { erasedEmail } from '@fenestra/domain/erasure';
import { shopById } from '@fenestra/domain/shop/shops';
import { CatalogueCache } from '@fenestra/clients/catalogue-cache';
import { OrdersClient } from '@fenestra/clients/service-clients';
import { Drawings } from '../drawings';
import { Envelope } from '../envelope';
import type { Message } from '../mailer';
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
    private readonly envelope: Envelope,
  ) {}

  /** To the order's own address, whoever declared the withdrawals, which are of one order. Nothing where it was erased. */
  async execute(mailId: string, withdrawalIds: readonly string[]): Promise<Message | undefined> {
    const found = await Promise.all(withdrawalIds.map((id) => this.orders.call(readWithdrawal, { params: { id } })));
    const [first, ...others] = found.flatMap((each) => (each.ok ? [each.value] : []));
    if (!first || first.snapshot.data.email === erasedEmail) return undefined;
    const { withdrawal, snapshot } = first;
    const more = others.map((each) => each.withdrawal);
    const shop = shopById(snapshot.order.shopId);
    const [home, { returns }] = [this.envelope.homeOf(shop), this.envelope.factsOf(shop)];
    const goods = await orderedGoods(snapshot.order, this.catalogues, this.drawings);
    const mail = withdrawalMailOf([withdrawal, ...more], snapshot.order, goods, home, returns);
    return this.envelope.around(mailId, shop, {
      to: snapshot.data.email,
      subject: mail.subject,
      html: (wear) => withdrawalMailHtml(mail, wear),
      text: withdrawalMailText(mail),
      pictures: [],
    });
  }
}
