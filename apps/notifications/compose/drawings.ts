import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import type { Catalogue } from '@fenestra/domain/catalogue/index-catalogue';
import type { Configuration } from '@fenestra/domain/configuration/configuration';
import { drawingFactsOf } from '@fenestra/domain/drawing/drawing-facts';
import { renderSvg } from '@fenestra/domain/drawing/render-svg';
import type { View } from '@fenestra/domain/drawing/scene';
import { sceneOf } from '@fenestra/domain/drawing/scene-of';
import { renderPng } from '@fenestra/platform/drawing/raster';

/** Pixels at which a list in a mail shows a drawing; it is drawn at twice that, for sharp screens, without figures that nobody could read. */
export const thumbnailWidthPx = 112;
const thumbnailOptions: DrawingOptions = { layoutWidthPx: 2 * thumbnailWidthPx, density: 1, dimensions: 'none' };
/** About ten kilobytes each. */
const maxCached = 300;

/** Lines and figures are made for that many pixels across, each of which is `density` pixels of the picture. */
type DrawingOptions = {
  readonly layoutWidthPx: number;
  readonly density: number;
  readonly dimensions?: View['dimensions'];
};
type Subject = {
  readonly configuration: Configuration;
  readonly catalogue: Catalogue;
  readonly options: DrawingOptions;
};

/** PNG drawings of what was ordered. The usual windows are ordered often, and painting one costs as much as the rest of a mail. */
@Injectable()
export class Drawings {
  private readonly cache = new LRUCache<string, Buffer, Subject>({
    max: maxCached,
    fetchMethod: (_key, _stale, { context }) => renderDrawing(context),
  });

  /** The catalogue is the one that the configuration names. */
  of(configuration: Configuration, catalogue: Catalogue, options = thumbnailOptions): Promise<Buffer> {
    const key = JSON.stringify([options, configuration]);
    return this.cache.forceFetch(key, { context: { configuration, catalogue, options } });
  }
}

function renderDrawing({ configuration, catalogue, options }: Subject): Promise<Buffer> {
  const { layoutWidthPx, density, dimensions } = options;
  const facts = drawingFactsOf(configuration, catalogue);
  const view: View = { side: 'inside', pixels: { width: layoutWidthPx }, ...(dimensions && { dimensions }) };
  return renderPng(renderSvg(sceneOf(configuration, facts, view)), layoutWidthPx * density);
}
