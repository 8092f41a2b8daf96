import { type Column, type PdfFrame, PdfWriter } from './pdf-writer';

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
const layout = { width: 440, title: 14, paragraph: 5, section: 12, field: 34 } as const;
const body = { size: 9.5 } as const;
const heading = { size: 12.5, bold: true, as: 'H2' } as const;

/** Nothing but text on A4, under the title of the frame: terms, instructions, forms. `pageText` is the foot of each page. */
export function textDocument(
  frame: PdfFrame,
  sections: readonly TextSection[],
  pageText: (page: number, pages: number) => string,
): Promise<Buffer> {
  const writer = new PdfWriter(frame);
  const column: Column = { x: writer.left, width: layout.width };
  const title = { size: 21, bold: true, as: 'H1' } as const;
  writer.y += writer.write(frame.title, column.x, writer.y, column.width, title) + layout.title;
  for (const section of sections) drawSection(writer, section, column);
  return writer.bytes(pageText);
}

/** A section is on one page where a page can hold it; else no page ends with a heading or within a paragraph. */
function drawSection(
  writer: PdfWriter,
  { title, paragraphs, fields = [], closing }: TextSection,
  column: Column,
): void {
  if (fields.length > 0) writer.newPage();
  writer.structure.group('Sect', () => {
    writer.keepTogether(
      heightOf(writer, title, paragraphs, column),
      heightOf(writer, title, paragraphs.slice(0, 1), column),
    );
    if (title !== null) drawHeading(writer, title, column);
    for (const text of paragraphs) {
      writer.ensureSpace(writer.heightOf(text, column.width, body));
      writer.y += writer.write(text, column.x, writer.y, column.width, body) + layout.paragraph;
    }
    for (const field of fields) drawField(writer, field, column);
    if (closing !== undefined) writer.y += writer.write(closing, column.x, writer.y, column.width, body);
  });
  writer.y += layout.section;
}

function drawField(writer: PdfWriter, name: string, column: Column): void {
  writer.y +=
    layout.paragraph + writer.write(name, column.x, writer.y + layout.paragraph, column.width, body) + layout.field;
  writer.rule(writer.y, undefined, column);
  writer.y += layout.paragraph;
}

function drawHeading(writer: PdfWriter, title: string, { x, width }: Column): void {
  writer.write(title, x, writer.y, width, heading);
  writer.y += writer.heightOf(title, width, heading) + layout.paragraph;
}

/** Of a section or its beginning, points. */
function heightOf(writer: PdfWriter, title: string | null, paragraphs: readonly string[], { width }: Column): number {
  const ofTitle = title === null ? 0 : writer.heightOf(title, width, heading) + layout.paragraph;
  return paragraphs.reduce((sum, text) => sum + writer.heightOf(text, width, body) + layout.paragraph, ofTitle);
}
