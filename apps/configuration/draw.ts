import type { Catalogue } from '@fenestra/domain/catalogue/parse-catalogue';
import type { Configuration } from '@fenestra/domain/configuration/configuration';
import { drawingFactsOf } from '@fenestra/domain/drawing/drawing-facts';
import { renderSvg } from '@fenestra/domain/drawing/render-svg';
import type { Side } from '@fenestra/domain/drawing/scene';
import { sceneOf } from '@fenestra/domain/drawing/scene-of';

/** The drawing as a self-contained SVG, laid out for a width in pixels. */
export function draw(configuration: Configuration, catalogue: Catalogue, side: Side, width: number): string {
  const facts = drawingFactsOf(configuration, catalogue);
  return renderSvg(sceneOf(configuration, facts, { side, pixels: { width } }));
}
