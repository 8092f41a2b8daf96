import { barPattern, paneBetweenBars, smallestPane } from '../geometry/bars';
import { glassShare } from '../geometry/door-panel';
import { type Field, sizeOf } from '../geometry/geometry';
import { includedSpacer } from '../new-configuration';
import { areaOf, entry, type Shape } from '../geometry/shape';
import { hundredths, squareMetres } from './exceeded-limit';
import { type Violation, violation } from './violation';

/** Large panes need a thicker outer pane against wind. */
export function outerPane(field: Field, shape: Shape): Violation | null {
  if (field.kind === 'leaf') return null;
  const { outerPane: steps, fixedPane } = shape.catalogue.data.limits;
  const area = squareMetres(field.pane);
  const step = steps.find(({ areaUpTo }) => area <= areaUpTo);
  if (!step)
    return violation('pane-area', { area: field.area, squareMetres: hundredths(area), max: fixedPane.areaMax });
  const { outerPane: thickness } = entry(shape.catalogue.glass, areaOf(shape, field).glass, 'glass');
  return thickness < step.min
    ? violation('outer-pane-too-thin', { area: field.area, squareMetres: hundredths(area), thickness, min: step.min })
    : null;
}

/** Where a glass has a spacer of its own, that one is the included one. */
export function spacerOfGlass(field: Field, shape: Shape): Violation | null {
  const { glass, spacer } = areaOf(shape, field);
  if (entry(shape.catalogue.glass, glass, 'glass').takesSpacer !== false) return null;
  return spacer.spacer === includedSpacer(shape.profile.id, glass, shape.catalogue).spacer
    ? null
    : violation('spacer-not-with-glass', { area: field.area, glass, spacer: spacer.spacer });
}

/** An ornament needs glass in the filling of a door, bars a filling that is all glass. */
export function hasGlass(field: Field, shape: Shape): Violation | null {
  if (field.kind !== 'leaf') return null;
  const { ornament, bars } = areaOf(shape, field);
  const share = glassShare(field, shape);
  if (ornament !== null && share === 0) return violation('filling-without-glass', { area: field.area, ornament });
  return bars && share < 1 ? violation('filling-without-glass', { area: field.area, bars: bars.bars }) : null;
}

export function ornamentPane(field: Field, shape: Shape): Violation | null {
  const { ornament: id, glass } = areaOf(shape, field);
  if (id === null || field.kind === 'leaf') return null;
  if (!entry(shape.catalogue.glass, glass, 'glass').takesOrnament)
    return violation('ornament-not-with-glass', { area: field.area, glass, ornament: id });
  const [longer, shorter] = entry(shape.catalogue.ornaments, id, 'ornament').maxPane;
  const { width, height } = field.pane;
  return Math.max(width, height) > longer || Math.min(width, height) > shorter
    ? violation('ornament-pane-too-large', { area: field.area, ornament: id, width, height, longer, shorter })
    : null;
}

export function barsFit(field: Field, shape: Shape): Violation | null {
  const { bars: chosen, glass } = areaOf(shape, field);
  if (!chosen) return null;
  const bars = entry(shape.catalogue.bars, chosen.bars, 'bars');
  const pattern = barPattern(chosen.pattern)!;
  const { cavity } = entry(shape.catalogue.glass, glass, 'glass');
  if (cavity < bars.cavityMin)
    return violation('bars-need-cavity', { area: field.area, bars: bars.id, cavity, min: bars.cavityMin });
  if (pattern.kind === 'vienna' && bars.width > viennaWidthMax)
    return violation('bars-pattern-width', { area: field.area, width: bars.width, max: viennaWidthMax });
  const { width, height } = smallestPane(pattern, bars.width, sizeOf(field.daylight));
  const gap = Math.max(0, Math.floor(Math.min(width, height)));
  return gap < paneBetweenBars
    ? violation('bars-too-close', { area: field.area, bars: bars.id, gap, min: paneBetweenBars })
    : null;
}

/** A Viennese frame is made of narrow bars only, mm. */
const viennaWidthMax = 18;
