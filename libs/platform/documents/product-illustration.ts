import type { Catalogue } from '@fenestra/domain/catalogue/index-catalogue';
import type { Configuration } from '@fenestra/domain/configuration/configuration';
import { chosenNumbers } from '@fenestra/domain/configuration/choices/numbered-parts';
import { drawingFactsOf } from '@fenestra/domain/drawing/drawing-facts';
import { numberedScene } from '@fenestra/domain/drawing/numbered-scene';
import type { Scene } from '@fenestra/domain/drawing/scene';
import { drawScene, pointsPerPixel } from './draw-scene';
import { drawFacts, factsHeight } from './facts';
import type { Column, PdfWriter } from './pdf-writer';

/** What is drawn, by the catalogue that it names, and what is said of it. */
export type IllustratedProduct = {
  readonly configuration: Configuration;
  readonly catalogue: Catalogue;
  readonly words: {
    /** What the drawing shows. */
    readonly shows: string;
    readonly views: { readonly inside: string; readonly outside: string };
    readonly facts: readonly (readonly [name: string, value: string])[];
  };
};

/** Points: the highest drawing, beside a table or across the page, its distance from the box around it, the size of the facts below. */
const layout = { highest: { beside: 190, across: 240 }, inset: 10, facts: 9.5 } as const;

/** The drawing of both sides at one scale in a box as high as it needs, and the facts of the product below. */
export class ProductIllustration {
  readonly height: number;
  private readonly scene: Scene;
  private readonly boxHeight: number;

  constructor(
    private readonly writer: PdfWriter,
    private readonly drawn: IllustratedProduct,
    width: number,
    place: keyof typeof layout.highest,
  ) {
    this.scene = sceneOf(drawn, width - 2 * layout.inset, layout.highest[place]);
    this.boxHeight = this.scene.pixels.height * pointsPerPixel + 2 * layout.inset;
    this.height = this.boxHeight + factsHeight(writer, drawn.words.facts, width, layout.facts);
  }

  draw({ x, width }: Column): void {
    const { writer } = this;
    writer.box(x, writer.y, width, this.boxHeight);
    const across = this.scene.pixels.width * pointsPerPixel;
    const place = { x: x + (width - across) / 2, y: writer.y + layout.inset, width: across };
    const { shows, facts } = this.drawn.words;
    writer.structure.leaf('Figure', () => drawScene(writer.pdf, this.scene, place), { alt: shows });
    writer.y += this.boxHeight;
    drawFacts(writer, facts, { x, width }, layout.facts);
  }
}

function sceneOf(
  { configuration, catalogue, words: { views } }: IllustratedProduct,
  width: number,
  highest: number,
): Scene {
  const pixels = { width: Math.round(width / pointsPerPixel), height: Math.round(highest / pointsPerPixel) };
  return numberedScene(configuration, drawingFactsOf(configuration, catalogue), {
    pixels,
    side: 'inside',
    numbers: chosenNumbers(configuration, catalogue),
    caption: views.outside,
    alike: { caption: views.inside },
  });
}
