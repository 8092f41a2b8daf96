import { caption, type Column, hairline, type Paper } from './paper';

type Fact = readonly [label: string, value: string];

const label = { size: 8, colour: caption } as const;
/** Points: the distance of a fact from the line before it, where there is room, and at least. */
const inset = { wide: 8, narrow: 3 } as const;
/** Points: of a row whose values have a size. */
const rowHeight = (size: number): number => size + 24;

/** Points: of facts in as many rows as they need. */
export const factsHeight = (paper: Paper, facts: readonly Fact[], width: number, size: number): number =>
  rowsOf(paper, facts, width, size).length * rowHeight(size);

/** Facts in ruled cells, each as wide as it needs, the label over its value; they are read as a list. */
export function drawFacts(paper: Paper, facts: readonly Fact[], column = paper.column, size = 11): void {
  const rows = rowsOf(paper, facts, column.width, size);
  paper.box(column.x, paper.y, column.width, rows.length * rowHeight(size));
  paper.structure.group('L', () =>
    rows.forEach((row, nth) => {
      if (nth > 0) paper.rule(paper.y, undefined, column);
      drawRow(paper, row, column, size);
    }),
  );
}

/** What has no room in a row begins the next. */
function rowsOf(paper: Paper, facts: readonly Fact[], width: number, size: number): Fact[][] {
  const rows: Fact[][] = [];
  let left = 0;
  for (const fact of facts) {
    const needed = neededBy(paper, fact, size);
    if (needed > left) {
      rows.push([]);
      left = width;
    }
    rows.at(-1)!.push(fact);
    left -= needed;
  }
  return rows;
}

function drawRow(paper: Paper, facts: readonly Fact[], { x, width }: Column, size: number): void {
  const height = rowHeight(size);
  const widths = widthsOf(paper, facts, width, size);
  let at = x;
  facts.forEach((fact, nth) => {
    if (nth > 0) line(paper, at, height);
    drawFact(paper, fact, { x: at, width: widths[nth]! }, size);
    at += widths[nth]!;
  });
  paper.y += height;
}

/** What is left over is shared. */
function widthsOf(paper: Paper, facts: readonly Fact[], width: number, size: number): number[] {
  const needed = facts.map((fact) => neededBy(paper, fact, size));
  const spare = (width - needed.reduce((sum, each) => sum + each, 0)) / facts.length;
  return needed.map((each) => each + spare);
}

const neededBy = (paper: Paper, [name, value]: Fact, size: number): number =>
  2 * inset.narrow + Math.max(paper.widthOf(name, label), paper.widthOf(value, { size, bold: true }));

function drawFact(paper: Paper, fact: Fact, { x, width }: Column, size: number): void {
  const [name, value] = fact;
  const before = Math.min(inset.wide, inset.narrow + (width - neededBy(paper, fact, size)) / 2);
  paper.structure.group('LI', () => {
    paper.write(name, x + before, paper.y + 6, width - before, { ...label, as: 'Lbl' });
    paper.write(value, x + before, paper.y + 17, width - before, { size, bold: true, as: 'LBody' });
  });
}

function line(paper: Paper, x: number, height: number): void {
  paper.structure.silent(() => paper.pdf.rect(x, paper.y, 0, height).lineWidth(0.5).stroke(hairline));
}
