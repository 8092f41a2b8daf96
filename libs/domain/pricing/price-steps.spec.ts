import fc from 'fast-check';
import { anyStepIn, changeOf } from '@fenestra/testing/any-change';
import { changedIfAccepted, initialConfiguration } from '@fenestra/testing/shop-configurations';
import { shopCatalogue, shopPrices } from '@fenestra/testing/shop-data';
import { applyChange, previewChange } from '../configuration/apply-change';
import type { Configuration } from '../configuration/configuration';
import { newConfiguration } from '../configuration/new-configuration';
import { stockProductOf } from '../configuration/stock-product';
import { shapeOf } from '../configuration/geometry/shape';
import { isViolation } from '../configuration/rules/violation';
import type { Result } from '../result';
import { type Shop, shopByCode, shops } from '../shop/shops';
import { priceStepsOf } from './price-steps';
import { calculatePrice } from './calculate-price';

const catalogue = shopCatalogue();
const prices = shopPrices();

function value<V>(result: Result<V, string>): V {
  if (!result.ok) throw new Error(result.reason);
  return result.value;
}

const sized = (width: number, height: number, from = value(newConfiguration('OS1', catalogue))): Configuration =>
  value(applyChange({ kind: 'size', width, height }, from, catalogue));

describe('steps of the price', () => {
  it.each(['cs', 'de', 'hu'] as const)('in %s are what the next cell costs more', (code) => {
    const shop = shopByCode(code);
    const here = sized(1000, 1200);
    const steps = priceStepsOf(shapeOf(here, catalogue), prices, shop);
    const base = (configuration: Configuration) =>
      calculatePrice(configuration, catalogue, prices, shop).parts.product[0]!.net;

    expect(steps).toMatchObject({ width: 1000, height: 1200 });
    expect(steps.wider).toBe(base(sized(steps.width + 1, 1200)) - base(here));
    expect(steps.higher).toBe(base(sized(1000, steps.height + 1)) - base(here));
  });

  it.each([
    ['lies in stock', stockProductOf(1005, catalogue)!.configuration],
    ['is sold in one size only [STORE-07]', value(newConfiguration('2', catalogue))],
  ])('has none what %s', (_case, described) => {
    const steps = priceStepsOf(shapeOf(described, catalogue), prices, shopByCode('cs'));

    const { width, height } = described;
    expect(steps).toEqual({ width, height, wider: null, higher: null, widths: [], heights: [] });
  });

  it('end with the table', () => {
    const steps = priceStepsOf(shapeOf(sized(1500, 1500), catalogue), prices, shopByCode('cs'));

    expect(steps).toMatchObject({ width: 1500, wider: null });
    expect(steps.widths.at(-1)).toBe(1500);
  });
});

const beginnings = [
  ...catalogue.data.products.filter(({ offered }) => offered),
  ...catalogue.data.assemblies.templates,
];
/** A product or an assembly of the shop, resized and changed as a shopper might. */
const anyMade = fc
  .tuple(
    fc.constantFrom(...beginnings.map(({ code }) => code)),
    fc.array(anyStepIn(catalogue), { maxLength: 8 }),
    fc.record({ width: fc.integer({ min: 380, max: 3500 }), height: fc.integer({ min: 380, max: 2700 }) }),
  )
  .map(([code, steps, size]) => {
    const made = steps.reduce(
      (from, step) => changedIfAccepted(from, changeOf(step, from)),
      initialConfiguration(code),
    );
    return changedIfAccepted(made, { kind: 'size', ...size });
  });

/** What it costs in another size, minor units; null where it cannot be made. */
function sizedCost(from: Configuration, width: number, height: number, shop: Shop) {
  const changed = previewChange({ kind: 'size', width, height }, from, catalogue);
  return isViolation(changed) ? null : costOf(changed, shop);
}

function costOf(configuration: Configuration, shop: Shop) {
  const { total, parts } = calculatePrice(configuration, catalogue, prices, shop);
  const frame = parts.product.filter(({ key }) => /^(base|light|profile|colour)/.test(key));
  return { total, frame: frame.reduce((sum, { net }) => sum + net, 0) };
}

describe('the size up to which a price stays, of any product', () => {
  it('is one that can be made and costs the same, one millimetre more costs other or cannot be made', () => {
    fc.assert(
      fc.property(anyMade, fc.constantFrom(...shops), (made, shop) => {
        const steps = priceStepsOf(shapeOf(made, catalogue), prices, shop);
        if (steps.widths.length === 0) return;
        const now = costOf(made, shop);
        const there = sizedCost(made, steps.width, steps.height, shop);
        expect(there?.frame).toBe(now.frame);
        expect(steps.frameOnly ?? false).toBe(there!.total !== now.total);
        const wider = sizedCost(made, steps.width + 1, made.height, shop);
        const higher = sizedCost(made, made.width, steps.height + 1, shop);
        expect(wider?.frame).not.toBe(now.frame);
        expect(sizedCost(made, steps.width, steps.height + 1, shop)?.frame).not.toBe(now.frame);
        expect([steps.wider, steps.higher]).toEqual([wider, higher].map((next) => moreThan(now, next)));
      }),
      { numRuns: 500 },
    );
  });

  it('is told of no assembly', () => {
    const templates = catalogue.data.assemblies.templates.map(({ code }) => initialConfiguration(code));

    expect(
      templates.flatMap((made) => priceStepsOf(shapeOf(made, catalogue), prices, shopByCode('cs')).widths),
    ).toEqual([]);
  });
});

const moreThan = (now: { total: number }, next: { total: number } | null): number | null =>
  next && next.total > now.total ? next.total - now.total : null;
