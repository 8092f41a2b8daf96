import fc from 'fast-check';
import { anyChangeIn, anyStepIn, changeOf } from '@fenestra/testing/any-change';
import { maxSteps, productRuns, runsOfEach } from '@fenestra/testing/product-runs';
import { initialConfiguration } from '@fenestra/testing/shop-configurations';
import { shopCatalogue, shopPrices } from '@fenestra/testing/shop-data';
import { drawingFactsOf } from '../drawing/drawing-facts';
import { renderSvg } from '../drawing/render-svg';
import type { Side } from '../drawing/scene';
import { sceneOf } from '../drawing/scene-of';
import { calculatePrice } from '../pricing/calculate-price';
import { shops } from '../shop/shops';
import { applyChange, previewChange } from './apply-change';
import type { Change } from './change';
import { firstViolation } from './rules/check-rules';
import type { Configuration } from './configuration';
import { elementsOf } from './assembly/elements';
import type { Field, Geometry } from './geometry/geometry';
import type { Rect } from './geometry/rectangle';
import { inverse } from './changes/inverse';
import { type Shape, shapeOf } from './geometry/shape';
import { uwOf } from './physics/thermal';
import { isViolation, type Refusal, violationCodes } from './rules/violation';
import { weightOf } from './physics/weight';

const runs = productRuns(300);

const catalogue = shopCatalogue();
const prices = shopPrices();
const products = catalogue.data.products.filter(({ offered }) => offered).map(({ code }) => code);
const beginnings = [...products, ...catalogue.data.assemblies.templates.map(({ code }) => code)];

/** Every accepted step of sequences that try each product and each assembly alike; a refused change stays without effect. */
function everyStep(check: (before: Configuration, change: Change, after: Configuration) => void): Set<string> {
  const reached = new Set<string>();
  const sequences = fc.array(anyStepIn(catalogue), { minLength: maxSteps, maxLength: maxSteps });
  for (const product of beginnings)
    fc.assert(
      fc.property(sequences, (steps) => {
        steps.reduce((before, step) => {
          const change = changeOf(step, before);
          const changed = previewChange(change, before, catalogue);
          if (isViolation(changed)) return before;
          reached.add(changed.product);
          check(before, change, changed);
          return changed;
        }, initialConfiguration(product));
      }),
      runsOfEach(runs, beginnings),
    );
  return reached;
}

describe(`any sequence of changes on any product (seed ${runs.seed})`, () => {
  it('is valid, or refused with a reason', () => {
    fc.assert(
      fc.property(fc.constantFrom(...beginnings), anyChangeIn(catalogue), (product, change) => {
        const changed = applyChange(change, initialConfiguration(product), catalogue);
        if (!changed.ok) expect(violationCodes).toContain((changed.details as Refusal).code);
      }),
      { ...runs, numRuns: runs.numRuns * 4 },
    );
    const reached = everyStep((_before, _change, after) => {
      for (const shape of shapesOf(after)) {
        expect(firstViolation(shape)).toBeNull();
        expect(uwOf(shape)).toBeGreaterThan(0.4);
        expect(weightOf(shape).pieceKg).toBeGreaterThan(3);
      }
    });
    expect([...reached]).toEqual(expect.arrayContaining(products));
  });

  it('tiles its frame: fields without gap or overlap, each sash and pane in its field', () => {
    everyStep((_before, _change, after) => {
      for (const { geometry } of shapesOf(after)) expectTiles(geometry);
    });
  });

  it.each(['inside', 'outside'] as const)('is drawn from %s with every area once, inside of its frame', (side) => {
    everyStep((_before, _change, after) => {
      const scene = drawn(after, side);
      const outer: Rect = [0, 0, after.width, after.height];
      expect(scene.targets.map(({ area }) => area).toSorted()).toEqual(after.areas.map(({ id }) => id).toSorted());
      const rects = scene.targets.map(({ rect }) => rect);
      expect(rects.every((rect) => isWithin(rect, outer))).toBe(true);
      expect(rects.some((rect, i) => rects.slice(i + 1).some((other) => overlap(rect, other)))).toBe(false);
      expect(renderSvg(scene)).not.toMatch(/NaN|Infinity|undefined/);
    });
  });

  it('has a price whose parts add up in all currencies', () => {
    everyStep((_before, _change, after) => {
      for (const shop of shops) {
        const { parts, product, handle, accessories, total } = calculatePrice(after, catalogue, prices, shop);
        const sums = [parts.product, parts.handle, parts.accessories].map((each) =>
          each.reduce((sum, { net }) => sum + net, 0),
        );
        expect(sums).toEqual([product, handle, accessories]);
        expect(sums.reduce((sum, each) => sum + each, 0)).toBe(total);
      }
    });
  });

  it('is undone to the same configuration, and done again to the same', () => {
    everyStep((before, _change, after) => {
      expect(applyChange(inverse(before), after, catalogue)).toEqual({ ok: true, value: before });
      expect(applyChange(inverse(after), before, catalogue)).toEqual({ ok: true, value: after });
    });
  });

  it('comes to the same when it is played again', () => {
    everyStep((before, change, after) => {
      expect(applyChange(change, before, catalogue)).toEqual({ ok: true, value: after });
    });
  });
});

/** A product is one frame, an assembly has several. */
const shapesOf = (configuration: Configuration): Shape[] =>
  elementsOf(configuration).map((element) => shapeOf(element, catalogue));

function expectTiles({ fields, width, height }: Geometry): void {
  const places = fields.map(({ left, top, right, bottom }): Rect => [left, top, right, bottom]);
  expect(places.every((place) => isWithin(place, [0, 0, width, height]))).toBe(true);
  expect(places.some((place, i) => places.slice(i + 1).some((other) => overlap(place, other)))).toBe(false);
  expect(places.reduce((sum, [left, top, right, bottom]) => sum + (right - left) * (bottom - top), 0)).toBe(
    width * height,
  );
  for (const [i, field] of fields.entries()) {
    const place = places[i]!;
    expect(isWithin(field.sash ?? place, place)).toBe(true);
    expect(isWithin(field.daylight, field.sash ?? place)).toBe(true);
    expect(handleIsOn(field)).toBe(true);
  }
}

const drawn = (configuration: Configuration, side: Side) =>
  sceneOf(configuration, drawingFactsOf(configuration, catalogue), { side, pixels: { width: 600 } });

const isWithin = ([l, t, r, b]: Rect, [left, top, right, bottom]: Rect): boolean =>
  l >= left && t >= top && r <= right && b <= bottom && l < r && t < b;

const overlap = ([l, t, r, b]: Rect, [left, top, right, bottom]: Rect): boolean =>
  l < right && left < r && t < bottom && top < b;

function handleIsOn({ sash, hardware: { handle } }: Field): boolean {
  if (!handle) return true;
  const [x, y] = handle.at;
  return sash !== null && x > sash[0] && x < sash[2] && y > sash[1] && y < sash[3];
}
