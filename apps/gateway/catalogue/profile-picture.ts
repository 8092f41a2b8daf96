import type { Catalogue } from '@fenestra/domain/catalogue/index-catalogue';

type Profile = NonNullable<ReturnType<Catalogue['profiles']['get']>>;

/** Height of the picture, mm of the section; its width is the build depth. The leaf of a door is 34 mm higher than a sash (windows-domain 1.6). */
const heights = { window: 120, door: 154 } as const;
const wall = 3;
const glassWidth = 4;

/**
 * The section of a profile as a picture for other clients than the page, which draws its own: outline, chambers side by side,
 * seals, and the thickest glass in its rebate. A scheme made from the facts of the catalogue, not the maker's drawing.
 */
export function profilePicture(
  { depth, chambers, seals, glazing, sashShape }: Profile,
  kind: 'window' | 'door',
): string {
  const height = heights[kind];
  const step = (depth - wall) / chambers;
  const boxes = Array.from({ length: chambers }, (_, index) =>
    box(wall + index * step, 55, step - wall, height - 55 - wall, 1, '#ffffff'),
  );
  const pane = glazing[1];
  const left = (depth - pane) / 2;
  const panes = [left, left + (pane - glassWidth) / 2, left + pane - glassWidth].map((x) =>
    box(x, 0, glassWidth, 48, 0, '#cfe3ee'),
  );
  const gaskets = Array.from({ length: seals }, (_, index) => {
    const x = wall + (index * (depth - 2 * wall)) / (seals - 1);
    return `<circle cx="${tenths(x)}" cy="52" r="2.5" fill="#2b2f33"/>`;
  });
  const shapes = [
    ...panes,
    box(0, 52, depth, height - 52, sashShape === 'rounded' ? 9 : 1.5, '#d9dde0'),
    ...boxes,
    ...gaskets,
  ];
  const size = `width="${depth * 3}" height="${height * 3}" viewBox="-1 -1 ${depth + 2} ${height + 2}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${shapes.join('')}</svg>`;
}

function box(x: number, y: number, width: number, tall: number, radius: number, fill: string): string {
  const position = `x="${tenths(x)}" y="${tenths(y)}" width="${tenths(width)}" height="${tenths(tall)}" rx="${radius}"`;
  return `<rect ${position} fill="${fill}" stroke="#2b2f33" stroke-width=".6"/>`;
}

const tenths = (value: number): number => Math.round(value * 10) / 10;
