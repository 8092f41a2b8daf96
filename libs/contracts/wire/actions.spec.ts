import type { Change } from '@fenestra/domain/configuration/change';
import { newConfiguration } from '@fenestra/domain/configuration/new-configuration';
import { inverse } from '@fenestra/domain/configuration/changes/inverse';
import { anyChangeIn } from '@fenestra/testing/any-change';
import { initialConfiguration } from '@fenestra/testing/shop-configurations';
import { shopCatalogue } from '@fenestra/testing/shop-data';
import fc from 'fast-check';
import { z } from 'zod/mini';
import { cartActions } from './cart-actions';
import { changes } from './changes';
import { configuratorActions } from './configurator-actions';
import { product } from './product';
import { catalogueCalls } from './catalogue-calls';
import { configuratorCalls } from './configurator-calls';
import { pageCalls } from './page-calls';
import { stockCalls } from './stock-calls';

const decodes = (schema: z.ZodMiniType, body: object): boolean => z.safeDecode(schema, body).success;

describe('the configurator address', () => {
  const frame = { shopId: 7, confID: 'A'.repeat(22) };

  it('reads a change of size with numbers as text [WIRE-04]', () => {
    expect(z.decode(configuratorActions.zmenRozmer.body, { ...frame, width: '1230', height: 1480 })).toEqual({
      shopId: 7,
      configurationId: frame.confID,
      change: { kind: 'size', width: 1230, height: 1480 },
    });
  });

  it.each<[string, keyof typeof configuratorActions, object, Change]>([
    [
      'CFGAPI-19',
      'zrusDoplnek',
      { oblast: '1', doplnekId: 751 },
      { kind: 'remove-accessory', areas: ['1'], accessory: 751 },
    ],
    [
      'CFGAPI-20',
      'addMrizkaToArea',
      { areaId: '1', mrizkaId: 604, mrizkaVarianta: '2x1' },
      { kind: 'bars', areas: ['1'], bars: 604, pattern: '2x1' },
    ],
    ['CFGAPI-21', 'zmenPrah', { prahId: 1511 }, { kind: 'threshold', threshold: 1511 }],
  ])('[%s] reads %s and answers the product', (_, akce, payload, change) => {
    const { body, answer } = configuratorActions[akce];
    expect(z.decode(body, { ...frame, ...payload })).toMatchObject({ change });
    expect(answer).toBe(product);
  });

  it('reads one area and several [OPEN-Q-05]', () => {
    const changeOf = (oblast: unknown) =>
      z.decode(configuratorActions.zmenOtevirani.body, { ...frame, oblast, otevirani: 'osl' }).change;
    expect([changeOf('1'), changeOf(['1', '2'])]).toMatchObject([{ areas: ['1'] }, { areas: ['1', '2'] }]);
  });

  it('carries every change of the domain there and back, unchanged', () => {
    const start = newConfiguration('SL2', shopCatalogue());
    const restore = start.ok && fc.constant(inverse(start.value));
    fc.assert(
      fc.property(fc.oneof(anyChangeIn(shopCatalogue()), restore as fc.Arbitrary<Change>), (change) => {
        const { body } = configuratorActions[changes[change.kind].akce];
        const sent: unknown = JSON.parse(JSON.stringify(z.encode(body, { shopId: 7, configurationId: 'x', change })));
        expect(z.decode(body, sent as never).change).toEqual(change);
        const { body: trying } = configuratorActions.zkusZmeny;
        const tried: unknown = JSON.parse(
          JSON.stringify(z.encode(trying, { shopId: 7, configurationId: 'x', tries: [[change], []] })),
        );
        expect(z.decode(trying, tried as never).tries).toEqual([[change], []]);
      }),
      { numRuns: 500 },
    );
  });

  const wrong = [
    ['zmenRozmer', { width: 'wide', height: 1 }],
    ['zmenRozmer', { width: 1230 }],
    ['zmenRozmer', { width: [1230], height: 1480 }],
    ['zmenDetailRozmer', { rozmery: { oblast_id: '1', sirka: 1, vyska: 1 } }],
    ['zmenDetailRozmer', { rozmery: [{ oblast_id: '1', sirka: 1 }] }],
    ['zmenOtevirani', { oblast: [1], otevirani: 'osl' }],
    ['zmenProfil', { profilId: null }],
    ['zmenBarvu', { barvaIn: 'W' }],
    ['zmenSklo', { oblast: '1', sklo: [324] }],
    ['zmenRamecek', { oblast: { id: '1' }, ramecek: 402 }],
    ['zmenOrnament', { oblast: '1' }],
    ['addMrizkaToArea', { areaId: '1', mrizkaId: 604 }],
    ['zmenKliku', { klikaId: 'x' }],
    ['zmenPrah', {}],
    ['zmenVypln', { vyplnId: null }],
    ['zmenZamek', { zamekId: true }],
    ['pridejDoplnek', { oblast: '1', doplnekId: 751, barva: 'IP-BI', rozmer: [1330] }],
    ['zrusDoplnek', { oblast: null, doplnekId: 751 }],
    ['pridejPrvek', { umisteni: 1, vyrobekId: 'F1' }],
    ['zrusPrvek', { prvek: '' }],
    ['posunPrvek', { prvek: 2, kam: 1 }],
    ['zmenSpojku', { spoj: 1 }],
    ['zmenMistnost', { mistnost: 'Kuchyň\nsklep' }],
    ['zmenMistnost', { mistnost: 'a\u202Eb' }],
    ['zmenMistnost', { mistnost: '\u3164' }],
    ['obnovKonfiguraci', { konfigurace: { width: 1000 } }],
    ['getCiselnikOtevirani', {}],
    ['getProfiles', { profilId: {} }],
    ['ciselnikBarvy', { typ: 5 }],
    ['ciselnikSklo', { oblast: ['1'] }],
    ['dejMrizky', { profilId: 'x' }],
    ['getKliky', { oblast: null }],
    ['getPrah', { typ: {} }],
    ['ciselnikVyplne', { profilId: true }],
    ['ciselnikZamky', { oblast: 1 }],
    ['dejDoplnky', { typ_doplnku: 1 }],
    ['getDoplnekCena', {}],
    ['getDoplnekCena', { doplnekId: 'x' }],
    ['zkusZmeny', {}],
    ['zkusZmeny', { pokusy: [{ akce: 'zmenProfil', profilId: 222300 }] }],
    ['zkusZmeny', { pokusy: [[{ profilId: 222300 }]] }],
    ['zkusZmeny', { pokusy: [[{ akce: 'getVyrobek' }]] }],
    ['zkusZmeny', { pokusy: [[{ akce: 'zmenProfil' }]] }],
    ['zkusZmeny', { pokusy: Array.from({ length: 81 }, () => []) }],
    ['zkusZmeny', { pokusy: [Array.from({ length: 9 }, () => ({ akce: 'zmenProfil', profilId: 222300 }))] }],
  ] as const;

  it.each(wrong)('refuses %s with %j [OPEN-Q-121]', (action, payload) => {
    expect(decodes(configuratorActions[action].body, { ...frame, ...payload })).toBe(false);
  });

  it('refuses a product to go back to whose label has a sign that is not seen', () => {
    const label = (room: string) => ({ ...frame, konfigurace: { ...initialConfiguration('OS1'), room } });
    expect(decodes(configuratorActions.obnovKonfiguraci.body, label('Kuchyň'))).toBe(true);
    expect(decodes(configuratorActions.obnovKonfiguraci.body, label('\u3164'))).toBe(false);
  });

  it('refuses a wrong body of every action that takes more than the frame', () => {
    const refused = new Set<string>(wrong.map(([action]) => action));
    const others = Object.keys(configuratorActions).filter((action) => !refused.has(action));
    expect(others).toEqual(['getVyrobek', 'zmenZrcadlove']);
  });

  it.each([{ confID: 'x' }, { shopId: 7 }, { shopId: 'seven', confID: 'x' }, { shopId: 7, confID: 5 }])(
    'refuses the frame %j [CFGAPI-02]',
    (wrong) => expect(decodes(configuratorActions.getVyrobek.body, wrong)).toBe(false),
  );
});

