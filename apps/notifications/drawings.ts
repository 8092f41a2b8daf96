import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
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

type Subject = { readonly configuration: Configuration; readonly catalogue: Catalogue; readonly width: number };

/** PNG drawings of what was ordered. The usual windows are ordered often, and painting one costs as much as the rest of a mail. */
@Injectable()
export class Drawings {
  private readonly painted = new LRUCache<string, Buffer, Subject>({
    max: remembered,
    fetchMethod: (_key, _stale, { context }) => paint(context),
  });

  /** The catalogue is the one that the configuration names; `width` is in pixels. */
  of(configuration: Configuration, catalogue: Catalogue, width = drawnWidth): Promise<Buffer> {
    const key = `${width} ${JSON.stringify(configuration)}`;
    return this.painted.forceFetch(key, { context: { configuration, catalogue, width } });
  }
}

function paint({ configuration, catalogue, width }: Subject): Promise<Buffer> {
  const facts = drawingFactsOf(configuration, catalogue);
  return pngOf(renderSvg(sceneOf(configuration, facts, { side: 'inside', pixels: { width } })), width);
}
