import type { Configuration } from '../configuration/configuration';
import type { Point } from '../configuration/geometry/rectangle';
import { transformLayer } from './transform-layer';
import type { DrawingFacts, Layer, Scene, Side } from './scene';
import { framed, overallDimension, viewAtScale } from './view-at-scale';

export type TwoViews = {
  readonly pixels: { readonly width: number; readonly height?: number };
  /** Stand below the views. */
  readonly captions: Readonly<Record<Side, string>>;
};

/** Pixels: left and above, between the views, below for the width, beside for the height, a line of caption. */
const rooms = {
  wide: { edge: 14, between: 72, below: 46, beside: 46, caption: 30 },
  narrow: { edge: 10, between: 22, below: 32, beside: 34, caption: 0 },
} as const;
type Room = (typeof rooms)['wide' | 'narrow'];

/** From this width on the views have captions. */
const wideFrom = 480;

/** Both sides at one scale on one ground: inside left with the width below, outside right with the height beside. */
export function twoViewsScene(configuration: Configuration, facts: DrawingFacts, view: TwoViews): Scene {
  const { width, height } = configuration;
  const room = view.pixels.width < wideFrom ? rooms.narrow : rooms.wide;
  const unit = unitFor(configuration, view.pixels, room);
  const inside = viewAtScale(configuration, facts, 'inside', unit);
  const outside = viewAtScale(configuration, facts, 'outside', unit);
  const across = width + room.between * unit;
  const bottom = height + (room.below + room.caption) * unit;
  const captionAt = bottom - 8 * unit;
  const layers = [
    ...inside.scene.layers,
    ...overallDimension(inside.sheet, unit, 'width'),
    ...[...outside.scene.layers, ...overallDimension(outside.sheet, unit, 'height')].map((layer) =>
      transformLayer(layer, 'outside', 1, [across, 0]),
    ),
    ...(room.caption > 0
      ? [caption('inside', view, [width / 2, captionAt]), caption('outside', view, [across + width / 2, captionAt])]
      : []),
  ];
  const right = across + width + room.beside * unit;
  return framed(inside.scene, layers, unit, [-room.edge * unit, -room.edge * unit, right, bottom]);
}

/** mm per pixel, so that both views fit. */
function unitFor({ width, height }: Configuration, pixels: TwoViews['pixels'], room: Room): number {
  const across = pixels.width - room.edge - room.between - room.beside;
  const down = (pixels.height ?? Infinity) - room.edge - room.below - room.caption;
  return Math.max((2 * width) / Math.max(8, across), height / Math.max(8, down));
}

const caption = (side: Side, { captions }: TwoViews, at: Point): Layer => ({
  key: `caption-${side}`,
  role: 'number',
  fill: 'ink',
  shapes: [{ key: 'text', kind: 'text', at, text: captions[side], size: 13 }],
});
