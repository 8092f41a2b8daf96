import type { Confirmation } from './confirmation';
import type { CidOf } from './envelope';
import { goodsHtml, sumsHtml } from './goods-html';
import { linkAndNotes, mailFoot, mailHead, mailPage, titleBlock, type Wear } from './mail-html';
import { transferHtml } from './transfer-html';

/** The mail as shoppers see it. */
export function confirmationHtml(mail: Confirmation, wear: Wear, cidOf: CidOf): string {
  const { texts, number, title, intro } = mail;
  const words = [texts.greeting, intro];
  return mailPage(mail, [
    mailHead({ about: texts.order(number), title, words }, wear),
    titleBlock(mail.facts),
    goods(mail, cidOf),
    sumsHtml(mail),
    transferHtml(mail.transfer, cidOf(mail.goods.length)), // after the pictures of the goods
    linkAndNotes(mail, wear),
    mailFoot(mail, wear),
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
