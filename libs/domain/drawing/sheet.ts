import type { Configuration } from '../configuration/configuration';
import type { SillSpan } from '../configuration/assembly/sill-spans';
import type { Geometry } from '../configuration/geometry/geometry';
import type { Tones } from './foil';
import type { DrawingFacts, Side, View } from './scene';

/** On a small scale no fine lines and reflections, below 60 px contour and glass only. */
export type Detail = 'full' | 'small' | 'icon';

/** Line weights in pixels. */
export type Weights = {
  readonly contour: number;
  readonly edge: number;
  readonly symbol: number;
  readonly mitre: number;
  readonly hair: number;
};

/** All that the layers of one drawing are made from. */
export type Sheet = {
  readonly configuration: Configuration;
  readonly facts: DrawingFacts;
  readonly view: View;
  /** Of an element: how far the sill below it runs; null where that of another one does. A plain product has all of its own. */
  readonly sill?: SillSpan | null | undefined;
  readonly dimensions: 'all' | 'overall' | 'none';
  readonly side: Side;
  /** As seen from the side of the view. */
  readonly geometry: Geometry;
  readonly tones: Tones;
  readonly detail: Detail;
  readonly weights: Weights;
  /** mm per pixel. */
  readonly unit: number;
  readonly viewBox: readonly [number, number, number, number];
};

/** What is known before the scale is, and what follows from that. */
export type Unscaled = Omit<Sheet, 'unit' | 'viewBox' | 'detail' | 'weights'>;
