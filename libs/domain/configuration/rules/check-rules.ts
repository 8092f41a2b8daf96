import { type Field, sizeOf } from '../geometry/geometry';
import type { Size } from '../geometry/rectangle';
import { isDark, limitsOf } from './limits';
import { accessoryViolation } from './check-accessories';
import { barsFit, hasGlass, ornamentPane, outerPane, spacerOfGlass } from './check-glazing';
import { exceededLimit, hundredths, squareMetres } from './exceeded-limit';
import { sashRule } from './sash-rule';
import type { Shape } from '../geometry/shape';
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
  transomPlace,
  eachField(sashSize),
  eachField(sashArea),
  eachField(ratio),
  eachField(outerPane),
  eachField(sashWeight),
  eachField(darkSash),
  eachField(hasGlass),
  eachField(spacerOfGlass),
  eachField(ornamentPane),
  eachField(barsFit),
  accessoryViolation,
];

function productSize({ configuration, catalogue }: Shape): Violation | null {
  const { width, height } = configuration;
  const { widthMin, widthMax, heightMin, heightMax } = limitsOf(configuration, catalogue);
  if (exceededLimit(width, [widthMin, widthMax]))
    return violation('width-out-of-range', { width, min: widthMin, max: widthMax });
  if (exceededLimit(height, [heightMin, heightMax]))
    return violation('height-out-of-range', { height, min: heightMin, max: heightMax });
  return null;
}

function productArea({ configuration, product: { areaMax: max } }: Shape): Violation | null {
  const area = squareMetres(configuration);
  return area > max ? violation('area-too-large', { squareMetres: hundredths(area), max }) : null;
}

/** Tells the limit of the sash where that is wider, so that who goes by it is not refused again. */
function fieldWidth(field: Field, shape: Shape): Violation | null {
  if (shape.geometry.joints.length === 0) return null;
  const least = shape.catalogue.data.limits.fieldWidth[field.sash ? 'sash' : 'fixed'];
  const width = field.right - field.left;
  if (width >= least) return null;
  const [rule] = sizeRule(field, shape).width;
  const min = Math.max(least, rule + aroundOf(field).width);
  return violation('field-too-narrow', { area: field.area, width, min });
}

/** Tells the limit of the sash or pane above the transom where that is wider. */
function transomPlace(shape: Shape): Violation | null {
  const { transomFromTop: least } = shape.catalogue.data.limits;
  const low = shape.geometry.fields.find(({ edges, bottom }) => edges.bottom === 'transom' && bottom < least);
  if (!low) return null;
  const min = Math.max(least, sizeRule(low, shape).height[0] + aroundOf(low).height);
  return violation('transom-too-high', { area: low.area, height: low.bottom, min });
}

function sashSize(field: Field, shape: Shape): Violation | null {
  const { width, height } = sizeOf(field.sash ?? field.daylight);
  const rule = sizeRule(field, shape);
  const around = aroundOf(field);
  const part = field.sash ? 'sash' : 'pane';
  const wrongWidth = exceededLimit(width, rule.width, around.width);
  if (wrongWidth) return violation(`${part}-width`, { area: field.area, width: width + around.width, ...wrongWidth });
  const wrongHeight = exceededLimit(height, rule.height, around.height);
  return wrongHeight
    ? violation(`${part}-height`, { area: field.area, height: height + around.height, ...wrongHeight })
    : null;
}

const sizeRule = (field: Field, shape: Shape) =>
  field.sash ? sashRule(field, shape) : shape.catalogue.data.limits.fixedPane;

/** What a field has around its sash or pane, mm. Sizes are told with it, as shoppers enter them and the drawing says them. */
function aroundOf({ left, top, right, bottom, sash, daylight }: Field): Size {
  const { width, height } = sizeOf(sash ?? daylight);
  return { width: right - left - width, height: bottom - top - height };
}

function sashArea(field: Field, shape: Shape): Violation | null {
  const max = field.sash && sashRule(field, shape).areaMax;
  const area = field.sash ? squareMetres(sizeOf(field.sash)) : 0;
  return max && area > max ? violation('sash-area', { area: field.area, squareMetres: hundredths(area), max }) : null;
}

function ratio(field: Field, shape: Shape): Violation | null {
  if (!field.sash) return fixedRatio(field, shape);
  const { width, height } = sizeOf(field.sash);
  const actual = width / height;
  const wrong = exceededLimit(actual, sashRule(field, shape).ratio);
  return wrong ? violation('sash-ratio', { area: field.area, ratio: hundredths(actual), ...wrong }) : null;
}

function fixedRatio({ area, daylight }: Field, { catalogue }: Shape): Violation | null {
  const { ratioMax } = catalogue.data.limits.fixedPane;
  const { width, height } = sizeOf(daylight);
  const actual = Math.max(width / height, height / width);
  return actual > ratioMax ? violation('pane-ratio', { area, ratio: hundredths(actual), max: ratioMax }) : null;
}

function sashWeight(field: Field, shape: Shape): Violation | null {
  if (!field.sash) return null;
  const max = Math.min(sashRule(field, shape).maxKg, shape.profile.maxSashKg);
  const kg = fieldKg(field, shape);
  return kg > max ? violation('sash-too-heavy', { area: field.area, kg: hundredths(kg), max }) : null;
}

function darkSash(field: Field, shape: Shape): Violation | null {
  if (!field.sash || !isDark(shape.configuration, shape.catalogue)) return null;
  const { area } = field;
  const { width, height } = sizeOf(field.sash);
  const { sashHeightMax, widthPercent } = shape.catalogue.data.limits.darkFoil;
  const widthMax = Math.floor((sashRule(field, shape).width[1] * widthPercent) / 100);
  const around = aroundOf(field);
  if (width > widthMax)
    return violation('dark-sash-width', { area, width: width + around.width, max: widthMax + around.width });
  return height > sashHeightMax
    ? violation('dark-sash-height', { area, height: height + around.height, max: sashHeightMax + around.height })
    : null;
}
