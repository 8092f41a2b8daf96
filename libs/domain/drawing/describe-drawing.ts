import type { Configuration } from '../configuration/configuration';
import { elementsOf, rowOf } from '../configuration/assembly/elements';
import { type Field, type Geometry, geometryOf } from '../configuration/geometry/geometry';
import { thousands } from './dimension-chains';
import type { DrawingFacts, Side } from './scene';
import { rowsIn, geometryFrom } from './view-side';
import type { Noun, Way, DescriptionTexts } from './description-texts';

type Facts = Pick<DrawingFacts, 'layout' | 'typ' | 'threshold' | 'elements'>;

/** The drawing in one sentence without full stop: kind of product, hinges, size, view side; its title. */
export function titleOf(
  configuration: Configuration,
  facts: Facts,
  words: DescriptionTexts,
  side: Side = 'inside',
): string {
  const { assembly } = configuration;
  const phrases = assembly
    ? [words.assembly[assembly.elements.length]!]
    : productPhrases(seen(configuration, facts, side), facts, words);
  return capitalised([...phrases, sizeText(configuration), words.view[side]].join(', '));
}

const sizeText = ({ width, height }: Configuration): string =>
  `${thousands(width)}\u00a0×\u00a0${thousands(height)}\u00a0mm`;

/**
 * The drawing in words for those who do not see it: its title, then sash by sash from left to right. Left and right are
 * those of the view, as on the drawing; a sash keeps its number.
 */
export function describeDrawing(
  configuration: Configuration,
  facts: Facts,
  words: DescriptionTexts,
  side: Side = 'inside',
): string {
  const sentences = facts.elements
    ? elementSentences(configuration, facts.elements, words, side)
    : sashSentences(seen(configuration, facts, side), words, side);
  return [titleOf(configuration, facts, words, side), ...sentences].map((one) => `${capitalised(one)}.`).join(' ');
}

/** How a product opens, seen from the room: sash by sash with its hinges and handle. A light above or below is not among them. */
export function openingWords(configuration: Configuration, facts: Facts, words: DescriptionTexts): string {
  const row = rowsIn(seen(configuration, facts, 'inside'))[0]!;
  const isDivided = row.length > 1;
  const sashes = row.map((field, position) => {
    const name = isDivided ? `${fieldName(field, words)}${placePhrase(position, row.length, words)}: ` : '';
    return name + fieldPhrases(field, words, 'inside').join(', ');
  });
  return [...sashes, words.view.inside].join(isDivided ? '; ' : ', ');
}

/** An assembly is told element by element, from the left of the view: what it is, its size, then its sashes. */
function elementSentences(
  configuration: Configuration,
  facts: readonly Facts[],
  words: DescriptionTexts,
  side: Side,
): string[] {
  const elements = elementsOf(configuration);
  const row = rowOf(configuration).length;
  const order = elements.map((_, i) => i);
  const beside = side === 'inside' ? order.slice(0, row) : order.slice(0, row).toReversed();
  return [...beside, ...order.slice(row)].flatMap((n, position) => {
    const [element, own] = [elements[n]!, facts[n]!];
    const geometry = seen(element, own, side);
    const place = n >= row ? ` ${words.place.above}` : placePhrase(position, row, words);
    const sashes = sashSentences(geometry, words, side);
    const single = geometry.fields.length === 1;
    const phrases = [...productPhrases(geometry, own, words), sizeText(element), ...(single ? sashes : [])];
    return [`${words.element(n + 1)}${place}: ${phrases.join(', ')}`, ...(single ? [] : sashes)];
  });
}

function seen(configuration: Configuration, facts: Facts, side: Side): Geometry {
  return geometryFrom(geometryOf(configuration, facts.layout, facts), side);
}

const nouns: Readonly<Record<string, Noun>> = {
  O: 'window',
  B: 'balcony',
  E: 'entrance',
  D: 'side',
  P: 'slide',
  R: 'roof',
};

