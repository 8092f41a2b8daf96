import { inHalves } from '@fenestra/i18n/iban';
import type { Confirmation } from './confirmation';
import type { CidOf } from './envelope';
import { goodsHtml, sumsHtml } from './goods-html';
import {
  amountRow,
  button,
  heading,
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

/** The mail as shoppers see it. */
export function confirmationHtml(mail: Confirmation, wear: Wear, cidOf: CidOf): string {
  const { texts, number, title, intro } = mail;
  const words = [texts.greeting, intro];
  return mailPage(mail, [
    mailHead({ about: texts.order(number), title, words }, wear),
    titleBlock(mail.facts),
    goods(mail, cidOf),
    sumsHtml(mail),
    transfer(mail),
    next(mail, wear),
    mailFoot(mail, wear),
  ]);
}

/** A line whose pieces are not all there says so. */
const goods = ({ texts, goods }: Confirmation, cidOf: CidOf): string =>
  goodsHtml(
    texts.ordered,
    goods.map((each) => ({ ...each, remarks: each.backOrdered > 0 ? [texts.backOrdered(each.backOrdered)] : [] })),
    cidOf,
  );

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

const next = ({ link, notes }: Confirmation, wear: Wear): string =>
  row(`${button(link, wear)}${notes.map(small).join('')}`, 'padding:24px 40px 40px');
