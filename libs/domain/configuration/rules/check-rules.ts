import type { SashRuleName } from '../../catalogue/sash-limits';
import { barPattern, paneBetweenBars, smallestPane } from '../geometry/bars';
import { type Field, sizeOf } from '../geometry/geometry';
import { isDark, limitsOf } from './limits';
import { accessoryViolation } from './check-accessories';
import { glassShare } from '../geometry/filling';
import { areaOf, entry, type Shape } from '../geometry/shape';
import { type Violation, violation } from './violation';
import { fieldKg } from '../physics/weight';

type Rule = (shape: Shape) => Violation | null;
type FieldRule = (field: Field, shape: Shape) => Violation | null;

/** The first broken rule, in the order of windows-domain 2.2; null when the product can be made. */
export function firstViolation(shape: Shape): Violation | null {
  for (const rule of rules) {
    const broken = rule(shape);
    if (broken) return broken;
  }
  return null;
}

/** One field after the other, from the left. */
const eachField =
  (rule: FieldRule): Rule =>
  (shape) => {
    for (const field of shape.geometry.fields) {
      const broken = rule(field, shape);
      if (broken) return broken;
    }
    return null;
  };

const rules: readonly Rule[] = [
  productSize,
  productArea,
  eachField(fieldWidth),
  eachField(sashSize),
  eachField(sashArea),
  eachField(ratio),
  eachField(outerPane),
  eachField(sashWeight),
  eachField(darkSash),
  eachField(hasGlass),
  eachField(ornamentPane),
  eachField(barsFit),
  accessoryViolation,
];

function productSize({ configuration, catalogue }: Shape): Violation | null {
  const { width, height } = configuration;
  const { widthMin, widthMax, heightMin, heightMax } = limitsOf(configuration, catalogue);
  if (outside(width, [widthMin, widthMax]))
    return violation('width-out-of-range', { width, min: widthMin, max: widthMax });
  if (outside(height, [heightMin, heightMax]))
    return violation('height-out-of-range', { height, min: heightMin, max: heightMax });
  return null;
}

function productArea({ configuration, product }: Shape): Violation | null {
  const area = squareMetres(configuration);
  return area > product.areaMax ? violation('area-too-large', { area: hundredths(area), max: product.areaMax }) : null;
}

function fieldWidth({ area, left, right, sash }: Field, { catalogue, geometry }: Shape): Violation | null {
  if (geometry.joints.length === 0) return null;
  const min = catalogue.data.limits.fieldWidth[sash ? 'sash' : 'fixed'];
  return right - left < min ? violation('field-too-narrow', { area, min }) : null;
}

function sashSize(field: Field, shape: Shape): Violation | null {
  const { width, height } = sizeOf(field.sash ?? field.daylight);
  const rule = field.sash ? sashRule(field, shape) : shape.catalogue.data.limits.fixedPane;
  const [widths, heights] = [rule.width, rule.height];
  const code = field.sash ? 'sash-width' : 'pane-size';
  if (outside(width, widths)) return violation(code, { area: field.area, min: widths[0], max: widths[1] });
  if (outside(height, heights))
    return violation(field.sash ? 'sash-height' : code, { area: field.area, min: heights[0], max: heights[1] });
  return null;
}

function sashArea(field: Field, shape: Shape): Violation | null {
  const max = field.sash && sashRule(field, shape).areaMax;
  const area = field.sash ? squareMetres(sizeOf(field.sash)) : 0;
  return max && area > max ? violation('sash-area', { area: field.area, squareMetres: hundredths(area), max }) : null;
}

function ratio(field: Field, shape: Shape): Violation | null {
  if (!field.sash) return fixedRatio(field, shape);
  const { width, height } = sizeOf(field.sash);
  const [min, max] = sashRule(field, shape).ratio;
  const actual = width / height;
  return outside(actual, [min, max])
    ? violation('sash-ratio', { area: field.area, ratio: hundredths(actual), min, max })
    : null;
}

function fixedRatio({ area, daylight }: Field, { catalogue }: Shape): Violation | null {
  const { ratioMax } = catalogue.data.limits.fixedPane;
  const { width, height } = sizeOf(daylight);
  const actual = Math.max(width / height, height / width);
  return actual > ratioMax ? violation('pane-ratio', { area, ratio: hundredths(actual), max: ratioMax }) : null;
}

