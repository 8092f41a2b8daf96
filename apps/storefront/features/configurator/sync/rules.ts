import type { Catalogue } from '@fenestra/domain/catalogue/index-catalogue';
import { applyChange, previewChange } from '@fenestra/domain/configuration/apply-change';
import { rowOf } from '@fenestra/domain/configuration/assembly/elements';
import { canJoin } from '@fenestra/domain/configuration/assembly/change-elements';
import { defaultCompensatingElement } from '@fenestra/domain/configuration/assembly/compensated-sizes';
import type { Change } from '@fenestra/domain/configuration/change';
import { sideEffectsOf } from '@fenestra/domain/configuration/changes/side-effects';
import { combineChanges } from '@fenestra/domain/configuration/changes/combine-changes';
import { tabsOf } from '@fenestra/domain/configuration/choices/accessory-tabs';
import { isChosen, partsOf } from '@fenestra/domain/configuration/choices/numbered-parts';
import type { Configuration } from '@fenestra/domain/configuration/configuration';
import { entry, shapeOf } from '@fenestra/domain/configuration/geometry/shape';
import { fieldSizes } from '@fenestra/domain/configuration/geometry/field-sizes';
import { equalAxes, sizeOf } from '@fenestra/domain/configuration/geometry/geometry';
import type { Size } from '@fenestra/domain/configuration/geometry/rectangle';
import {
  meantInCentimetres,
  suspicionOf,
  type Judgement,
  type Typed,
} from '@fenestra/domain/configuration/geometry/suspect-size';
import { limitsOf } from '@fenestra/domain/configuration/rules/limits';
import { transomLightLimits } from '@fenestra/domain/configuration/rules/transom-light-limits';
import { isViolation } from '@fenestra/domain/configuration/rules/violation';
import { heightAmong } from '@fenestra/domain/drawing/locate-dimension';
import { violatedDimensions } from '@fenestra/domain/drawing/violated-dimensions';
import { isEqual } from '@fenestra/domain/is-equal';
import { accept } from '@fenestra/domain/result';

/**
 * The rules of the shop with the catalogue that they judge by: what the page can tell without the server. They come beside
 * the catalogue, after the first paint (decision 39).
 */
export function rulesBy(catalogue: Catalogue) {
  const judge = judgedOnce((change, to) => previewChange(change, to, catalogue));
  const tried = (change: Change, of: Configuration) => {
    const after = judge(change, of);
    return isViolation(after) ? null : after;
  };
  const canBeMade = (change: Change, of: Configuration) => tried(change, of) !== null;
  return {
    catalogue,
    /** The changed configuration, or the broken rule with what would help. */
    apply: (change: Change, to: Configuration) => {
      const after = tried(change, to);
      return after ? accept(after) : applyChange(change, to, catalogue);
    },
    canBeMade,
    /** Another size of the whole: of an assembly, one element takes the difference of the width where it can. */
    toSize: (size: Size, of: Configuration): Change => {
      const change: Change = { kind: 'size', ...size };
      const byOne: Change = { ...change, element: defaultCompensatingElement(of) + 1 };
      return of.assembly && canBeMade(byOne, of) ? byOne : change;
    },
    /** What a change comes to, or null where it cannot be made. */
    tried,
    alsoChanged: (changes: readonly Change[], before: Configuration, after: Configuration) =>
      sideEffectsOf(changes, before, after, catalogue),
    asOneChange: (changes: readonly Change[], of: Configuration) => combineChanges(changes, of, catalogue),
    canJoin: (product: string) => canJoin(entry(catalogue.products, product, 'product')),
    /** Panes of a product or an element that differ in width beside each other (DIM-14). */
    hasUnequalPanes: (configuration: Configuration) => shapeOf(configuration, catalogue).geometry.unequalPanes,
    equalFields: (configuration: Configuration) =>
      fieldSizes({ ...configuration, axes: equalAxes(configuration.width, configuration.axes.length + 1) }),
    limitsOf: (configuration: Configuration) => limitsOf(configuration, catalogue),
    /** How much of the glass of its light is seen, mm; it is the last field. */
    lightGlass: (configuration: Configuration) =>
      sizeOf(shapeOf(configuration, catalogue).geometry.fields.at(-1)!.daylight).height,
    lightLimits: (configuration: Configuration) => transomLightLimits(configuration, catalogue),
    /** The dimensions that a refused change is to blame for, with their limits. */
    wrongDimensions: violatedDimensions,
    /** The dimension of the height of an element, from 0, of an assembly. */
    heightAmong,
    usualProfileOf: (product: string) => entry(catalogue.products, product, 'product').profile,
    /** The parts with their numbers, from 1. */
    numbersOf: (configuration: Configuration) =>
      partsOf(configuration, catalogue).map((part, i) => ({
        part,
        number: i + 1,
        chosen: isChosen(part, configuration),
      })),
    /** The tabs of the accessories, hidden ones with the reason. */
    tabsOf: (configuration: Configuration) => tabsOf(configuration, catalogue),
    meantInCentimetres,
    /** What is odd about a size of that configuration. */
    suspicionOf: (typed: Typed, of: Configuration, { changeTo, ...by }: Judging) =>
      suspicionOf(typed, {
        ...by,
        usual: usualSize(of, catalogue),
        canBeMade: (size) => canBeMade(changeTo(size), of),
      }),
  };
}
type Judging = Omit<Judgement, 'usual' | 'canBeMade'> & { readonly changeTo: (size: Size) => Change };

/** In which a product starts: an assembly as its elements do beside each other, mm. */
function usualSize(of: Configuration, { products }: Catalogue): Size {
  const sizes = rowOf(of).map(({ product }) => entry(products, product, 'product').size);
  const width = sizes.reduce((sum, [own]) => sum + own, 0);
  return { width, height: Math.max(...sizes.map(([, own]) => own)) };
}
export type Rules = ReturnType<typeof rulesBy>;

type Judge = (change: Change, to: Configuration) => ReturnType<typeof previewChange>;

/** What comes of a change is asked before it is made, where it is made, and where it is shown. */
function judgedOnce(judge: Judge): Judge {
  const judged = new WeakMap<Change, { readonly to: Configuration; readonly outcome: ReturnType<Judge> }>();
  return (change, to) => {
    const known = judged.get(change);
    if (known && isEqual(known.to, to)) return known.outcome;
    const outcome = judge(change, to);
    judged.set(change, { to, outcome });
    return outcome;
  };
}
