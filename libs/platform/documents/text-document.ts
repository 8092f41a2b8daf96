import { type Column, type Frame, Paper } from './paper';

export type TextSection = {
  /** Null for what follows the title of the document. */
  readonly title: string | null;
  /** As they are read, line breaks included; each takes a page at most. */
  readonly paragraphs: readonly string[];
  /** What is filled in by hand, each over a line to write on. A section with fields begins on a page of its own. */
  readonly fields?: readonly string[];
  /** Follows the fields. */
  readonly closing?: string;
};

/** Points: lines of some ninety letters, the space after a title, a paragraph and a section, and to write a field in. */
const look = { width: 440, title: 14, paragraph: 5, section: 12, field: 34 } as const;
const body = { size: 9.5 } as const;
const heading = { size: 12.5, bold: true, as: 'H2' } as const;

/** Nothing but text on A4, under the title of the frame: terms, instructions, forms. `pageText` is the foot of each page. */
export function textDocument(
  frame: Frame,
  sections: readonly TextSection[],
  pageText: (page: number, pages: number) => string,
): Promise<Buffer> {
  const paper = new Paper(frame);
  const column: Column = { x: paper.left, width: look.width };
  const title = { size: 21, bold: true, as: 'H1' } as const;
  paper.y += paper.write(frame.title, column.x, paper.y, column.width, title) + look.title;
  for (const section of sections) drawSection(paper, section, column);
  return paper.bytes(pageText);
}

/** A section is on one page where a page can hold it; else no page ends with a heading or within a paragraph. */
function drawSection(paper: Paper, { title, paragraphs, fields = [], closing }: TextSection, column: Column): void {
  if (fields.length > 0) paper.turn();
  paper.structure.group('Sect', () => {
    paper.roomForWhole(
      heightOf(paper, title, paragraphs, column),
      heightOf(paper, title, paragraphs.slice(0, 1), column),
    );
    if (title !== null) drawHeading(paper, title, column);
    for (const text of paragraphs) {
      paper.room(paper.heightOf(text, column.width, body));
      paper.y += paper.write(text, column.x, paper.y, column.width, body) + look.paragraph;
    }
    for (const field of fields) drawField(paper, field, column);
    if (closing !== undefined) paper.y += paper.write(closing, column.x, paper.y, column.width, body);
  });
  paper.y += look.section;
}

function drawField(paper: Paper, name: string, column: Column): void {
  paper.y += look.paragraph + paper.write(name, column.x, paper.y + look.paragraph, column.width, body) + look.field;
  paper.rule(paper.y, undefined, column);
  paper.y += look.paragraph;
}

function drawHeading(paper: Paper, title: string, { x, width }: Column): void {
  paper.write(title, x, paper.y, width, heading);
  paper.y += paper.heightOf(title, width, heading) + look.paragraph;
}

/** Of a section or its beginning, points. */
function heightOf(paper: Paper, title: string | null, paragraphs: readonly string[], { width }: Column): number {
  const ofTitle = title === null ? 0 : paper.heightOf(title, width, heading) + look.paragraph;
  return paragraphs.reduce((sum, text) => sum + paper.heightOf(text, width, body) + look.paragraph, ofTitle);
}