describe('the cart address', () => {
  const frame = { shopId: 7, cartId: 'B'.repeat(22) };

  it('reads all three forms of a changed line [OPEN-Q-50]', () => {
    const polozkyObchDokladu = [
      { id: 'a', mnozMj: '2' },
      { cartItemId: 'b', newCount: 3, itemId: 801, dimension: null },
      { id: 'c', delete: true },
    ];
    expect(z.decode(cartActions.polozkyObchDokladu.body, { ...frame, polozkyObchDokladu }).lines).toEqual([
      { line: 'a', quantity: 2 },
      { line: 'b', quantity: 3, item: '801', dimension: null },
      { line: 'c', remove: true },
    ]);
  });

  it('reads an accessory to add, and the size of a window to count for [WIRE-35] [OPEN-Q-49]', () => {
    expect(z.decode(cartActions.addAccessoryToCart.body, { ...frame, accessoryId: '804', ks: '2.5' })).toMatchObject({
      accessory: 804,
      quantity: 2.5,
    });
    const asked = { ...frame, accessoryId: 801, dimension: { sirka: '1230', vyska: 1480 } };
    expect(z.decode(cartActions.getAccessoryRecommended.body, asked)).toMatchObject({
      accessory: 801,
      size: { width: 1230, height: 1480 },
    });
  });

  it('reads the order form out of its text [WIRE-43]', () => {
    const orderData = JSON.stringify({
      jmeno: 'Jana',
      prijmeni: 'Nováková',
      ulice: 'Dlouhá 1',
      mesto: 'Brno',
      psc: '602 00',
      kontaktTel: '777123456',
      kontaktEmail: 'jana@example.com',
      platbaID: 'prevodem_0.3',
      zaloha: '4136.39',
      souhlas: true,
      shopNews: 'false',
    });
    expect(z.decode(cartActions.newOrder.body, { ...frame, orderData }).order).toMatchObject({
      firstName: 'Jana',
      postcode: '602 00',
      paymentId: 'prevodem_0.3',
      deposit: 413639,
      acceptsTerms: true,
      refusesNews: false,
    });
  });

  it.each([
    ['setTransit', { transitId: 'home', regionId: null }],
    ['addItemToCart', { productId: 1001, type: 'sklad' }],
    ['addItemToCart', { productId: { id: 1 }, type: 'sklad', count: 1 }],
    ['addAccessoryToCart', { accessoryId: 801 }],
    ['addAccessoryToCart', { accessoryId: 'foam', ks: 1 }],
    ['addAccessoryToCart', { accessoryId: 801, ks: 'two' }],
    ['getAccessoryRecommended', {}],
    ['getAccessoryRecommended', { accessoryId: [801] }],
    ['getAccessoryRecommended', { accessoryId: 801, dimension: '1230x1480' }],
    ['getAccessoryRecommended', { accessoryId: 801, dimension: { sirka: 1230 } }],
    ['addItemToCart', { productId: 801, type: 'prislusenstvi', count: 1, dimension: 'x'.repeat(61) }],
    ['polozkyObchDokladu', { polozkyObchDokladu: [{ cartItemId: 'a', newCount: 1, dimension: 70 }] }],
    ['addService', { serviceId: true }],
    ['polozkyObchDokladu', { polozkyObchDokladu: { id: 'a', mnozMj: 1 } }],
    ['polozkyObchDokladu', { polozkyObchDokladu: [{ id: 'a' }] }],
    ['polozkyObchDokladu', { polozkyObchDokladu: [{ id: 'a', mnozMj: 'two' }] }],
    ['newOrder', { orderData: {} }],
    ['newOrder', { orderData: '{"jmeno":' }],
    ['newOrder', { orderData: '{"jmeno":5}' }],
    ['newOrder', { orderData: '{"zaloha":4136.391}' }],
    ['newOrder', { orderData: '{"zaloha":"0.001"}' }],
    ['addItemToCart', { type: 'prislusenstvi', productId: 804, count: 1, dimension: '800 \u0000' }],
    [
      'polozkyObchDokladu',
      { polozkyObchDokladu: [{ cartItemId: '1', newCount: 1, itemId: 804, dimension: '\ud800' }] },
    ],
  ] as const)('refuses %s with %j [OPEN-Q-121]', (action, payload) => {
    expect(decodes(cartActions[action].body, { ...frame, ...payload })).toBe(false);
  });
});

