import { chosenNumbers } from '@fenestra/domain/configuration/choices/numbered-parts';
import { isDoor, productOf } from '@fenestra/domain/configuration/geometry/shape';
import { describe } from '@fenestra/domain/drawing/describe';
import { drawingFactsOf } from '@fenestra/domain/drawing/drawing-facts';
import { numberedScene } from '@fenestra/domain/drawing/numbered-scene';
import type { Scene } from '@fenestra/domain/drawing/scene';
import { withDecimals } from '@fenestra/i18n/numbers';
import { sizeFact } from '@fenestra/i18n/size-of';
import { textsOf } from '@fenestra/i18n/texts-of';
import { drawScene, pointsPerPixel } from '@fenestra/platform/documents/draw-scene';
import { drawFacts, factsHeight } from '@fenestra/platform/documents/facts';
import type { Column, Paper } from '@fenestra/platform/documents/paper';
import type { Element } from './offered-element';

/** Points: the highest drawing, beside a table or across the page, its distance from the box around it, the size of the facts below. */
const look = { highest: { beside: 190, across: 240 }, inset: 10, facts: 9.5 } as const;
const decimals = withDecimals(2);

/** The drawing of both sides at one scale in a box as high as it needs, and the facts of the element below. */
export class Plate {
  readonly height: number;
  private readonly scene: Scene;
  private readonly boxHeight: number;

  constructor(
    private readonly element: Element,
    width: number,
    place: keyof typeof look.highest,
  ) {
    this.scene = sceneOf(element, width - 2 * look.inset, look.highest[place]);
    this.boxHeight = this.scene.pixels.height * pointsPerPixel + 2 * look.inset;
    this.height = this.boxHeight + factsHeight(look.facts);
  }

  draw(paper: Paper, { x, width }: Column): void {
    paper.box(x, paper.y, width, this.boxHeight);
    const across = this.scene.pixels.width * pointsPerPixel;
    const place = { x: x + (width - across) / 2, y: paper.y + look.inset, width: across };
    const alt = wordsOf(this.element);
    paper.structure.leaf('Figure', () => drawScene(paper.pdf, this.scene, place), { alt });
    paper.y += this.boxHeight;
    drawFacts(paper, factsOf(this.element), { x, width }, look.facts);
  }
}

function sceneOf({ offer: { configuration }, catalogue, shop }: Element, width: number, highest: number): Scene {
  const { offer, parts } = textsOf(shop);
  const pixels = { width: Math.round(width / pointsPerPixel), height: Math.round(highest / pointsPerPixel) };
  return numberedScene(configuration, drawingFactsOf(configuration, catalogue), {
    pixels,
    side: 'inside',
    numbers: chosenNumbers(configuration, catalogue),
    caption: parts.outsideView,
    alike: { caption: offer.document.insideView },
  });
}

/** What the drawing shows, in words. */
export function wordsOf({ offer: { configuration }, catalogue, shop }: Element): string {
  return describe(configuration, drawingFactsOf(configuration, catalogue), textsOf(shop).drawing);
}

/** What is told of an element, name and value. How a door dampens noise is known of its glass only. */
export function factsOf({ offer, catalogue, shop }: Element) {
  const all = textsOf(shop);
  const { configurator: texts } = all;
  const { width, height } = offer.configuration;
  const door = isDoor(productOf(offer.configuration, catalogue));
  const sound: (readonly [string, string])[] =
    door || offer.rw === undefined ? [] : [[texts.rw, `${offer.rw}\u00a0dB`]];
  return [
    sizeFact(offer.configuration, all),
    [texts.area, `${decimals.format((width * height) / 1e6)}\u00a0m²`],
    [door ? 'Ud' : 'Uw', `${decimals.format(offer.uw)}\u00a0W/m²K`],
    ...sound,
    [texts.weight, `${Math.round(offer.weightKg)}\u00a0kg`],
  ] as const;
}
