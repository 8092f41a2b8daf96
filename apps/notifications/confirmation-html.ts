import { inHalves } from '@fenestra/i18n/iban';
import type { Confirmation } from './confirmation';
import { shownWidth } from './drawings';
import {
  amountRow,
  button,
  cell,
  escape,
  font,
  heading,
  ink,
  line,
  mailFoot,
  mailHead,
  mailPage,
  paragraph,
  quiet,
  row,
  small,
  table,
  titleBlock,
  type Wear,
  written,
} from './mail-html';

/** The mail as shoppers see it. `cidOf` names the picture of a line. */
export function confirmationHtml(mail: Confirmation, wear: Wear, cidOf: (nth: number) => string): string {
  const { texts, number, title, intro } = mail;
  const words = [texts.greeting, intro];
  return mailPage({ ...mail, subject: texts.subject(number) }, [
    mailHead({ about: texts.order(number), title, words }, wear),
    titleBlock(mail.facts),
    goods(mail, cidOf),
    sums(mail),
    transfer(mail),
    foot(mail, wear),
  ]);
}

function goods({ texts, goods }: Confirmation, cidOf: (nth: number) => string): string {
  const rows = goods.map(({ name, times, price, details, tree, backOrdered, picture }, nth) => {
    const drawing = picture
      ? `<img src="cid:${cidOf(nth)}" width="${shownWidth}" alt="${escape(picture.alt)}" style="display:block" class="im">`
      : '';
    const missing = backOrdered > 0 ? [texts.backOrdered(backOrdered)] : [];
    const words = [...details, ...missing].map(written).join('<br>');
    return (
      `<tr><td class="ic" style="${cell}width:112px;padding:20px 16px 20px 0;border-bottom:1px solid ${line};vertical-align:top">${drawing}</td>` +
      `<td style="${cell}padding:18px 0 20px;border-bottom:1px solid ${line};vertical-align:top"><table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr>` +
      `<td style="${cell}padding:0 12px 4px 0;vertical-align:top"><strong style="font-weight:600">${written(`${times} ${name}`)}</strong></td>` +
      `<td style="${cell}padding:0;vertical-align:top;text-align:right;white-space:nowrap">${escape(price)}</td></tr></table>` +
      `<span style="${font}font-size:14px;line-height:20px;${quiet}">${words}</span>${table(tree.map(treeRow).join(''))}</td></tr>`
    );
  });
  return row(heading(texts.ordered) + table(rows.join('')), 'padding:24px 40px 0');
}

/** Small, so that the tree of a price reads as an explanation of the line above it. */
const treeRow = (pair: readonly [string, string]): string => amountRow(pair, `${treeText}padding-right:12px`, treeText);
const treeText = `font-size:13px;line-height:18px;padding-top:3px;padding-bottom:3px;border-top:1px solid ${line};${quiet}`;

function sums({ sums, total, payments }: Confirmation): string {
  const strong = `font-weight:600;font-size:18px;border-top:1px solid ${ink};padding-top:12px`;
  const all = [
    ...sums.map((pair) => amountRow(pair, quiet, '')),
    amountRow(total, strong, strong),
    ...payments.map((pair) => amountRow(pair, '', 'font-weight:600')),
  ];
  return row(table(all.join('')), 'padding:16px 40px 8px');
}

function transfer({ texts, transfer }: Confirmation): string {
  if (!transfer) return '';
  const rows = transfer.rows.map(([label, value]) =>
    amountRow([label, inHalves(value)], quiet, 'font-weight:600;white-space:normal'),
  );
  const space = 'height:12px;line-height:12px;font-size:12px';
  return row(
    `${heading(texts.transfer.title)}<div style="${space}">&nbsp;</div>${paragraph(written(transfer.text))}${table(rows.join(''))}`,
    'padding:24px 40px 0',
  );
}

function foot({ texts, link, notes, contact, terms }: Confirmation, wear: Wear): string {
  return (
    row(`${button(link, wear)}${notes.map(small).join('')}`, 'padding:24px 40px 40px') +
    mailFoot(contact, { text: texts.terms, address: terms }, wear)
  );
}
