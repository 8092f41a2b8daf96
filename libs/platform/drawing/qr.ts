import { encode } from 'uqr';

/** A QR code of a text as an SVG path of squares: `size` of them along each side, without the quiet zone. */
export function qrPath(text: string): { readonly size: number; readonly path: string } {
  const { data, size } = encode(text, { ecc: 'M', border: 0 });
  const dark = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return { size, path: dark.join('') };
}

/** Squares of white around a code, without which scanners do not find it (ISO/IEC 18004). */
const quiet = 4;

/** The code as a picture, with its quiet zone. */
export function qrSvg(text: string): string {
  const { size, path } = qrPath(text);
  const side = size + 2 * quiet;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-quiet} ${-quiet} ${side} ${side}" width="${side}" height="${side}" ` +
    `shape-rendering="crispEdges"><path fill="#fff" d="M${-quiet} ${-quiet}h${side}v${side}h${-side}z"/><path fill="#16212b" d="${path}"/></svg>`
  );
}
