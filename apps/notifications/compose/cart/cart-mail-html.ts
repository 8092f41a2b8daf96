import type { CidOf } from '../message-builder';
import { goodsHtml, totalsHtml } from '../goods-html';
import {
  button,
  cell,
  heading,
  mailFooter,
  mailHeader,
  mailPage,
  paragraph,
  row,
  smallText,
  textLink,
  titleBlock,
  type MailBranding,
  multilineHtml,
} from '../mail-html';
import type { CartMail } from './cart-mail';

/** The mail as its reader sees it. */
export function cartMailHtml(mail: CartMail, branding: MailBranding, cidOf: CidOf): string {
  const { about, texts, intro, cartLink, previewLink } = mail;
  const actions = `${button(cartLink, branding)}<div style="${cell}padding-top:14px">${textLink(previewLink, branding)}</div>`;
  return mailPage(mail, [
    mailHeader({ about, title: texts.title, lines: [intro] }, branding),
    titleBlock(mail.facts),
    row(actions, 'padding:20px 40px 8px'),
    note(mail),
    goodsHtml(texts.content, mail.goods, texts.shortened, cidOf),
    totalsHtml(mail),
    row(smallText(mail.prices), 'padding:0 40px 40px'),
    mailFooter(mail, branding),
  ]);
}

function note({ note: { title, text } }: CartMail): string {
  if (text === '') return '';
  const noteHtml = multilineHtml(text);
  return row(`${heading(title)}<div style="padding-top:8px">${paragraph(noteHtml)}</div>`, 'padding:24px 40px 0');
}
