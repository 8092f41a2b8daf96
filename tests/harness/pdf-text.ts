import { inflateSync } from 'node:zlib';

type Glyphs = ReadonlyMap<string, string>;

/** What stands in a PDF of the shop, one string for each piece that was written: glyphs of its fonts, read by their Unicode maps. */
export function pdfText(pdf: Buffer): string[] {
  const objects = objectsOf(pdf);
  const fonts = fontsOf(objects);
  return [...objects.values()]
    .map(streamOf)
    .flatMap((content) => (content.includes(' Tf') ? written(content, fonts) : []));
}

/** The body of each object by its number; streams keep their bytes as Latin-1. */
const objectsOf = (pdf: Buffer): Map<string, string> =>
  new Map([...pdf.toString('latin1').matchAll(/(\d+) 0 obj\n(.*?)\nendobj/gs)].map(([, id, body]) => [id!, body!]));

function streamOf(body: string): string {
  const stream = /\/FlateDecode.*?stream\n(.*)\nendstream/s.exec(body)?.[1];
  return stream === undefined || body.includes('/Subtype') ? '' : inflateSync(Buffer.from(stream, 'latin1')).toString();
}

/** `/F1 8 0 R` in the resources of pages; each font names its map. */
function fontsOf(objects: ReadonlyMap<string, string>): Map<string, Glyphs> {
  const named = [...objects.values()].flatMap((body) => [...body.matchAll(/\/(F\d+) (\d+) 0 R/g)]);
  return new Map(
    named.map(([, name, id]) => {
      const map = /\/ToUnicode (\d+) 0 R/.exec(objects.get(id!) ?? '')?.[1];
      return [name!, glyphsOf(streamOf(objects.get(map ?? '') ?? ''))];
    }),
  );
}

/** `<0001> <0002> [<0041> <0042>]`: glyphs from the first on. */
function glyphsOf(map: string): Glyphs {
  const ranges = [...map.matchAll(/<(\w{4})> <\w{4}> \[(.*?)\]/gs)];
  return new Map(
    ranges.flatMap(([, first, codes]) =>
      [...codes!.matchAll(/<([\w ]+)>/g)].map(([, code], nth): [string, string] => [
        (parseInt(first!, 16) + nth).toString(16).padStart(4, '0'),
        Buffer.from(code!.replaceAll(' ', ''), 'hex').swap16().toString('utf16le'),
      ]),
    ),
  );
}

/** Fonts are chosen by `/F1 9 Tf`, a piece is `[<0001…> 120 <0002…>] TJ`. */
function written(content: string, fonts: ReadonlyMap<string, Glyphs>): string[] {
  let glyphs: Glyphs = new Map();
  return [...content.matchAll(/\/(F\d+) [\d.]+ Tf|\[(.*?)\] TJ/g)].flatMap(([, font, pieces]) => {
    if (font) glyphs = fonts.get(font)!;
    return pieces === undefined
      ? []
      : [[...pieces.matchAll(/<(\w+)>/g)].map(([, hex]) => textOf(hex!, glyphs)).join('')];
  });
}

const textOf = (hex: string, glyphs: Glyphs): string =>
  (hex.match(/.{4}/g) ?? []).map((glyph) => glyphs.get(glyph) ?? '').join('');
