import { sizeOf } from '@fenestra/i18n/size-of';
import { escapeHtml } from '@fenestra/platform/http/escape-html';
import { thumbnailWidthPx } from './drawings';
import type { CidOf } from './message-builder';
import type { LinePrice, PriceRows } from './goods-prices';
import { amountRow, cell, font, heading, ink, line, muted, row, smallText, table, textHtml } from './mail-html';
import type { Row } from './mail-texts';
import type { LineWithPicture } from './ordered-goods';

/** A line of a mail: what it costs and that consists of, where it says so, and what else is to be said of it. */
export type MailGoodsLine = LineWithPicture & {
  readonly cost: LinePrice | null;
  readonly tree: PriceRows | null;
  readonly remarks: readonly string[];
};

/** Characters of all lines: Gmail cuts a mail off after 102 kB. */
const maxLineCharacters = 75_000;

/** Lines with their drawings; where that would be too long, the last ones in few words, which `shortened` tells. */
export function goodsHtml(title: string, goods: readonly MailGoodsLine[], shortened: string, cidOf: CidOf): string {
  const fullRows = goods.map((each, nth) => goodsRow(each, cidOf(nth)));
  const shortRows = goods.map(shortRow);
  const fullCount = countOfFullLines(fullRows, shortRows);
  const end = fullCount < goods.length ? smallTable(shortRows.slice(fullCount).join('')) + smallText(shortened) : '';
  return row(heading(title) + table(fullRows.slice(0, fullCount).join('')) + end, 'padding:24px 40px 0');
}

/** How many lines there is room for, the others in few words; the first one in any case. */
function countOfFullLines(fullRows: readonly string[], shortRows: readonly string[]): number {
  let length = shortRows.join('').length;
  const over = fullRows.findIndex(
    (each, nth) => (length += each.length - shortRows[nth]!.length) > maxLineCharacters && nth > 0,
  );
  return over < 0 ? fullRows.length : over;
}

const shortRow = ({ name, times, cost, drawn, remarks }: MailGoodsLine): string => {
  const title = drawn ? `${times} ${name}, ${sizeOf(drawn.product.configuration)}` : `${times} ${name}`;
  return treeRow([[title, ...remarks].join('; '), cost?.price ?? ''], '');
};

function goodsRow(goods: MailGoodsLine, cid: string): string {
  const { name, times, cost, details, tree, remarks, picture } = goods;
  const lines = [...details, ...remarks].map(textHtml).join('<br>');
  return pictureRow(
    picture,
    cid,
    `<table role="presentation" class="pr" width="100%" cellpadding="0" cellspacing="0"><tr>` +
      `<td style="${cell}padding:0 12px 4px 0;vertical-align:top">${bold(`${times} ${name}`)}</td>` +
      `${cost ? priceCell(cost) : ''}</tr></table>` +
      `${mutedLines(lines)}${tree ? smallTable(treeRows(tree)) : ''}`,
  );
}

/** The price that the reader reckons with, below it the other one. */
const priceCell = ({ price, called, beside }: LinePrice): string =>
  `<td style="${cell}padding:0;vertical-align:top;text-align:right;white-space:nowrap">` +
  `${bold(price)} ${mutedLines(`${textHtml(called)}<br>${textHtml(beside)}`)}</td>`;

/** A small drawing beside what is said of it. */
export function pictureRow(picture: { readonly alt: string } | null, cid: string, textHtmlOfRow: string): string {
  const drawing = picture
    ? `<img src="cid:${cid}" width="${thumbnailWidthPx}" alt="${escapeHtml(picture.alt)}" style="display:block" class="im">`
    : '';
  return (
    `<tr><td class="ic" style="${cell}width:112px;padding:20px 16px 20px 0;border-bottom:1px solid ${line};vertical-align:top">${drawing}</td>` +
    `<td style="${cell}padding:18px 0 20px;border-bottom:1px solid ${line};vertical-align:top">${textHtmlOfRow}</td></tr>`
  );
}

export const bold = (text: string): string => `<strong style="font-weight:600">${textHtml(text)}</strong>`;

export const mutedLines = (html: string): string =>
  `<span style="${font}font-size:14px;line-height:20px;${muted}">${html}</span>`;

/** Small, so that the tree of a price reads as an explanation of the line above it. */
const treeText = `${font}font-size:13px;line-height:18px;`;
const ruled = `border-top:1px solid ${line};`;

/** What its rows have in common is said once. */
const smallTable = (rows: string): string =>
  `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="${treeText}${muted}border-collapse:collapse">${rows}</table>`;

function treeRows({ groups, total }: PriceRows): string {
  const rows = groups.flatMap(({ title, rows }) => [
    ...(title === null ? [] : [treeTitle(title)]),
    ...rows.map((pair) => treeRow(pair, '')),
  ]);
  return [...rows, ...(total === null ? [] : [treeRow(total, strong)])].join('');
}

const strong = `font-weight:600;color:${ink}`;

const treeTitle = (title: string): string =>
  `<tr><td colspan="2" style="padding:12px 0 3px;${strong}">${textHtml(title)}</td></tr>`;

const treeRow = ([part, price]: Row, look: string): string =>
  `<tr><td style="${ruled}padding:3px 12px 3px 0;${look}">${textHtml(part)}</td>` +
  `<td style="${ruled}padding:3px 0;text-align:right;${look}">${textHtml(price)}</td></tr>`;

type Totals = { readonly totals: readonly Row[]; readonly total: Row; readonly payments?: readonly Row[] };

export function totalsHtml({ totals, total, payments = [] }: Totals): string {
  const large = `font-weight:600;font-size:18px;border-top:1px solid ${ink};padding-top:12px`;
  const all = [
    ...totals.map((pair) => amountRow(pair, muted, '')),
    amountRow(total, large, large),
    ...payments.map((pair) => amountRow(pair, '', 'font-weight:600')),
  ];
  return row(table(all.join('')), 'padding:16px 40px 8px');
}
