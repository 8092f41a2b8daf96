import { type Part, parts } from '../configuration/choices/parts';
import { type ProductCode, products } from '../configuration/window.builder';
import { flashingAround } from './roof-window';
import type { DrawingFacts, Hex, Layer, Scene, Text } from './scene';

export const white: Hex = '#F1F1EA';
export const anthracite: Hex = '#383E42';

/** What the catalogue would say of a usual white product. Tests only. */
export function factsOf(product: ProductCode, changes: Partial<DrawingFacts> = {}): DrawingFacts {
  const door = product.startsWith('E');
  const typ = /^[BEPR]/.test(product) ? product.charAt(0) : 'O';
  return {
    layout: products[product].layout,
    typ,
    foil: { inside: white, outside: white },
    handle: door ? '#C3C6C8' : white,
    threshold: door ? 20 : null,
    baseProfile: typ === 'O' ? 30 : 0,
    flashing: typ === 'R' ? flashingAround : 0,
    ...changes,
  };
}

/** The parts of a product with the numbers that a list would give them. */
export function numbersFor(product: ProductCode): { part: Part; number: number }[] {
  const door = ['filling', 'lock', 'threshold'];
  const window = ['glass', 'spacer', 'inner-sill', 'blind', 'bars', 'net', 'outer-sill'];
  const foreign = product.startsWith('E') ? window : door;
  return parts.filter((part) => !foreign.includes(part)).map((part, i) => ({ part, number: i + 1 }));
}

export const layersOf = ({ layers }: Scene, role: Layer['role']): Layer[] => layers.filter((one) => one.role === role);

export function textsOf(scene: Scene): (Text & { key: string })[] {
  return scene.layers.flatMap(({ shapes }) => shapes.flatMap((shape) => (shape.kind === 'text' ? [shape] : [])));
}

type Box = readonly [left: number, top: number, right: number, bottom: number];

/** Box of a figure in mm: digits are about 0.56 of their size wide, 0.72 high. */
export function figureBoxes(scene: Scene): { text: string; box: Box }[] {
  return textsOf(scene).map(({ at: [x, y], text, size, upright }) => {
    const [half, high] = [(text.length * 0.56 * size * scene.unit) / 2, 0.72 * size * scene.unit];
    return { text, box: upright ? [x - high, y - half, x, y + half] : [x - half, y - high, x + half, y] };
  });
}

export const overlap = (a: Box, b: Box): boolean => a[0] < b[2] && b[0] < a[2] && a[1] < b[3] && b[1] < a[3];
