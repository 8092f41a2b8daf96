import type { Configuration } from '../configuration/configuration';
import { dimensionChains } from './dimension-chains';
import type { DrawingFacts, Layer, Scene, Side, View } from './scene';
import { sceneOf } from './scene-of';
import type { Sheet } from './sheet';
import { sheetOf } from './sheet-of';

/** One side at a scale of `unit` mm per pixel, without dimensions, with all that numbers point at; the sheet tells where things are. */
export function viewAtScale(
  configuration: Configuration,
  facts: DrawingFacts,
  side: Side,
  unit: number,
): { scene: Scene; sheet: Sheet } {
  const pixels = { width: Math.round(configuration.width / unit) };
  const view: View = { side, pixels, dimensions: 'none', withHardware: true };
  return { scene: sceneOf(configuration, facts, view), sheet: sheetOf(configuration, facts, view) };
}

export const overallDimension = (sheet: Sheet, unit: number, id: 'width' | 'height'): Layer[] =>
  dimensionChains({ ...sheet, unit, dimensions: 'overall' }).filter((layer) => layer.dimension === id);

/** Of all that lies on a sheet, mm. */
export type Box = readonly [left: number, top: number, right: number, bottom: number];

/** Layers that were put together to one drawing, in which nothing can be pressed. */
export function framed(scene: Scene, layers: readonly Layer[], unit: number, [left, top, right, bottom]: Box): Scene {
  const viewBox = [left, top, right - left, bottom - top] as const;
  const pixels = { width: Math.round(viewBox[2] / unit), height: Math.round(viewBox[3] / unit) };
  return { ...scene, viewBox, pixels, unit, layers, targets: [] };
}
