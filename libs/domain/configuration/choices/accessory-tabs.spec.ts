import { changedBy } from '@fenestra/testing/shop-configurations';
import { shopCatalogue } from '@fenestra/testing/shop-data';
import { type AccessoryTab, tabsOf } from './accessory-tabs';
import type { Configuration } from '../configuration';
import { defaultsOf, stockConfiguration } from '../new-configuration';

const catalogue = shopCatalogue();

const made = (product: string, changes: Partial<Configuration> = {}) => ({
  ...defaultsOf(catalogue.products.get(product)!, catalogue, 222915),
  ...changes,
});

function stock(id: number): Configuration {
  const found = stockConfiguration(id, catalogue);
  if (!found.ok) throw new Error(found.reason);
  return found.value;
}

const hidden = (configuration: Configuration): Partial<Record<AccessoryTab, string>> =>
  Object.fromEntries(tabsOf(configuration, catalogue).flatMap(({ tab, hidden: why }) => (why ? [[tab, why]] : [])));

const done = (configuration: Configuration): AccessoryTab[] =>
  tabsOf(configuration, catalogue).flatMap((state) => (state.done ? [state.tab] : []));

describe('the tabs of the accessories step', () => {
  it('come in their order [ACC-01]', () => {
    expect(tabsOf(made('OS1'), catalogue).map(({ tab }) => tab)).toEqual([
      'profile',
      'colour',
      'glass',
      'outer-sill',
      'inner-sill',
      'blinds',
      'nets',
      'bars',
      'handle',
      'threshold',
    ]);
  });

  it.each<[string, Configuration, Partial<Record<AccessoryTab, string>>]>([
    ['a window', made('OS1'), { threshold: 'not-stock' }],
    [
      'fixed glazing',
      made('F1'),
      { blinds: 'none-offered', nets: 'none-offered', handle: 'no-handle', threshold: 'not-stock' },
    ],
    [
      'a balcony door',
      made('B1'),
      { 'outer-sill': 'none-offered', 'inner-sill': 'none-offered', threshold: 'not-stock' },
    ],
    [
      'an entrance door',
      made('E1'),
      {
        glass: 'door',
        'outer-sill': 'entrance-door',
        'inner-sill': 'entrance-door',
        blinds: 'none-offered',
        nets: 'entrance-door',
        handle: 'entrance-door',
        threshold: 'not-stock',
      },
    ],
    [
      'a house door',
      made('D1'),
      {
        glass: 'door',
        'outer-sill': 'none-offered',
        'inner-sill': 'none-offered',
        blinds: 'none-offered',
        nets: 'none-offered',
        threshold: 'not-stock',
      },
    ],
    [
      'a window from stock',
      stock(1005),
      { colour: 'stock', glass: 'stock', bars: 'stock', handle: 'stock', threshold: 'none-offered' },
    ],
    [
      'a balcony door from stock',
      stock(1007),
      {
        ...{ colour: 'stock', glass: 'stock', bars: 'stock', handle: 'stock' },
        ...{ 'outer-sill': 'none-offered', 'inner-sill': 'none-offered' },
      },
    ],
    [
      'a balcony door from stock, used from both sides',
      { ...stock(1007), handle: { handle: 1561, colour: 'KL-ST-ST' } },
      {
        colour: 'stock',
        glass: 'stock',
        'outer-sill': 'none-offered',
        'inner-sill': 'none-offered',
        bars: 'stock',
        handle: 'stock',
        threshold: 'handle-fixes-bottom',
      },
    ],
  ])(
    'of %s hide what does not apply, with the reason [ACC-06 to ACC-17, OPEN-Q-33]',
    (_case, configuration, expected) => {
      expect(hidden(configuration)).toEqual(expected);
    },
  );

  it.each(['E1', 'D1'])('of a door %s hide the threshold from stock, too [ACC-07]', (product) => {
    expect(hidden({ ...made(product), stockProduct: 1007 }).threshold).toBe('door');
  });

  it.each([1561, 2147484127, 2147484186])(
    'of a balcony door from stock with handle %i hide the threshold [ACC-08]',
    (code) => {
      expect(hidden({ ...stock(1007), handle: { handle: code, colour: 'KL-ST-ST' } }).threshold).toBe(
        'handle-fixes-bottom',
      );
    },
  );

  it.each([
    ['outer-sill', 'sills', 'ACC-11'],
    ['inner-sill', 'sills', 'ACC-11'],
    ['blinds', 'blinds', 'ACC-12'],
    ['nets', 'nets', 'ACC-13'],
  ] as const)('show %s where the catalogue has %s, and hide them where it has none [%s]', (name, list, _id) => {
    const without = { ...catalogue, data: { ...catalogue.data, [list]: [] } };
    const hiddenIn = (offered: typeof catalogue) =>
      tabsOf(made('OS1'), offered).find(({ tab }) => tab === name)?.hidden;
    expect([hiddenIn(catalogue), hiddenIn(without)]).toEqual([null, 'none-offered']);
  });

  it('hide the colours where the catalogue has none [ACC-09]', () => {
    const without = { ...catalogue, data: { ...catalogue.data, colours: [] } };
    const colour = tabsOf(made('OS1'), without).find(({ tab }) => tab === 'colour');
    expect(colour?.hidden).toBe('none-offered');
  });

  it('are done when their data exist [ACC-02, OPEN-Q-32]', () => {
    expect(done(made('OS1'))).toEqual(['profile', 'glass', 'handle']);
    const {
      areas: [area],
      ...rest
    } = made('OS1');
    const configuration: Configuration = {
      ...rest,
      colour: { inside: 'W', outside: 'D01' },
      areas: [
        {
          ...area!,
          bars: { bars: 605, pattern: '1x1' },
          accessories: [{ accessory: 731, kind: 'net', colour: 'SI-BI' }],
        },
      ],
    };
    expect(done(configuration)).toEqual(['profile', 'colour', 'glass', 'nets', 'bars', 'handle']);
    expect(done(made('OS1', { handle: null }))).toEqual(['profile', 'glass']);
    expect(done(made('B1', { threshold: 1514 }))).toEqual(['profile', 'glass', 'handle', 'threshold']);
  });

  it.each([
    ['outer-sill', 753, 'AO-BI'],
    ['inner-sill', 751, 'IP-BI'],
    ['blinds', 721, 'ZA-01'],
    ['nets', 731, 'SI-BI'],
  ] as const)('are done for %s by an accessory of that kind alone [ACC-02, OPEN-Q-32]', (tab, accessory, colour) => {
    const chosen = changedBy(made('OS1'), { kind: 'add-accessory', areas: ['1'], accessory, colour });
    expect(done(chosen).filter((each) => !done(made('OS1')).includes(each))).toEqual([tab]);
  });
});
