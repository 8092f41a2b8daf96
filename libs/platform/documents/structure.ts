/** What a reader calls a part of a document (ISO 32000-1, 14.8.4). */
export type Tag =
  | ('Document' | 'Sect' | 'H1' | 'H2' | 'H3' | 'P' | 'Figure' | 'Link')
  | ('L' | 'LI' | 'Lbl' | 'LBody' | 'Table' | 'TR' | 'TH' | 'TD');
export type Attributes = {
  /** Said in the place of a drawing. */
  readonly alt?: string;
  /** What a cell is the head of. */
  readonly scope?: 'Column' | 'Row';
};

/** The order in which a document is read aloud, and what each part of it is: groups of groups, down to texts and figures. */
export class Structure {
  private within: PDFKit.PDFStructureElement;
  private isArtifact = false;

  constructor(private readonly pdf: PDFKit.PDFDocument) {
    this.within = pdf.struct('Document');
    pdf.addStructure(this.within);
  }

  /** Everything that `draw` adds belongs together. */
  group(tag: Tag, draw: () => void, attributes: Attributes = {}): void {
    if (this.isArtifact) return draw();
    const outer = this.within;
    const group = this.pdf.struct(tag, attributes);
    outer.add(group);
    this.within = group;
    draw();
    group.end();
    this.within = outer;
  }

  /** What `draw` draws is one text or one figure. */
  leaf(tag: Tag, draw: () => void, attributes?: Attributes): void {
    this.group(tag, () => this.mark(tag, draw), attributes);
  }

  /** What `draw` draws leads to an address from everywhere in a rectangle. */
  link(draw: () => void, [x, y, width, height]: readonly [number, number, number, number], address: string): void {
    this.group('Link', () => {
      this.mark('Link', draw);
      // A string object: pdfkit writes others as names, of which its types know nothing.
      const annotation: object = { structParent: this.within, Contents: new String(address) };
      this.pdf.link(x, y, width, height, address, annotation);
    });
  }

  /** What `draw` draws is not read: rules, boxes, head and foot of a page. */
  artifact(draw: () => void, type: 'Layout' | 'Pagination' = 'Layout'): void {
    if (this.isArtifact) return draw();
    this.pdf.markContent('Artifact', { type });
    this.isArtifact = true;
    draw();
    this.isArtifact = false;
    this.pdf.endMarkedContent();
  }

  private mark(tag: Tag, draw: () => void): void {
    if (this.isArtifact) return draw();
    this.within.add(this.pdf.markStructureContent(tag));
    draw();
    this.pdf.endMarkedContent();
  }
}
