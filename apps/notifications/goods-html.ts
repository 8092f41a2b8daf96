import { sizeOf } from '@fenestra/i18n/size-of';
import { escapeHtml } from '@fenestra/platform/http/escape-html';
import { shownWidth } from './drawings';
import type { CidOf } from './envelope';
import type { LinePrice, PriceTree } from './goods-prices';
import { amountRow, cell, font, heading, ink, line, quiet, row, small, table, written } from './mail-html';
import type { Row } from './mail-words';
import type { LineGoods } from './ordered-goods';

/** A line of a mail: what it costs and that consists of, where it says so, and what else is to be said of it. */
export type ShownGoods = LineGoods & {
  readonly cost: LinePrice | null;
  readonly tree: PriceTree | null;
  readonly remarks: readonly string[];
};

/** Characters of all lines: Gmail cuts a mail off after 102 kB. */
const mostOfLines = 75_000;

/** Lines with their drawings; where that would be too long, the last ones in few words, which `shortened` tells. */
export function goodsHtml(title: string, goods: readonly ShownGoods[], shortened: string, cidOf: CidOf): string {
  const full = goods.map((each, nth) => goodsRow(each, cidOf(nth)));
  const short = goods.map(shortRow);
  const few = shownInFull(full, short);
  const end = few < goods.length ? smallTable(short.slice(few).join('')) + small(shortened) : '';
  return row(heading(title) + table(full.slice(0, few).join('')) + end, 'padding:24px 40px 0');
}

/** How many lines there is room for, the others in few words; the first one in any case. */
function shownInFull(full: readonly string[], short: readonly string[]): number {
  let length = short.join('').length;
  const over = full.findIndex((each, nth) => (length += each.length - short[nth]!.length) > mostOfLines && nth > 0);
  return over < 0 ? full.length : over;
}

const shortRow = ({ name, times, cost, drawn, remarks }: ShownGoods): string => {
  const title = drawn ? `${times} ${name}, ${sizeOf(drawn.product.configuration)}` : `${times} ${name}`;
  return treeRow([[title, ...remarks].join('; '), cost?.price ?? ''], '');
};

function goodsRow(goods: ShownGoods, cid: string): string {
  const { name, times, cost, details, tree, remarks, picture } = goods;
  const words = [...details, ...remarks].map(written).join('<br>');
  return picturedRow(
    picture,
    cid,
    `<table role="presentation" class="pr" width="100%" cellpadding="0" cellspacing="0"><tr>` +
      `<td style="${cell}padding:0 12px 4px 0;vertical-align:top">${bold(`${times} ${name}`)}</td>` +
      `${cost ? priceCell(cost) : ''}</tr></table>` +
      `${quietLines(words)}${tree ? smallTable(treeRows(tree)) : ''}`,
  );
}

/** The price that the reader reckons with, below it the other one. */
const priceCell = ({ price, called, beside }: LinePrice): string =>
  `<td style="${cell}padding:0;vertical-align:top;text-align:right;white-space:nowrap">` +
  `${bold(price)} ${quietLines(`${written(called)}<br>${written(beside)}`)}</td>`;

/** A small drawing beside what is said of it. */
export function picturedRow(picture: { readonly alt: string } | null, cid: string, said: string): string {
  const drawing = picture
    ? `<img src="cid:${cid}" width="${shownWidth}" alt="${escapeHtml(picture.alt)}" style="display:block" class="im">`
    : '';
  return (
    `<tr><td class="ic" style="${cell}width:112px;padding:20px 16px 20px 0;border-bottom:1px solid ${line};vertical-align:top">${drawing}</td>` +
    `<td style="${cell}padding:18px 0 20px;border-bottom:1px solid ${line};vertical-align:top">${said}</td></tr>`
  );
}

export const bold = (text: string): string => `<strong style="font-weight:600">${written(text)}</strong>`;

export const quietLines = (html: string): string =>
  `<span style="${font}font-size:14px;line-height:20px;${quiet}">${html}</span>`;

/** Small, so that the tree of a price reads as an explanation of the line above it. */
const treeText = `${font}font-size:13px;line-height:18px;`;
const ruled = `border-top:1px solid ${line};`;

/** What its rows have in common is said once. */
const smallTable = (rows: string): string =>
  `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="${treeText}${quiet}border-collapse:collapse">${rows}</table>`;

function treeRows({ groups, sum }: PriceTree): string {
  const rows = groups.flatMap(({ title, rows }) => [
    ...(title === null ? [] : [treeTitle(title)]),
    ...rows.map((pair) => treeRow(pair, '')),
  ]);
  return [...rows, ...(sum === null ? [] : [treeRow(sum, strong)])].join('');
}

const strong = `font-weight:600;color:${ink}`;

const treeTitle = (title: string): string =>
  `<tr><td colspan="2" style="padding:12px 0 3px;${strong}">${written(title)}</td></tr>`;

const treeRow = ([part, price]: Row, look: string): string =>
  `<tr><td style="${ruled}padding:3px 12px 3px 0;${look}">${written(part)}</td>` +
  `<td style="${ruled}padding:3px 0;text-align:right;${look}">${written(price)}</td></tr>`;

type Sums = { readonly sums: readonly Row[]; readonly total: Row; readonly payments?: readonly Row[] };

export function sumsHtml({ sums, total, payments = [] }: Sums): string {
  const large = `font-weight:600;font-size:18px;border-top:1px solid ${ink};padding-top:12px`;
  const all = [
    ...sums.map((pair) => amountRow(pair, quiet, '')),
    amountRow(total, large, large),
    ...payments.map((pair) => amountRow(pair, '', 'font-weight:600')),
  ];
  return row(table(all.join('')), 'padding:16px 40px 8px');
}
