import type { Configuration } from '../configuration/configuration';
import { circles } from './leaders';
import { transformLayer } from './transform-layer';
import {
  gap,
  hasOneColumn,
  isRow,
  type NumberedView,
  reachOf,
  room,
  roomBelow,
  type Shown,
  showsBoth,
} from './numbered-margins';
import { insideView, outsideView } from './numbered-sides';
import type { DrawingFacts, Scene } from './scene';
import { framed } from './view-at-scale';

/** The outside is smaller by this factor, unless both are alike. */
const small = 0.43;
/** What is wider than so many heights is larger with one side of it below the other. */
const longFrom = 2.5;

/**
 * The product with the numbers of its parts list: the inside view between two columns of numbers with the width below, the
 * outside view with its numbers below and the height beside, or below it where a long product is shown alike. Leaders never cross
 * each other or a dimension.
 */
export function numberedScene(configuration: Configuration, facts: DrawingFacts, view: NumberedView): Scene {
  const shown = { configuration, facts, view };
  if (view.alike && configuration.width > longFrom * configuration.height) return oneBelowTheOther(shown);
  if (showsBoth(view)) return both(shown);
  return view.side === 'inside' ? insideOnly(shown) : outsideOnly(shown);
}

function both(shown: Shown): Scene {
  const { width } = shown.configuration;
  const { alike } = shown.view;
  const scale = alike ? 1 : small;
  const size = alike || isRow(shown) ? circles.compact : circles.full;
  const fixed = 2 * room.edge + columnsOf(shown) * (2 * size.radius + gap.pixels) + room.between + room.beside;
  const unit = unitFor(shown, width + 2 * gap.mm + scale * (width + 2 * reachOf(shown, 'outside').beside), fixed);
  const inside = insideView(shown, unit, size);
  const outside = outsideView(shown, unit / scale, size);
  const move = [inside.box[2] + room.between * unit - scale * outside.box[0], 0] as const;
  const right = move[0] + scale * outside.box[2];
  const bottom = Math.max(inside.box[3], scale * outside.box[3]);
  const layers = [...inside.layers, ...outside.layers.map((layer) => transformLayer(layer, 'outside', scale, move))];
  const top = Math.min(inside.box[1], scale * outside.box[1]);
  return framed(inside.scene, layers, unit, [inside.box[0], top, right, bottom]);
}

function oneBelowTheOther(shown: Shown): Scene {
  const size = circles.compact;
  const fixed = 2 * room.edge + columnsOf(shown) * (2 * size.radius + gap.pixels) + room.beside;
  const unit = unitFor(shown, shown.configuration.width + 2 * gap.mm, fixed);
  const [inside, outside] = [insideView(shown, unit, size), outsideView(shown, unit, size)];
  const below = inside.box[3] + room.edge * unit - outside.box[1];
  const layers = [...inside.layers, ...outside.layers.map((layer) => transformLayer(layer, 'outside', 1, [0, below]))];
  const [left, right] = [Math.min(inside.box[0], outside.box[0]), Math.max(inside.box[2], outside.box[2])];
  return framed(inside.scene, layers, unit, [left, inside.box[1], right, below + outside.box[3]]);
}

function insideOnly(shown: Shown): Scene {
  const { radius } = circles.compact;
  const fixed = 2 * room.edge + columnsOf(shown) * (2 * radius + gap.pixels);
  const unit = unitFor(shown, shown.configuration.width + 2 * gap.mm, fixed);
  const { scene, layers, box } = insideView(shown, unit, circles.compact);
  return framed(scene, layers, unit, box);
}

function outsideOnly(shown: Shown): Scene {
  const fixed = 2 * room.edge + room.beside;
  const unit = unitFor(shown, shown.configuration.width + 2 * reachOf(shown, 'outside').beside, fixed);
  const { scene, layers, box } = outsideView(shown, unit, circles.compact);
  const [left, ...others] = box;
  return framed(scene, layers, unit, [left - room.edge * unit, ...others]);
}

/** Columns of numbers beside the inside view. */
function columnsOf(shown: Shown): number {
  if (isRow(shown)) return 0;
  return hasOneColumn(shown.view) ? 1 : 2;
}

/** mm per pixel, so that `across` mm and `fixed` pixels fit the width, and the product with a dimension the height. */
function unitFor(shown: Shown, across: number, fixed: number): number {
  const { configuration, view } = shown;
  const { width, height = Infinity } = view.pixels;
  const above = isRow(shown) ? { mm: gap.mm, pixels: gap.pixels + 2 * circles.compact.radius } : { mm: 0, pixels: 0 };
  const reach = reachOf(shown, 'outside');
  const down = configuration.height + Math.max(above.mm, reach.above) + reach.below;
  const left = height - 2 * room.edge - above.pixels - roomBelow(shown);
  return Math.max(across / Math.max(8, width - fixed), down / Math.max(8, left));
}
