import type { Catalogue } from '@fenestra/domain/catalogue/index-catalogue';
import { applyChange } from '@fenestra/domain/configuration/apply-change';
import { newAssembly } from '@fenestra/domain/configuration/assembly/new-assembly';
import type { Change } from '@fenestra/domain/configuration/change';
import { isChosen, partsOf } from '@fenestra/domain/configuration/choices/numbered-parts';
import type { Configuration } from '@fenestra/domain/configuration/configuration';
import { defaultsOf } from '@fenestra/domain/configuration/new-configuration';
import { drawingFactsOf } from '@fenestra/domain/drawing/drawing-facts';
import { numberedScene } from '@fenestra/domain/drawing/numbered-scene';
import type { Scene, View } from '@fenestra/domain/drawing/scene';
import { sceneOf } from '@fenestra/domain/drawing/scene-of';

/** One drawing of the gallery; a choice that the rules refuse shows the rule instead. */
export type Plate = { readonly caption: string } & ({ readonly scene: Scene } | { readonly refused: string });
export type Room = { readonly title: string; readonly plates: readonly Plate[] };

export const inside: View = { side: 'inside', pixels: { width: 320 } };
export const outside: View = { side: 'outside', pixels: { width: 320 } };

/** A product or an assembly as it starts. */
export function started(code: string, catalogue: Catalogue): Configuration {
  const template = catalogue.assemblies.get(code);
  return template ? newAssembly(template, catalogue) : defaultsOf(catalogue.products.get(code)!, catalogue);
}

export type Draw = (configuration: Configuration, catalogue: Catalogue) => Scene;

export const seen =
  (view: View): Draw =>
  (configuration, catalogue) =>
    sceneOf(configuration, drawingFactsOf(configuration, catalogue), view);

/** With the numbers of its parts list, as beside the accessories. */
export const numbered =
  (pixels: View['pixels'], side: View['side'] = 'inside'): Draw =>
  (configuration, catalogue) => {
    const parts = partsOf(configuration, catalogue).map((part, i) => ({ part, number: i + 1 }));
    const numbers = parts.filter(({ part }) => isChosen(part, configuration));
    const elementNames = configuration.assembly?.elements.map((_, i) => `prvek ${i + 1}`);
    const view = { pixels, side, numbers, caption: 'pohled zvenku', ...(elementNames && { elementNames }) };
    return numberedScene(configuration, drawingFactsOf(configuration, catalogue), view);
  };

export function tried(
  caption: string,
  draw: Draw,
  start: Configuration,
  changes: readonly Change[],
  catalogue: Catalogue,
): Plate {
  let configuration = start;
  for (const change of changes) {
    const changed = applyChange(change, configuration, catalogue);
    if (!changed.ok) return { caption, refused: String(changed.details?.['code']) };
    configuration = changed.value;
  }
  return { caption, scene: draw(configuration, catalogue) };
}
