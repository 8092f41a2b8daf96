import { caption, type Column, hairline, type Paper } from './paper';

type Fact = readonly [label: string, value: string];

/** Points: with values of a size. */
export const factsHeight = (size: number): number => size + 24;
const label = { size: 8, colour: caption } as const;
/** Points: the distance of a fact from the line before it, where there is room. */
const inset = 8;

/** Facts in ruled cells of one row, each as wide as it needs, the label over its value; they are read as a list. */
export function drawFacts(paper: Paper, facts: readonly Fact[], { x, width } = paper.column, size = 11): void {
  const height = factsHeight(size);
  paper.box(x, paper.y, width, height);
  const widths = widthsOf(paper, facts, width, size);
  paper.structure.group('L', () => {
    let at = x;
    facts.forEach((fact, nth) => {
      if (nth > 0) line(paper, at, height);
      drawFact(paper, fact, { x: at, width: widths[nth]! }, size);
      at += widths[nth]!;
    });
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
  Math.max(paper.widthOf(name, label), paper.widthOf(value, { size, bold: true }));

function drawFact(paper: Paper, fact: Fact, { x, width }: Column, size: number): void {
  const [name, value] = fact;
  const before = Math.min(inset, (width - neededBy(paper, fact, size)) / 2);
  paper.structure.group('LI', () => {
    paper.write(name, x + before, paper.y + 6, width - before, { ...label, as: 'Lbl' });
    paper.write(value, x + before, paper.y + 17, width - before, { size, bold: true, as: 'LBody' });
  });
}

function line(paper: Paper, x: number, height: number): void {
  paper.structure.silent(() => paper.pdf.rect(x, paper.y, 0, height).lineWidth(0.5).stroke(hairline));
}
