import type { Catalogue } from '@fenestra/domain/catalogue/index-catalogue';
import type { Configuration } from '@fenestra/domain/configuration/configuration';
import { drawingFactsOf } from '@fenestra/domain/drawing/drawing-facts';
import type { Scene } from '@fenestra/domain/drawing/scene';
import { sceneOf } from '@fenestra/domain/drawing/scene-of';
import { drawScene } from './draw-scene';
import type { PdfWriter } from './pdf-writer';

/** What is drawn, by the catalogue that it names, and what that shows, in words. */
type Drawn = { readonly configuration: Configuration; readonly catalogue: Catalogue; readonly shows: string };

/** Pixels for which the drawing is laid out: in fewer it has no signs of how it opens. */
const laidOutFor = 150;

/** A small drawing of the inside without dimensions, for a row of a table; no wider and no higher than `side` points. */
export class Thumbnail {
  readonly height: number;
  private readonly scene: Scene;
  private readonly shows: string;
  private readonly width: number;

  constructor(
    { configuration, catalogue, shows }: Drawn,
    private readonly side: number,
  ) {
    const facts = { ...drawingFactsOf(configuration, catalogue), baseProfile: 0 };
    this.width = side * Math.min(1, configuration.width / configuration.height);
    this.scene = sceneOf(configuration, facts, { side: 'inside', pixels: { width: laidOutFor }, dimensions: 'none' });
    const [, , across, down] = this.scene.viewBox;
    this.height = (this.width * down) / across;
    this.shows = shows;
  }

  /** In the middle of its side across. */
  draw({ pdf, structure }: PdfWriter, x: number, y: number): void {
    const place = { x: x + (this.side - this.width) / 2, y, width: this.width };
    structure.leaf('Figure', () => drawScene(pdf, this.scene, place), { alt: this.shows });
  }
}
