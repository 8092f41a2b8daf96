import { textsOf } from '@fenestra/i18n/texts-of';
import { type Column, quiet } from '@fenestra/platform/documents/pdf-writer';
import { Table } from '@fenestra/platform/documents/table';
import { sumsOfOrder, totalName } from '../confirmation';
import { gap, type OrderSheet } from './order-sheet';

const fine = { size: 8.5 } as const;
/** Points. */
const amounts = 100;

/** From the net prices to the total; beside it what holds for the order, below a table where there is one. On one page. */
export function drawSums(sheet: OrderSheet, notes: readonly string[], tableIn?: (place: Column) => Table): void {
  const { paper } = sheet;
  const half = (paper.width - gap) / 2;
  const table = sumsTable(sheet, { x: paper.right - half, width: half });
  const beside = tableIn?.({ x: paper.left, width: half });
  const height = notes.reduce((sum, note) => sum + paper.heightOf(note, half, fine) + 6, gap / 2);
  paper.ensureSpace(Math.max(table.height, height + (beside?.height ?? 0)));
  const top = paper.y;
  beside?.draw();
  paper.y += gap / 2;
  for (const note of notes) paper.y += paper.write(note, paper.left, paper.y, half, { ...fine, colour: quiet }) + 6;
  const below = paper.y;
  paper.y = top;
  table.draw();
  paper.y = Math.max(below, paper.y) + gap;
}

function sumsTable(sheet: OrderSheet, place: Column): Table {
  const { paper, order, shop, amount } = sheet;
  const { offer, currency } = textsOf(shop);
  const columns = [
    { head: offer.document.item, width: place.width - amounts },
    { head: currency, width: amounts, align: 'right' as const },
  ];
  const rows = [
    ...sumsOfOrder(sheet, amount).map((cells) => ({ cells, keep: true })),
    { cells: [totalName(order), amount(order.total)], kind: 'total' as const },
  ];
  return new Table(paper, columns, rows, place);
}