function productPhrases(geometry: Geometry, { typ }: Facts, text: DescriptionTexts): string[] {
  const [fields, light] = rowsIn(geometry);
  const over = light?.map(({ place }) => (place === 'main' ? '' : text.withLight[place])) ?? [];
  return [...rowPhrases(fields!, geometry.joints, nouns[typ] ?? 'window', text), ...over];
}

function rowPhrases(fields: readonly Field[], joints: Geometry['joints'], key: Noun, text: DescriptionTexts): string[] {
  const noun = text.nouns[key];
  const [first] = fields;
  if (key === 'slide' || !first) return [noun];
  const opens = first.kind === 'leaf' ? [text.opens[first.movement.outward ? 'out' : 'in']] : [];
  if (fields.length > 1) {
    const each = fields.every(({ sash }) => sash !== null) ? 'sashes' : 'fields';
    const divided = text.divided[key][each][fields.length]!;
    return [first.kind === 'leaf' ? divided : `${divided} ${jointPhrase(joints, text)}`, ...opens];
  }
  const name = first.kind === 'leaf' ? text.leaf(noun) : text.single[key][wayOf(first)];
  return [name, ...opens, ...hingePhrase(first, text)];
}

function jointPhrase(joints: Geometry['joints'], { joints: text }: DescriptionTexts): string {
  const mullions = joints.filter(({ kind }) => kind === 'mullion').length;
  if (mullions === 0) return text.stulp;
  if (joints.some(({ kind }) => kind === 'stulp')) return text.both;
  return mullions > 1 ? text.mullions : text.mullion;
}

function wayOf({ movement: { turn, tilt, slide } }: Field): Way {
  if (slide) return 'slide';
  if (turn) return tilt ? 'tilt-turn' : 'turn';
  if (!tilt) return 'fixed';
  return ({ top: 'top-hung', bottom: 'tilt', middle: 'pivot' } as const)[tilt];
}

function hingePhrase({ movement }: Field, text: DescriptionTexts): string[] {
  return movement.turn ? [text.hinges[movement.turn]] : [];
}

/** A product with one sash has said everything but the handle in its title. */
function sashSentences(geometry: Geometry, text: DescriptionTexts, side: Side): string[] {
  const { fields } = geometry;
  if (fields.length === 1) return handlePhrase(fields[0]!, text, side);
  return rowsIn(geometry).flatMap((row) =>
    row.map((field, position) => {
      const name = `${fieldName(field, text)}${placePhrase(position, row.length, text)}`;
      return `${name}: ${fieldPhrases(field, text, side).join(', ')}`;
    }),
  );
}

function fieldName({ index, place, sash }: Field, text: DescriptionTexts): string {
  const number = index + 1;
  if (place !== 'main') return `${text.light[place]} (${number})`;
  return sash ? text.sash(number) : text.field(number);
}

/** A light says how high it is: the title has the height of the whole. */
function fieldPhrases(field: Field, text: DescriptionTexts, side: Side): string[] {
  const { kind, movement, place, top, bottom } = field;
  return [
    kind === 'leaf' ? text.opens[movement.outward ? 'out' : 'in'] : text.ways[wayOf(field)],
    ...hingePhrase(field, text),
    ...(movement.slide ? [text.slides[movement.slide]] : []),
    ...handlePhrase(field, text, side),
    ...(place === 'main' ? [] : [`${thousands(bottom - top)}\u00a0mm`]),
  ];
}

function placePhrase(position: number, count: number, { place }: DescriptionTexts): string {
  if (count === 1) return '';
  if (position === 0) return ` ${place.left}`;
  if (position === count - 1) return ` ${place.right}`;
  return count === 3 ? ` ${place.middle}` : '';
}

/** Window handles are not seen from outside. */
function handlePhrase(
  { sash, hardware, movement, kind }: Field,
  { handle: text }: DescriptionTexts,
  side: Side,
): string[] {
  const { handle } = hardware;
  if (!sash || (side === 'outside' && kind !== 'leaf')) return [];
  if (!handle) return [text.none];
  if (handle.points === 'right' && kind === 'sash') return [movement.tilt === 'top' ? text.bottom : text.top];
  return [text[handle.at[0] < (sash[0] + sash[2]) / 2 ? 'left' : 'right']];
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
