import { chosenNumbers } from '@fenestra/domain/configuration/choices/numbered-parts';
import { isDoor, productOf } from '@fenestra/domain/configuration/geometry/shape';
import { drawingFactsOf } from '@fenestra/domain/drawing/drawing-facts';
import { numberedScene } from '@fenestra/domain/drawing/numbered-scene';
import type { Scene } from '@fenestra/domain/drawing/scene';
import { withDecimals } from '@fenestra/i18n/numbers';
import { textsOf } from '@fenestra/i18n/texts-of';
import { drawScene, pointsPerPixel } from '@fenestra/platform/documents/draw-scene';
import { cellsHeight, type Column, type Paper } from '@fenestra/platform/documents/paper';
import { type Element, sizeOf } from './offered-element';

/** Points: the highest drawing, its distance from the box around it, the size of the facts below. */
const look = { highest: 240, inset: 10, facts: 9.5 } as const;
const decimals = withDecimals(2);

/** The drawing of both sides at one scale in a box as high as it needs, and the facts of the element below. */
export class Plate {
  readonly height: number;
  private readonly scene: Scene;
  private readonly boxHeight: number;

  constructor(
    private readonly element: Element,
    width: number,
  ) {
    this.scene = sceneOf(element, width - 2 * look.inset);
    this.boxHeight = this.scene.pixels.height * pointsPerPixel + 2 * look.inset;
    this.height = this.boxHeight + cellsHeight(look.facts);
  }

  draw(paper: Paper, { x, width }: Column): void {
    paper.box(x, paper.y, width, this.boxHeight);
    const across = this.scene.pixels.width * pointsPerPixel;
    drawScene(paper.pdf, this.scene, { x: x + (width - across) / 2, y: paper.y + look.inset, width: across });
    paper.y += this.boxHeight;
    paper.cells(factsOf(this.element), { x, width }, look.facts);
  }
}

function sceneOf({ offer: { configuration }, catalogue, shop }: Element, width: number): Scene {
  const { offer, parts } = textsOf(shop);
  const pixels = { width: Math.round(width / pointsPerPixel), height: Math.round(look.highest / pointsPerPixel) };
  return numberedScene(configuration, drawingFactsOf(configuration, catalogue), {
    pixels,
    side: 'inside',
    numbers: chosenNumbers(configuration, catalogue),
    caption: parts.outsideView,
    alike: { caption: offer.document.insideView },
  });
}

/** What is told of an element, name and value. How a door dampens noise is known of its glass only. */
export function factsOf({ offer, catalogue, shop }: Element) {
  const { configurator: texts } = textsOf(shop);
  const { width, height } = offer.configuration;
  const door = isDoor(productOf(offer.configuration, catalogue));
  const sound: (readonly [string, string])[] = door ? [] : [[texts.rw, `${offer.rw}\u00a0dB`]];
  return [
    [texts.frameSize, sizeOf(offer.configuration)],
    [texts.area, `${decimals.format((width * height) / 1e6)}\u00a0m²`],
    [door ? 'Ud' : 'Uw', `${decimals.format(offer.uw)}\u00a0W/m²K`],
    ...sound,
    [texts.weight, `${Math.round(offer.weightKg)}\u00a0kg`],
  ] as const;
}
