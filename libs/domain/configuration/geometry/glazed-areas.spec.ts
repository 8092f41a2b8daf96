import { changedBy, refusalOf, initialConfiguration } from '@fenestra/testing/shop-configurations';
import { shopCatalogue, shopPrices } from '@fenestra/testing/shop-data';
import { netOfParts } from '../../pricing/part-prices';
import { calculatePrice } from '../../pricing/calculate-price';
import { shopByCode } from '../../shop/shops';
import type { Change } from '../change';
import { resetPart } from '../changes/reset-part';
import { choicesOf } from '../choices/choices';
import { partsOf } from '../choices/numbered-parts';
import type { Configuration } from '../configuration';
import { uwOf } from '../physics/thermal';
import { weightOf } from '../physics/weight';
import { fullyGlazedAreas, areasWithOwnGlass } from './glazed-areas';
import { shapeOf } from './shape';

const catalogue = shopCatalogue();
const ids = (areas: readonly { readonly id: string }[]) => areas.map(({ id }) => id);

describe('glass that is chosen on its own', () => {
  it.each([
    ['ST2', ['1', '2']],
    ['OS1N', ['1', '2']],
    ['B1N', ['1', '2']],
    ['E1', []],
    ['D1', []],
    ['E1N', ['2']],
    ['E2N', ['2']],
    ['SE-PAS', ['A1', 'A2', 'A3']],
  ])('of %s is in the areas %j', (code, expected) => {
    expect(ids(areasWithOwnGlass(initialConfiguration(code)))).toEqual(expected);
  });

  it.each([
    [701, ['2']],
    [704, ['2']],
    [711, ['1', '2']],
  ])('of a door with the filling %i leaves bars for the areas %j [windows-domain 7.7]', (filling, expected) => {
    expect(
      ids(fullyGlazedAreas(changedBy(initialConfiguration('E1N'), { kind: 'filling', filling }), catalogue)),
    ).toEqual(expected);
  });
});

const ofLight: Change = { kind: 'glass', areas: ['2'], glass: 325 };
const ofLeaf: Change = { kind: 'glass', areas: ['1'], glass: 324 };
const patterned: Change = { kind: 'ornament', areas: [], ornament: 501 };

describe.each(['E1N', 'E2N'])('the light of %s', (code) => {
  const glazed = changedBy(initialConfiguration(code), { kind: 'filling', filling: 704 }, ofLight, ofLeaf, patterned);
  const numberOf = (of: (configuration: Configuration) => number, changes: Change[]) => {
    const made = changedBy(glazed, ...changes);
    return of(made) - of(glazed);
  };

  it('adds glass, spacer and bars to the parts of the door [ACC-03]', () => {
    expect(partsOf(initialConfiguration(code), catalogue)).toEqual([
      ...['frame', 'filling', 'glass', 'spacer', 'bars', 'handle', 'lock', 'threshold'],
    ]);
  });

  it('is what a list of glass is for', () => {
    const listed = choicesOf('glass', { configuration: initialConfiguration(code), catalogue, areas: [] });
    expect(listed.length).toBe(catalogue.data.glass.length);
    const meant = listed.flatMap(({ changes }) => changes).map((change) => 'areas' in change && change.areas);
    expect(new Set(meant.map(String))).toEqual(new Set(['2']));
  });

  it('goes back to standard without the glass of the leaf, and the other way round [ACC-04]', () => {
    const light = changedBy(glazed, ...resetPart('glass', glazed, catalogue));
    expect(light.areas[0]).toEqual(glazed.areas[0]);
    expect(light.areas[1]).toEqual(initialConfiguration(code).areas[1]);
    const leaf = changedBy(glazed, ...resetPart('filling', glazed, catalogue));
    expect(leaf.areas[1]).toEqual(glazed.areas[1]);
    expect(leaf.areas[0]).toEqual(initialConfiguration(code).areas[0]);
  });

  it.each<[string, Change]>([
    ['ornament', patterned],
    ['bars', { kind: 'bars', areas: [], bars: 605, pattern: '1x1' }],
  ])('keeps its %s where a solid filling takes that of the leaf away [DOOR-02]', (_what, choice) => {
    const full = changedBy(initialConfiguration(code), { kind: 'filling', filling: 711 }, choice);
    const { repairs } = refusalOf(full, { kind: 'filling', filling: 701 });
    const made = changedBy(full, ...repairs[0]!);
    expect(made).toMatchObject({ filling: 701, areas: [{ ornament: null, bars: null }, full.areas[1]!] });
  });

  it('is paid for and weighs by its own glass, and counts for Uw; that of the leaf is paid with the filling', () => {
    const nets = (made: Configuration) =>
      netOfParts(calculatePrice(made, catalogue, shopPrices(), shopByCode('cs')).parts);
    const plain: Change[] = [{ kind: 'glass', areas: ['2'], glass: glazed.areas[0]!.glass }];
    expect(nets(changedBy(glazed, ...plain)).get('filling')).toBe(nets(glazed).get('filling'));
    expect(nets(changedBy(glazed, ...plain)).get('glass')).toBeLessThan(nets(glazed).get('glass')!);
    expect(numberOf((made) => weightOf(shapeOf(made, catalogue)).pieceKg, plain)).toBeLessThan(0);
    expect(numberOf((made) => uwOf(shapeOf(made, catalogue)), plain)).not.toBe(0);
  });
});
