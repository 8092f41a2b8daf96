import type { Shop } from '@fenestra/domain/shop/shops';
import { textsOf } from '@fenestra/i18n/texts-of';
import type { Paper } from '@fenestra/platform/documents/paper';
import { type Row, Table } from '@fenestra/platform/documents/table';
import type { Confirmation } from '../confirmation';

/** Points. */
const width = { times: 60, price: 110 } as const;

/** Each line with what it is made of, how many of it, and its net price. */
export function goodsTable(paper: Paper, { goods }: Confirmation, shop: Shop): Table {
  const { item, pieces, net } = textsOf(shop).offer.document;
  const columns = [
    { head: pieces, width: width.times },
    { head: item, width: paper.width - width.times - width.price },
    { head: net, width: width.price, align: 'right' as const },
  ];
  return new Table(paper, columns, goods.map(rowOf));
}

function rowOf({ times, name, details, parts, price }: Confirmation['goods'][number]): Row {
  const made = parts.flatMap(({ title, parts: own }) => [
    ...(title === null ? [] : [title]),
    ...own.map(({ name: part, make }) => `${part}: ${make}`),
  ]);
  const about = [...details, made.join('; ')].filter(Boolean).join(' ');
  return { cells: [times, { text: name, strong: true, ...(about && { below: about }) }, price] };
}
