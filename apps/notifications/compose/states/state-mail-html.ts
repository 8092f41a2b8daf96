import type { CidOf } from '../message-builder';
import { goodsHtml } from '../goods-html';
import { linkAndNotes, mailFooter, mailHeader, mailPage, titleBlock, type MailBranding } from '../mail-html';
import { transferHtml } from '../transfer-html';
import type { StateMail } from './state-mail';

/** The mail as its reader sees it. */
export const stateMailHtml = (mail: StateMail, branding: MailBranding, cidOf: CidOf): string =>
  mailPage(mail, [
    mailHeader({ ...mail, lines: [mail.greeting, mail.words] }, branding),
    titleBlock(mail.facts),
    transferHtml(mail.transfer, cidOf(mail.goods?.lines.length ?? 0)), // after the pictures of the goods
    goodsOf(mail, cidOf),
    linkAndNotes(mail, branding),
    mailFooter(mail, branding),
  ]);

const goodsOf = ({ goods }: StateMail, cidOf: CidOf): string =>
  goods ? goodsHtml(goods.title, goods.lines, goods.shortened, cidOf) : '';
