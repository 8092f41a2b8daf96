import { textsOf } from '@fenestra/i18n/texts-of';
import { type Column, quiet } from '@fenestra/platform/documents/pdf-writer';
import { Table } from '@fenestra/platform/documents/table';
import { totalsOfOrder, totalLabel } from '../compose/confirmation/confirmation';
import { blockGapPt, type OrderPdfContext } from './order-pdf-context';

const smallPrint = { size: 8.5 } as const;
/** Points. */
const amountWidthPt = 100;

/** From the net prices to the total; beside it what holds for the order, below a table where there is one. On one page. */
export function drawTotals(
  sheet: OrderPdfContext,
  notes: readonly string[],
  tableIn?: (column: Column) => Table,
): void {
  const { writer } = sheet;
  const halfWidth = (writer.width - blockGapPt) / 2;
  const table = totalsTable(sheet, { x: writer.right - halfWidth, width: halfWidth });
  const leftTable = tableIn?.({ x: writer.left, width: halfWidth });
  const height = notes.reduce((sum, note) => sum + writer.heightOf(note, halfWidth, smallPrint) + 6, blockGapPt / 2);
  writer.ensureSpace(Math.max(table.height, height + (leftTable?.height ?? 0)));
  const top = writer.y;
  leftTable?.draw();
  writer.y += blockGapPt / 2;
  for (const note of notes)
    writer.y += writer.write(note, writer.left, writer.y, halfWidth, { ...smallPrint, colour: quiet }) + 6;
  const below = writer.y;
  writer.y = top;
  table.draw();
  writer.y = Math.max(below, writer.y) + blockGapPt;
}

function totalsTable(sheet: OrderPdfContext, column: Column): Table {
  const { writer, order, shop, amount } = sheet;
  const { offer, currency } = textsOf(shop);
  const columns = [
    { head: offer.document.item, width: column.width - amountWidthPt },
    { head: currency, width: amountWidthPt, align: 'right' as const },
  ];
  const rows = [
    ...totalsOfOrder(sheet, amount).map((cells) => ({ cells, keep: true })),
    { cells: [totalLabel(order), amount(order.total)], kind: 'total' as const },
  ];
  return new Table(writer, columns, rows, column);
}
