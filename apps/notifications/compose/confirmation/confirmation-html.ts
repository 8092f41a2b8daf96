import type { Confirmation } from './confirmation';
import type { CidOf } from '../message-builder';
import { goodsHtml, totalsHtml } from '../goods-html';
import { linkAndNotes, mailFooter, mailHeader, mailPage, titleBlock, type MailBranding } from '../mail-html';
import { transferHtml } from '../transfer-html';

/** The mail as shoppers see it. */
export function confirmationHtml(mail: Confirmation, branding: MailBranding, cidOf: CidOf): string {
  const { texts, number, title, intro } = mail;
  const lines = [texts.greeting, intro];
  return mailPage(mail, [
    mailHeader({ about: texts.order(number), title, lines }, branding),
    titleBlock(mail.facts),
    goods(mail, cidOf),
    totalsHtml(mail),
    transferHtml(mail.transfer, cidOf(mail.goods.length)), // after the pictures of the goods
    linkAndNotes(mail, branding),
    mailFooter(mail, branding),
  ]);
}

/** A line whose pieces are not all there says so. */
const goods = ({ texts, goods }: Confirmation, cidOf: CidOf): string =>
  goodsHtml(
    texts.ordered,
    goods.map((each) => ({ ...each, remarks: each.later })),
    texts.shortened,
    cidOf,
  );
