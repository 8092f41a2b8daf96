import { Injectable } from '@nestjs/common';
import type { Catalogue } from '@fenestra/domain/catalogue/parse-catalogue';
import type { Configuration } from '@fenestra/domain/configuration/configuration';
import { drawingFactsOf } from '@fenestra/domain/drawing/drawing-facts';
import { renderSvg } from '@fenestra/domain/drawing/render-svg';
import { sceneOf } from '@fenestra/domain/drawing/scene-of';
import { pngOf } from '@fenestra/platform/drawing/raster';

/** Pixels at which a mail shows a drawing; it is drawn at twice that, for sharp screens. */
export const shownWidth = 112;
const drawnWidth = 2 * shownWidth;
/** About ten kilobytes each. */
const remembered = 300;

/** PNG drawings of what was ordered. The usual windows are ordered often, and painting one costs as much as the rest of a mail. */
@Injectable()
export class Drawings {
  private readonly kept = new Map<string, Promise<Buffer>>();

  /** The catalogue is the one that the configuration names. */
  of(configuration: Configuration, catalogue: Catalogue): Promise<Buffer> {
    const key = JSON.stringify(configuration);
    const kept = this.kept.get(key) ?? paint(configuration, catalogue);
    this.kept.delete(key); // to the end: the first is the one that was not asked for longest
    this.kept.set(key, kept);
    kept.catch(() => this.kept.delete(key));
    if (this.kept.size > remembered) this.kept.delete(this.kept.keys().next().value!);
    return kept;
  }
}

function paint(configuration: Configuration, catalogue: Catalogue): Promise<Buffer> {
  const facts = drawingFactsOf(configuration, catalogue);
  return pngOf(renderSvg(sceneOf(configuration, facts, { side: 'inside', pixels: { width: drawnWidth } })), drawnWidth);
}
