import type { Catalogue } from '@fenestra/domain/catalogue/index-catalogue';
import type { Configuration } from '@fenestra/domain/configuration/configuration';
import { drawingFactsOf } from '@fenestra/domain/drawing/drawing-facts';
import { titleOf } from '@fenestra/domain/drawing/describe-drawing';
import { renderSvg } from '@fenestra/domain/drawing/render-svg';
import type { DrawingFacts, Side } from '@fenestra/domain/drawing/scene';
import { sceneOf } from '@fenestra/domain/drawing/scene-of';
import type { DescriptionTexts } from '@fenestra/domain/drawing/description-texts';

type DrawOptions = {
  readonly side: Side;
  /** The width in pixels that lines and figures are made for. */
  readonly width: number;
  /** The product alone: without dimensions and base profile. */
  readonly plain?: boolean;
  /** In which the picture names itself; a picture that a page shows gets its words from the page. */
  readonly words?: DescriptionTexts;
  /** Of glass and highlights, where no brand decides. */
  readonly fills?: NonNullable<DrawingFacts['fills']>;
};

/** The drawing as a self-contained SVG. */
export function drawSvg(
  configuration: Configuration,
  catalogue: Catalogue,
  { side, width, plain = false, words, fills }: DrawOptions,
): string {
  const known = drawingFactsOf(configuration, catalogue);
  const facts = { ...known, ...(plain && { baseProfile: 0 }), ...(fills && { fills }) };
  const scene = sceneOf(configuration, facts, { side, pixels: { width }, ...(plain && { dimensions: 'none' }) });
  return renderSvg(scene, words && { title: titleOf(configuration, facts, words, side) });
}
