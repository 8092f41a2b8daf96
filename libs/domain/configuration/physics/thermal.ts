import { barPattern, barsIn } from '../geometry/bars';
import { doorPanelOf } from '../geometry/door-panel';
import { type Field, sizeOf } from '../geometry/geometry';
import { areaOf, entry, type Shape } from '../geometry/shape';

/** ψ of metal bars in the cavity, W/mK (windows-domain 5.3). */
const barPsi = { double: 0.07, triple: 0.03 };
/** ψ of the edge of a door panel, W/mK. */
const panelPsi = 0.03;
/** The triple glass that the U values of fillings are told with, W/m²K: the filling that is all glass has no other. */
const fillingUg = 0.6;

/** Heat that a field lets through beside the frame: area in m², and W/K. */
type Loss = { readonly area: number; readonly loss: number };

/**
 * Uw (Ud of doors) in W/m²K by EN ISO 10077-1: glass area × Ug + frame area × Uf + glass edge × ψ, over the whole area
 * (windows-domain 5.1). Not rounded; show it with `shownUw`.
 */
export function uwOf(shape: Shape): number {
  const { width, height, fields } = shape.geometry;
  const whole = metres(width) * metres(height);
  const panes = fields.map((field) => (field.kind === 'leaf' ? panelLoss(field, shape) : glassLoss(field, shape)));
  const glazed = panes.reduce((sum, { area }) => sum + area, 0);
  const loss = panes.reduce((sum, pane) => sum + pane.loss, (whole - glazed) * shape.profile.uf);
  return loss / whole;
}

/** As it is declared: two significant digits (0.77, 1.2). */
export const shownUw = (uw: number): number => Number(uw.toPrecision(2));

function glassLoss(field: Field, shape: Shape): Loss {
  const { glass: glassId, spacer, bars } = areaOf(shape, field);
  const glass = entry(shape.catalogue.glass, glassId, 'glass');
  const { psi } = entry(shape.catalogue.spacers, spacer.spacer, 'spacer');
  const { area, edge } = daylightOf(field);
  const pattern = bars && barPattern(bars.pattern);
  const barLength = pattern ? metres(barsIn(pattern, sizeOf(field.daylight)).length) : 0;
  return { area, loss: area * glass.ug + edge * psi + barLength * barPsi[glass.type] };
}

function panelLoss(field: Field, shape: Shape): Loss {
  const { up, glassShare } = doorPanelOf(shape);
  const { ug } = entry(shape.catalogue.glass, areaOf(shape, field).glass, 'glass');
  const { area, edge } = daylightOf(field);
  return { area, loss: area * (up + glassShare * (ug - fillingUg)) + edge * panelPsi };
}

function daylightOf(field: Field): { area: number; edge: number } {
  const { width, height } = sizeOf(field.daylight);
  return { area: metres(width) * metres(height), edge: metres(2 * (width + height)) };
}

const metres = (millimetres: number): number => millimetres / 1000;