describe('the REST calls', () => {
  const { log } = pageCalls;
  const { addToErpCart, newConfiguration } = configuratorCalls;
  const { checkStock } = stockCalls;
  const { swatchesByName } = catalogueCalls;
  const entry = { time: 't', domain: 'd', userAgent: 'u' };

  it('take anything as the data of a log entry, but not nothing [LOG-01]', () => {
    expect([null, 0, '', {}].every((data) => decodes(log.body, { ...entry, data }))).toBe(true);
    expect(decodes(log.body, entry)).toBe(false);
  });

  it.each([
    [newConfiguration.body, { productId: 'OS1', shopId: 7 }],
    [newConfiguration.body, { productId: null, shopId: 7, sklad: 'false' }],
    [newConfiguration.body, { productId: 'OS1', shopId: 7, sklad: 'ano' }],
    [checkStock.body, { products: { id: 1, quantity: 1 } }],
    [checkStock.body, { products: [{ id: 1 }] }],
    [addToErpCart.body, { products: 'OS1' }],
    [swatchesByName.body, { names: ['x'] }],
    [swatchesByName.body, { names: ['x'], category_code: 1 }],
    [swatchesByName.body, { names: [1], category_code: 'kliky' }],
    [addToErpCart.body, { products: [{ cenikCode: 'OS1' }] }],
  ])('refuse what has a wrong form [OPEN-Q-121]', (body, wrong) => expect(decodes(body, wrong)).toBe(false));
});
