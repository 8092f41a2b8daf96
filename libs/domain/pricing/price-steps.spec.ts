import { shopCatalogue, shopPrices } from '@fenestra/testing/shop-data';
import { applyChange } from '../configuration/apply-change';
import type { Configuration } from '../configuration/configuration';
import { newConfiguration } from '../configuration/new-configuration';
import { stockProductOf } from '../configuration/stock-product';
import { shapeOf } from '../configuration/geometry/shape';
import type { Result } from '../result';
import { shopByCode } from '../shop/shops';
import { priceStepsOf } from './price-steps';
import { quote } from './quote';

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
    const base = (configuration: Configuration) => quote(configuration, catalogue, prices, shop).parts.product[0]!.net;

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
