import { changedBy, refusalOf, initialConfiguration } from '@fenestra/testing/shop-configurations';
import { shopCatalogue, shopPrices } from '@fenestra/testing/shop-data';
import { calculatePrice } from '../../pricing/calculate-price';
import { shopByCode } from '../../shop/shops';
import type { Change } from '../change';
import type { Configuration } from '../configuration';
import { fieldSizes } from '../geometry/field-sizes';
import { transomLightLimits } from '../rules/transom-light-limits';
import { transomAt } from '../geometry/rows';
import { elementsOf } from './elements';
import { compensatedSizes } from './compensated-sizes';

const catalogue = shopCatalogue();
const beside = (product: string): Change => ({ kind: 'add-element', place: 'right', product });

/** A balcony door with a toplight beside a window with one. */
const lit = () => changedBy(initialConfiguration('B1N'), beside('OS1N'));

/** Sizes of one element in which its light is so high. */
const light = (from: Configuration, element: number, height: number): Change => {
  const own = elementsOf(from)[element]!;
  return { kind: 'field-sizes', fields: fieldSizes({ ...own, light: { ...own.light!, height } }) };
};

/** Sizes of a plain product in which its light is so high. */
const lightOf = (product: string, height: number): Change => light(initialConfiguration(product), 0, height);

describe('an element with a toplight', () => {
  it('joins others and keeps its light, which the whole does not have', () => {
    const { light: whole, assembly, areas } = lit();
    expect(whole).toBeUndefined();
    expect(areas.map(({ id }) => id)).toEqual(['A1', 'A2', 'A3', 'A4']);
    expect(assembly!.elements.map((element) => element.light)).toEqual([
      { place: 'above', height: 400 },
      { place: 'above', height: 400 },
    ]);
  });

  it.each([
    ['OS1N', 'B1N', 430],
    ['OS1P', 'OS1P', 520],
  ])('%s beside %s starts with the transom of its neighbour, which runs through', (product, neighbour, height) => {
    const from = changedBy(initialConfiguration(neighbour), lightOf(neighbour, height));
    for (const place of ['left', 'right'] as const) {
      const both = elementsOf(changedBy(from, { kind: 'add-element', place, product }));
      const [left, right] = both.map((element) => transomAt(element.height, element.light!));
      expect([left, right]).toEqual([right, transomAt(from.height, from.light!)]);
    }
  });

  it('starts with a light of its own where none beside it is on that side, or its pane could not be made', () => {
    const usual = elementsOf(changedBy(initialConfiguration('OS1P'), beside('OS1N'))).map(
      ({ light: own }) => own!.height,
    );
    expect(usual[1]).toBe(400);
    const low = changedBy(initialConfiguration('OS1N'), lightOf('OS1N', 368));
    const wide: Change = { kind: 'add-element', place: 'right', product: 'SL2N', width: 1750 };
    expect(elementsOf(changedBy(low, wide)).map(({ light: own }) => own!.height)).toEqual([368, 400]);
  });

  it('has a light of its own height, and the others keep theirs [DIM-13]', () => {
    const changed = changedBy(lit(), light(lit(), 1, 450));
    expect(elementsOf(changed).map((element) => element.light?.height)).toEqual([400, 450]);
    expect([changed.width, changed.height]).toEqual([lit().width, lit().height]);
  });

  it('is refused a light that is too low, with the number of the element', () => {
    const { code, values } = refusalOf(lit(), light(lit(), 0, 300));
    expect([code, values]).toEqual(['pane-height', { element: '1b', area: 'A2', height: 300, min: 368 }]);
  });

  it.each([
    [0, 300],
    [0, 2400],
    [1, 310],
    [1, 1790],
  ])('%i is offered the nearest light that can be made instead of one of %i mm [DIM-09]', (element, asked) => {
    const { min, max } = transomLightLimits(elementsOf(lit())[element]!, catalogue)!;
    const { repairs } = refusalOf(lit(), light(lit(), element, asked));
    expect(repairs).toContainEqual([light(lit(), element, asked < min ? min : max)]);
  });

  it('is offered the light that another width asks for, in that width [DIM-09]', () => {
    const from = changedBy(initialConfiguration('SL2N'), beside('OS1N'));
    const [[repair] = []] = refusalOf(from, compensatedSizes(from, { 0: 2400 })).repairs;
    const [repaired] = elementsOf(changedBy(from, repair!));
    expect(repaired).toMatchObject({
      width: 2400,
      axes: [1200],
      light: { height: transomLightLimits(repaired!, catalogue)!.min },
    });
  });

  it('gets another width as a whole: both rows follow', () => {
    const wider = changedBy(lit(), compensatedSizes(lit(), { 0: 1000 }));
    expect(
      fieldSizes(wider)
        .slice(0, 2)
        .map(({ width }) => width),
    ).toEqual([1000, 1000]);
  });

  it('is a plain product again when it is the last one', () => {
    expect(changedBy(lit(), { kind: 'remove-element', element: 2 })).toEqual(initialConfiguration('B1N'));
  });

  it('changes sides in a mirror with its light', () => {
    const turned = changedBy(changedBy(initialConfiguration('B1N'), beside('OS1')), { kind: 'mirror' });
    expect(elementsOf(turned).map((element) => element.light?.height ?? null)).toEqual([null, 400]);
    expect(changedBy(turned, { kind: 'mirror' })).toEqual(changedBy(initialConfiguration('B1N'), beside('OS1')));
  });

  it('costs in the whole what it costs alone', () => {
    const lightsIn = (configuration: Configuration) =>
      calculatePrice(configuration, catalogue, shopPrices(), shopByCode('cs')).parts.product.filter(({ key }) =>
        key.startsWith('light'),
      );
    const alone = elementsOf(lit())
      .flatMap(lightsIn)
      .map(({ net }) => net);
    expect(lightsIn(lit()).map(({ net }) => net)).toEqual(alone);
    expect(alone).toHaveLength(2);
  });

  it('does not stand above others: what stands there is a light itself', () => {
    const above: Change = { kind: 'add-element', place: 'above', product: 'OS1N' };
    expect(refusalOf(initialConfiguration('OS1'), above).code).toBe('element-not-offered');
  });

  it('is taken back only as its product is made', () => {
    const { assembly, ...rest } = lit();
    const without = assembly!.elements.map(({ light: _, ...element }) => element);
    const state = { ...rest, assembly: { ...assembly!, elements: without } };
    expect(refusalOf(lit(), { kind: 'restore', configuration: state }).code).toBe('choices-do-not-fit');
  });
});
