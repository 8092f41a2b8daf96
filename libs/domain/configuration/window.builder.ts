import type { Area, Configuration, OpeningCode } from './configuration';
import { equalAxes } from './geometry/geometry';

/** Layout, openings and usual size of products, as the catalogue has them (windows-domain 1.5, 2.3). Tests only. */
export const products = {
  F1: { layout: 'F', openings: ['fix'], width: 1000, height: 1000 },
  S1: { layout: 'K', openings: ['s'], width: 900, height: 600 },
  O1: { layout: 'O', openings: ['op'], width: 900, height: 1200 },
  OS1: { layout: 'S', openings: ['osp'], width: 1230, height: 1480 },
  ST2: { layout: 'O/S', openings: ['stl', 'osp'], width: 1500, height: 1500 },
  SL2: { layout: 'S|S', openings: ['osl', 'osp'], width: 1800, height: 1500 },
  FO2: { layout: 'F|S', openings: ['fix', 'osp'], width: 1800, height: 1500 },
  SL3: { layout: 'S|F|S', openings: ['osl', 'fix', 'osp'], width: 2400, height: 1500 },
  ST3: { layout: 'S|O/S', openings: ['osl', 'stl', 'osp'], width: 2400, height: 1500 },
  B1: { layout: 'S', openings: ['osp'], width: 900, height: 2200 },
  E1: { layout: 'D', openings: ['dl'], width: 1000, height: 2100 },
  E2: { layout: 'D/D', openings: ['ds'], width: 1500, height: 2100 },
  P2: { layout: 'F|slide', openings: ['fix', 'psl'], width: 2100, height: 2100 },
  RK1: { layout: 'R', openings: ['k'], width: 780, height: 1180 },
} as const satisfies Record<string, { layout: string; openings: OpeningCode[]; width: number; height: number }>;
export type ProductCode = keyof typeof products;

type Changes = Partial<Omit<Configuration, 'areas'>> & {
  /** Replaces the opening of the first sash. */
  opening?: OpeningCode;
  /** Applied to every area. */
  area?: Partial<Area>;
};

/** A complete white configuration with clear glass, changed where a test cares. */
export function aWindow(product: ProductCode, { opening, area, ...changes }: Changes = {}): Configuration {
  const { openings, layout, ...size } = products[product];
  const width = changes.width ?? size.width;
  const fields = 1 + layout.replaceAll(/[^|/]/g, '').length;
  return {
    schema: 1,
    catalogue: 'test',
    product,
    ...size,
    axes: equalAxes(width, fields),
    profile: 222915,
    colour: { inside: 'W', outside: 'W' },
    areas: openings.map((usual, i) => anArea(String(i + 1), (i === 0 && opening) || usual, area)),
    handle: { handle: 1, colour: 'KL-ST-BI' },
    threshold: null,
    filling: null,
    ...changes,
  };
}

function anArea(id: string, opening: OpeningCode, changes: Partial<Area> = {}): Area {
  const spacer = { spacer: 1, colour: 'black' };
  return { id, opening, glass: 1, spacer, ornament: null, bars: null, accessories: [], ...changes };
}
