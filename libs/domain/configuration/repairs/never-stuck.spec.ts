import fc from 'fast-check';
import { anyStepIn, changeOf } from '@fenestra/testing/any-change';
import { maxSteps, productRuns, runsOfEach } from '@fenestra/testing/product-runs';
import { runs } from '@fenestra/testing/sweep';
import { initialConfiguration } from '@fenestra/testing/shop-configurations';
import { shopCatalogue } from '@fenestra/testing/shop-data';
import { singleChanges } from '@fenestra/testing/single-changes';
import { outcomeOf, previewChange } from '../apply-change';
import type { Change, ChangeOf } from '../change';
import type { Configuration } from '../configuration';
import { limitsOf } from '../rules/limits';
import { isViolation, type Refusal, type ViolationCode } from '../rules/violation';
import { sizeRepairs } from './size-repairs';

const catalogue = shopCatalogue();
const products = catalogue.data.products.filter(({ offered }) => offered).map(({ code }) => code);
const beginnings = [...products, ...catalogue.assemblies.keys()];

const sequences = productRuns(runs({ usual: 120, full: 200 }));

describe('whatever is refused', () => {
  it('gets a repair where one change helps; each one is accepted and changes something, and no size on a grid is nearer', () => {
    const refused = new Set<string>();
    const steps = fc.array(anyStepIn(catalogue), { minLength: maxSteps, maxLength: maxSteps });
    for (const product of beginnings)
      fc.assert(
        fc.property(steps, (all) => {
          all.reduce((present, step) => {
            const change = changeOf(step, present);
            const outcome = outcomeOf([change], present, catalogue);
            if (!isViolation(outcome)) return outcome;
            refused.add(product);
            expectRepairs(outcome, present);
            if (change.kind === 'size') expectNearest(change, outcome, present);
            if (outcome.repairs.length === 0 && canBeHelped(change, outcome.code))
              expect(whatHelps(change, present)).toBeNull();
            return present;
          }, initialConfiguration(product));
        }),
        runsOfEach(sequences, beginnings),
      );
    expect([...refused].toSorted()).toEqual(beginnings.toSorted());
  });
});

/** What is not known or not there cannot be had by any change; nor does a spacer help a panel, whichever glass that would come with. */
const canBeHelped = ({ kind }: Change, code: ViolationCode): boolean =>
  !code.endsWith('-unknown') &&
  code !== 'accessory-not-chosen' &&
  !(kind === 'spacer' && code === 'filling-without-glass');

function expectRepairs({ repairs }: Refusal, present: Configuration): void {
  for (const repair of repairs) {
    const repaired = outcomeOf(repair, present, catalogue);
    expect(isViolation(repaired) ? repaired.code : null).toBeNull();
    expect(repaired).not.toEqual(present);
  }
}

/** The change that makes way for the refused one. */
function whatHelps(refused: Change, present: Configuration): Change | null {
  for (const change of singleChanges(present, catalogue)) {
    const changed = previewChange(change, present, catalogue);
    if (!isViolation(changed) && !isViolation(previewChange(refused, changed, catalogue))) return change;
  }
  return null;
}

/** Nothing between the wanted size and the one that is offered in its row or column can be made; the present one is not offered. */
function expectNearest(wanted: ChangeOf<'size'>, { repairs }: Refusal, present: Configuration): void {
  const { widthMin, widthMax, heightMin, heightMax } = limitsOf(present, catalogue);
  const width = Math.min(widthMax, Math.max(widthMin, wanted.width));
  const height = Math.min(heightMax, Math.max(heightMin, wanted.height));
  const sizes = sizeRepairs(repairs);
  const isMade = (size: Pick<typeof wanted, 'width' | 'height'>) =>
    !isViolation(previewChange({ kind: 'size', ...size }, present, catalogue));
  const wide = [...sizes, present].find((size) => size.height === height);
  const high = [...sizes, present].find((size) => size.width === width);
  expect(nearer(width, wide?.width, [widthMin, widthMax]).filter((each) => isMade({ width: each, height }))).toEqual(
    [],
  );
  expect(
    nearer(height, high?.height, [heightMin, heightMax]).filter((each) => isMade({ width, height: each })),
  ).toEqual([]);
}

/** Values within the limits that are nearer than the offered one, every 23 mm; where none is offered, all are. */
function nearer(wanted: number, offered: number | undefined, [min, max]: readonly [number, number]): number[] {
  const far = offered === undefined ? Infinity : Math.abs(offered - wanted);
  const values = Array.from({ length: Math.floor((max - min) / 23) + 1 }, (_, i) => min + 23 * i);
  return values.filter((value) => Math.abs(value - wanted) < far);
}
