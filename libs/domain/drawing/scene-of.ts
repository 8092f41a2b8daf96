import type { Configuration } from '../configuration/configuration';
import { base, sill } from './below-layers';
import { dimensionChains } from './dimension-chains';
import { fields } from './field-layers';
import { handles, hinges } from './fittings';
import { shade } from './foil';
import { contour, frame, mullions, stulps, threshold } from './frame-layers';
import { highlights, measuredOpening, numbers, targetsOf } from './marks';
import { nets } from './net';
import type { DrawingFacts, Paint, Scene, View } from './scene';
import { sheetOf } from './sheet';
import { symbols } from './symbols';

/** The drawing of a product, seen from one side at one size on screen. The same input always gives the same scene. */
export function sceneOf(configuration: Configuration, facts: DrawingFacts, view: View): Scene {
  const sheet = sheetOf(configuration, facts, view);
  const { geometry, side, unit, viewBox } = sheet;
  const targets = targetsOf(geometry, side, configuration.areas);
  const under = [base, sill, frame, mullions, fields, stulps, nets, threshold, contour].flatMap((draw) => draw(sheet));
  const over = [symbols, hinges, handles, measuredOpening, dimensionChains].flatMap((draw) => draw(sheet));
  return {
    side,
    viewBox,
    unit,
    pixels: { width: Math.round(viewBox[2] / unit), height: Math.round(viewBox[3] / unit) },
    outer: { width: geometry.width, height: geometry.height },
    glass: glassOf(facts),
    layers: [...under, ...highlights(sheet, targets), ...over, ...numbers(sheet, targets)],
    targets,
  };
}

/** Without a brand the glass has the fill of the specification, fading downwards (CFGDATA-11). */
function glassOf({ fills }: DrawingFacts): readonly [Paint, Paint] {
  return fills ? [fills.outer, shade(fills.outer, 0.55)] : ['glass-top', 'glass-bottom'];
}
