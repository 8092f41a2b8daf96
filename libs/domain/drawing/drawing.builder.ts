import { type ProductCode, products } from '../configuration/window.builder';
import type { DrawingFacts, Hex, Layer, Scene, Text } from './scene';

export const white: Hex = '#F1F1EA';
export const anthracite: Hex = '#383E42';

/** What the catalogue would say of a usual white product. Tests only. */
export function factsOf(product: ProductCode, changes: Partial<DrawingFacts> = {}): DrawingFacts {
  const door = product.startsWith('E');
  const typ = /^[BEP]/.test(product) ? product.charAt(0) : 'O';
  return {
    layout: products[product].layout,
    typ,
    foil: { inside: white, outside: white },
    handle: door ? '#C3C6C8' : white,
    threshold: door ? 20 : null,
    baseProfile: typ === 'O' ? 30 : 0,
    ...changes,
  };
}

export const layersOf = ({ layers }: Scene, role: Layer['role']): Layer[] => layers.filter((one) => one.role === role);

export function textsOf(scene: Scene): (Text & { key: string })[] {
  return scene.layers.flatMap(({ shapes }) => shapes.flatMap((shape) => (shape.kind === 'text' ? [shape] : [])));
}
