import type { Configuration } from '../configuration/configuration';
import { areaNumbers } from '../configuration/assembly/elements';
import { drawAssembly, type DrawnProduct } from './assembly-layers';
import { base, sill } from './base-and-sill-layers';
import { dimensionChains } from './dimension-chains';
import { fields } from './field-layers';
import { handles, hinges } from './fittings';
import { shade } from './foil';
import { contour, frame, threshold } from './frame-layers';
import { mullions, floatingMullions, transoms } from './mullion-layers';
import { highlights, measuredOpening, numbers, targetsOf } from './marks';
import { insectScreens } from './insect-screen';
import { flashing } from './roof-window';
import type { DrawingFacts, Paint, Scene, View } from './scene';
import { limitMarkers } from './limit-markers';
import type { Sheet } from './sheet';
import { sheetOf } from './sheet-of';
import { widthMismatch } from './width-mismatch';
import { symbols } from './symbols';

/** The drawing of a product, seen from one side at one size on screen. The same input always gives the same scene. */
export function sceneOf(configuration: Configuration, facts: DrawingFacts, view: View): Scene {
  const sheet = sheetOf(configuration, facts, view);
  const { layers, targets } = configuration.assembly ? drawAssembly(sheet, productOn) : productOn(sheet);
  const { geometry, side, unit, viewBox } = sheet;
  return {
    side,
    viewBox,
    unit,
    pixels: { width: Math.round(viewBox[2] / unit), height: Math.round(viewBox[3] / unit) },
    outer: { width: geometry.width, height: geometry.height },
    glass: glassOf(facts),
    layers: [
      ...layers,
      ...[measuredOpening, widthMismatch, limitMarkers, dimensionChains].flatMap((draw) => draw(sheet)),
      ...numbers(sheet, targets),
    ],
    targets,
  };
}

/** What belongs to the product itself, from its base profile to its handles. */
function productOn(sheet: Sheet): DrawnProduct {
  const targets = targetsOf(sheet.geometry, sheet.side, areaNumbers(sheet.configuration));
  const under = [
    base,
    flashing,
    sill,
    frame,
    mullions,
    transoms,
    fields,
    floatingMullions,
    insectScreens,
    threshold,
    contour,
  ].flatMap((draw) => draw(sheet));
  const over = [symbols, hinges, handles].flatMap((draw) => draw(sheet));
  return { layers: [...under, ...highlights(sheet, targets), ...over], targets };
}

/** Without a brand the glass has the fill of the specification, fading downwards (CFGDATA-11). */
function glassOf({ fills }: DrawingFacts): readonly [Paint, Paint] {
  return fills ? [fills.outer, shade(fills.outer, 0.55)] : ['glass-top', 'glass-bottom'];
}
