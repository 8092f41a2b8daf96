import type { CidOf } from '../envelope';
import { goodsHtml } from '../goods-html';
import { linkAndNotes, mailFoot, mailHead, mailPage, titleBlock, type Wear } from '../mail-html';
import { transferHtml } from '../transfer-html';
import type { StateMail } from './state-mail';

/** The mail as its reader sees it. */
export const stateMailHtml = (mail: StateMail, wear: Wear, cidOf: CidOf): string =>
  mailPage(mail, [
    mailHead({ ...mail, words: [mail.greeting, mail.words] }, wear),
    titleBlock(mail.facts),
    transferHtml(mail.transfer, cidOf(mail.goods?.lines.length ?? 0)), // after the pictures of the goods
    goodsOf(mail, cidOf),
    linkAndNotes(mail, wear),
    mailFoot(mail, wear),
  ]);

const goodsOf = ({ goods }: StateMail, cidOf: CidOf): string =>
  goods ? goodsHtml(goods.title, goods.lines, goods.shortened, cidOf) : '';
