import {
  heading,
  linkAndNotes,
  mailFoot,
  mailHead,
  mailPage,
  paragraph,
  row,
  small,
  titleBlock,
  type Wear,
  written,
} from '../mail-html';
import type { WithdrawalMail } from './withdrawal-mail';

/** The mail as its reader sees it. */
export const withdrawalMailHtml = (mail: WithdrawalMail, wear: Wear): string =>
  mailPage(mail, [
    mailHead({ ...mail, words: [mail.greeting, mail.intro] }, wear),
    titleBlock(mail.facts),
    row(heading(mail.goodsTitle) + mail.goods.map(goodsHtml).join(''), 'padding:24px 40px 0'),
    linkAndNotes(mail, wear),
    mailFoot(mail, wear),
  ]);

const goodsHtml = ([name = '', ...details]: readonly string[]): string =>
  `<div style="padding-top:12px">${paragraph(written(name))}${details.map(small).join('')}</div>`;
