import type { CidOf } from '../envelope';
import { goodsHtml, sumsHtml } from '../goods-html';
import {
  button,
  cell,
  heading,
  mailFoot,
  mailHead,
  mailPage,
  paragraph,
  row,
  small,
  textLink,
  titleBlock,
  type Wear,
  writtenInLines,
} from '../mail-html';
import type { CartMail } from './cart-mail';

/** The mail as its reader sees it. */
export function cartMailHtml(mail: CartMail, wear: Wear, cidOf: CidOf): string {
  const { about, texts, intro, open, look } = mail;
  const press = `${button(open, wear)}<div style="${cell}padding-top:14px">${textLink(look, wear)}</div>`;
  return mailPage(mail, [
    mailHead({ about, title: texts.title, words: [intro] }, wear),
    titleBlock(mail.facts),
    row(press, 'padding:20px 40px 8px'),
    note(mail),
    goodsHtml(texts.content, mail.goods, texts.shortened, cidOf),
    sumsHtml(mail),
    row(small(mail.prices), 'padding:0 40px 40px'),
    mailFoot(mail, wear),
  ]);
}

function note({ note: { title, text } }: CartMail): string {
  if (text === '') return '';
  const words = writtenInLines(text);
  return row(`${heading(title)}<div style="padding-top:8px">${paragraph(words)}</div>`, 'padding:24px 40px 0');
}
