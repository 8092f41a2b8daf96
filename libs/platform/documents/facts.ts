import { caption, type Column, hairline, type PdfWriter } from './pdf-writer';

type Fact = readonly [label: string, value: string];

const label = { size: 8, colour: caption } as const;
/** Points: the distance of a fact from the line before it, where there is room, and at least. */
const inset = { wide: 8, narrow: 3 } as const;
/** Points: of a row whose values have a size. */
const rowHeight = (size: number): number => size + 24;

/** Points: of facts in as many rows as they need. */
export const factsHeight = (writer: PdfWriter, facts: readonly Fact[], width: number, size: number): number =>
  rowsOf(writer, facts, width, size).length * rowHeight(size);

/** Facts in ruled cells, each as wide as it needs, the label over its value; they are read as a list. */
export function drawFacts(writer: PdfWriter, facts: readonly Fact[], column = writer.column, size = 11): void {
  const rows = rowsOf(writer, facts, column.width, size);
  writer.box(column.x, writer.y, column.width, rows.length * rowHeight(size));
  writer.structure.group('L', () =>
    rows.forEach((row, nth) => {
      if (nth > 0) writer.rule(writer.y, undefined, column);
      drawRow(writer, row, column, size);
    }),
  );
}

/** What has no room in a row begins the next. */
function rowsOf(writer: PdfWriter, facts: readonly Fact[], width: number, size: number): Fact[][] {
  const rows: Fact[][] = [];
  let remaining = 0;
  for (const fact of facts) {
    const needed = neededBy(writer, fact, size);
    if (needed > remaining) {
      rows.push([]);
      remaining = width;
    }
    rows.at(-1)!.push(fact);
    remaining -= needed;
  }
  return rows;
}

function drawRow(writer: PdfWriter, facts: readonly Fact[], { x, width }: Column, size: number): void {
  const height = rowHeight(size);
  const widths = widthsOf(writer, facts, width, size);
  let at = x;
  facts.forEach((fact, nth) => {
    if (nth > 0) line(writer, at, height);
    drawFact(writer, fact, { x: at, width: widths[nth]! }, size);
    at += widths[nth]!;
  });
  writer.y += height;
}

/** What is left over is shared. */
function widthsOf(writer: PdfWriter, facts: readonly Fact[], width: number, size: number): number[] {
  const needed = facts.map((fact) => neededBy(writer, fact, size));
  const spare = (width - needed.reduce((sum, each) => sum + each, 0)) / facts.length;
  return needed.map((each) => each + spare);
}

const neededBy = (writer: PdfWriter, [name, value]: Fact, size: number): number =>
  2 * inset.narrow + Math.max(writer.widthOf(name, label), writer.widthOf(value, { size, bold: true }));

function drawFact(writer: PdfWriter, fact: Fact, { x, width }: Column, size: number): void {
  const [name, value] = fact;
  const before = Math.min(inset.wide, inset.narrow + (width - neededBy(writer, fact, size)) / 2);
  writer.structure.group('LI', () => {
    writer.write(name, x + before, writer.y + 6, width - before, { ...label, as: 'Lbl' });
    writer.write(value, x + before, writer.y + 17, width - before, { size, bold: true, as: 'LBody' });
  });
}

function line(writer: PdfWriter, x: number, height: number): void {
  writer.structure.artifact(() => writer.pdf.rect(x, writer.y, 0, height).lineWidth(0.5).stroke(hairline));
}
