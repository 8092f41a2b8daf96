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
  written,
} from '../mail-html';
import type { CartMail } from './cart-mail';

/** The mail as its reader sees it. `cidOf` names the picture of a line. */
export function cartMailHtml(mail: CartMail, wear: Wear, cidOf: (nth: number) => string): string {
  const { about, texts, intro, open, look } = mail;
  const press = `${button(open, wear)}<div style="${cell}padding-top:14px">${textLink(look, wear)}</div>`;
  return mailPage({ ...mail, preview: intro }, [
    mailHead({ about, title: texts.title, words: [intro] }, wear),
    titleBlock(mail.facts),
    row(press, 'padding:20px 40px 8px'),
    note(mail),
    goodsHtml(texts.content, mail.goods, cidOf),
    sumsHtml(mail),
    row(small(mail.prices), 'padding:0 40px 40px'),
    mailFoot(mail.contact, mail.terms, wear),
  ]);
}

function note({ note: { title, text } }: CartMail): string {
  if (text === '') return '';
  const words = written(text).replaceAll('\n', '<br>');
  return row(`${heading(title)}<div style="padding-top:8px">${paragraph(words)}</div>`, 'padding:24px 40px 0');
}
