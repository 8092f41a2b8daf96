import jsQR from 'jsqr';
import { getDocumentProxy, getResolvedPDFJS } from 'unpdf';

type Node = { readonly role?: string; readonly alt?: string; readonly type?: string; readonly id?: string };
/** A part of the tree that readers follow: its role, what is said in the place of a drawing, its parts or its text. */
export type TaggedElement = {
  readonly role: string;
  readonly alt: string | undefined;
  readonly parts: readonly TaggedElement[];
  readonly text: string;
};
type Operators = Awaited<ReturnType<Page['getOperatorList']>>;
type Page = Awaited<ReturnType<Awaited<ReturnType<typeof getDocumentProxy>>['getPage']>>;

/** The pages of a PDF as another library reads them. */
export async function readPdf(bytes: Buffer) {
  const document = await getDocumentProxy(new Uint8Array(bytes));
  const pages = await Promise.all(Array.from({ length: document.numPages }, (_, nth) => document.getPage(nth + 1)));
  return Promise.all(pages.map(readPage));
}

async function readPage(page: Page) {
  const { ofContent, unmarked } = textsOf((await page.getTextContent({ includeMarkedContent: true })).items);
  const tree = await page.getStructTree();
  const operators = await page.getOperatorList();
  const links = (await page.getAnnotations()) as readonly { readonly url?: string }[];
  return {
    parts: partsOf(tree, ofContent),
    /** What readers neither read nor know to leave out. */
    unmarked,
    silent: ofContent.get(silent) ?? '',
    links: links.map(({ url }) => url),
    code: codeOn(operators),
    undrawn: await undrawnOn(operators),
  };
}

/** What is read of a page, one text for each paragraph and cell. */
export const textsOfPage = ({ parts }: { readonly parts: readonly TaggedElement[] }): string[] =>
  parts.flatMap((part) => [part.text.trim(), ...textsOfPage(part)]).filter((text) => text !== '');

/** Where texts are noted that readers leave out. */
const silent = 'silent';

type Item = {
  readonly type?: string;
  readonly id?: string | null;
  readonly str?: string;
  readonly hasEOL?: boolean;
};

function textsOf(items: readonly Item[]) {
  const ofContent = new Map<string, string>();
  const unmarked: string[] = [];
  let at: string | null = null;
  for (const { type, id, str = '', hasEOL } of items) {
    if (type?.startsWith('begin')) at = id ?? silent;
    else if (type === 'endMarkedContent') at = null;
    else if (at === null) unmarked.push(str);
    else ofContent.set(at, `${ofContent.get(at) ?? ''}${str}${hasEOL ? ' ' : ''}`);
  }
  return { ofContent, unmarked: unmarked.filter((text) => text.trim() !== '') };
}

function partsOf(
  node: Node & { readonly children?: readonly Node[] },
  texts: ReadonlyMap<string, string>,
): TaggedElement[] {
  const children = node.children ?? [];
  return children.flatMap((child: Node & { readonly children?: readonly Node[] }): TaggedElement[] => {
    if (child.role === undefined) return [];
    const contents = (child.children ?? []).filter(({ type }) => type === 'content');
    const text = contents.map(({ id }) => texts.get(id ?? '') ?? '').join(' ');
    return [{ role: child.role, alt: child.alt, parts: partsOf(child, texts), text }];
  });
}

type Glyph = { readonly originalCharCode: number; readonly unicode: string };

/** Characters that the letters of the document lack, which are drawn as empty boxes: the first glyph of a font. */
async function undrawnOn({ fnArray, argsArray }: Operators): Promise<string[]> {
  const { OPS } = await getResolvedPDFJS();
  const shown = argsArray.filter((_, nth) => fnArray[nth] === OPS.showText) as (readonly [
    readonly (Glyph | number)[],
  ])[];
  const glyphs = shown.flatMap(([glyphs]) => glyphs.filter((glyph) => typeof glyph === 'object'));
  return glyphs.filter(({ originalCharCode }) => originalCharCode === 0).map(({ unicode }) => unicode);
}

/** The figures of the longest path of a page: of a QR code the squares, each a move and three lines. */
function codeOn({ argsArray }: Operators): string | null {
  const paths = argsArray.map((args: readonly unknown[] | null) => pathOf(args)).filter((path) => path.length > 0);
  const longest = paths.reduce((long, path) => (path.length > long.length ? path : long), []);
  const corners = cornersOf(longest);
  return corners.length < 100 ? null : decoded(corners);
}

function pathOf(args: readonly unknown[] | null): readonly number[] {
  const path = (args?.[1] as readonly unknown[] | undefined)?.[0];
  return ArrayBuffer.isView(path) ? Array.from(path as Float32Array) : [];
}

/** Of each square the corner that it begins at; a path is written as kind of step (0 is a move, 4 an end), x, y. */
function cornersOf(path: readonly number[]): (readonly [number, number])[] {
  const corners: (readonly [number, number])[] = [];
  for (let at = 0; at < path.length; at += path[at] === 4 ? 1 : 3) {
    if (path[at] === 0) corners.push([path[at + 1]!, path[at + 2]!]);
  }
  return corners;
}

const [quietZone, pixelsOfModule] = [4, 4];

function decoded(corners: readonly (readonly [number, number])[]): string | null {
  const side = (Math.max(...corners.map(([x]) => x)) + 1 + 2 * quietZone) * pixelsOfModule;
  const dark = new Set(corners.map(([x, y]) => `${x} ${y}`));
  const pixels = Uint8ClampedArray.from({ length: side * side * 4 }, (_, byte) => {
    const [x, y] = [Math.floor(byte / 4) % side, Math.floor(byte / 4 / side)];
    const module = [x, y].map((at) => Math.floor(at / pixelsOfModule) - quietZone).join(' ');
    return byte % 4 < 3 && dark.has(module) ? 0 : 255;
  });
  return jsQR(pixels, side, side)?.data ?? null;
}