/** Large panes need a thicker outer pane against wind. */
function outerPane(field: Field, shape: Shape): Violation | null {
  if (field.kind === 'leaf') return null;
  const { outerPane: steps, fixedPane } = shape.catalogue.data.limits;
  const area = squareMetres(field.pane);
  const step = steps.find(({ areaUpTo }) => area <= areaUpTo);
  if (!step)
    return violation('pane-area', { area: field.area, squareMetres: hundredths(area), max: fixedPane.areaMax });
  const { outerPane: has } = entry(shape.catalogue.glass, areaOf(shape, field).glass, 'glass');
  return has < step.min
    ? violation('outer-pane-too-thin', { area: field.area, squareMetres: hundredths(area), min: step.min })
    : null;
}

function sashWeight(field: Field, shape: Shape): Violation | null {
  if (!field.sash) return null;
  const max = Math.min(sashRule(field, shape).maxKg, shape.profile.maxSashKg);
  const kg = fieldKg(field, shape);
  return kg > max ? violation('sash-too-heavy', { area: field.area, kg: hundredths(kg), max }) : null;
}

function darkSash(field: Field, shape: Shape): Violation | null {
  if (!field.sash || !isDark(shape.configuration, shape.catalogue)) return null;
  const { width, height } = sizeOf(field.sash);
  const { sashHeightMax, widthPercent } = shape.catalogue.data.limits.darkFoil;
  const widthMax = Math.floor((sashRule(field, shape).width[1] * widthPercent) / 100);
  if (width > widthMax) return violation('dark-sash-width', { area: field.area, max: widthMax });
  return height > sashHeightMax ? violation('dark-sash-height', { area: field.area, max: sashHeightMax }) : null;
}

/** An ornament needs glass in the filling of a door, bars a filling that is all glass. */
function hasGlass(field: Field, shape: Shape): Violation | null {
  if (field.kind !== 'leaf') return null;
  const { ornament, bars } = areaOf(shape, field);
  const share = glassShare(field, shape);
  if (ornament !== null && share === 0) return violation('filling-without-glass', { area: field.area, ornament });
  return bars && share < 1 ? violation('filling-without-glass', { area: field.area, bars: bars.bars }) : null;
}

function ornamentPane(field: Field, shape: Shape): Violation | null {
  const { ornament: id, glass } = areaOf(shape, field);
  if (id === null || field.kind === 'leaf') return null;
  if (!entry(shape.catalogue.glass, glass, 'glass').takesOrnament)
    return violation('ornament-not-with-glass', { area: field.area, glass, ornament: id });
  const [longer, shorter] = entry(shape.catalogue.ornaments, id, 'ornament').maxPane;
  const sides = [field.pane.width, field.pane.height];
  return Math.max(...sides) > longer || Math.min(...sides) > shorter
    ? violation('ornament-pane-too-large', { area: field.area, ornament: id, longer, shorter })
    : null;
}

function barsFit(field: Field, shape: Shape): Violation | null {
  const { bars: chosen, glass } = areaOf(shape, field);
  if (!chosen) return null;
  const bars = entry(shape.catalogue.bars, chosen.bars, 'bars');
  const pattern = barPattern(chosen.pattern)!;
  const { cavity } = entry(shape.catalogue.glass, glass, 'glass');
  if (cavity < bars.cavityMin)
    return violation('bars-need-cavity', { area: field.area, bars: bars.id, min: bars.cavityMin });
  if (pattern.kind === 'vienna' && bars.width > viennaWidthMax)
    return violation('bars-pattern-width', { area: field.area, max: viennaWidthMax });
  const { width, height } = smallestPane(pattern, bars.width, sizeOf(field.daylight));
  return Math.min(width, height) < paneBetweenBars
    ? violation('bars-too-close', { area: field.area, bars: bars.id, min: paneBetweenBars })
    : null;
}

/** A Viennese frame is made of narrow bars only, mm. */
const viennaWidthMax = 18;

/** Balcony, door and slide sashes have one rule; sashes of windows one for each way of opening. */
function sashRule({ movement }: Field, { product, catalogue }: Shape) {
  const { sashes } = catalogue.data.limits;
  if (product.sashRules !== 'window') return sashes[product.sashRules];
  if (movement.tilt === 'middle') return sashes.turn;
  const name: SashRuleName = movement.passive
    ? 'stulp-passive'
    : movement.turn
      ? movement.tilt
        ? 'tilt-turn'
        : 'turn'
      : 'tilt';
  return sashes[name];
}

const outside = (value: number, [min, max]: readonly [number, number]): boolean => value < min || value > max;
const squareMetres = ({ width, height }: { width: number; height: number }): number => (width * height) / 1e6;
const hundredths = (value: number): number => Math.round(value * 100) / 100;
