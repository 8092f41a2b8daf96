import type { ProductView } from '@fenestra/contracts/http/configuration';
import { configurationOf, product } from '@fenestra/contracts/wire/product';
import { type AccessoryTab, tabsOf } from '@fenestra/domain/configuration/choices/accessory-tabs';
import { applyChange, previewChange } from '@fenestra/domain/configuration/apply-change';
import type { Change } from '@fenestra/domain/configuration/change';
import { sideEffectsOf } from '@fenestra/domain/configuration/changes/side-effects';
import type { Configuration } from '@fenestra/domain/configuration/configuration';
import { startProduct } from '@fenestra/domain/configuration/assembly/new-assembly';
import { newConfiguration, stockConfiguration } from '@fenestra/domain/configuration/new-configuration';
import { isViolation } from '@fenestra/domain/configuration/rules/violation';
import { calculatePrice } from '@fenestra/domain/pricing/calculate-price';
import { type Shop, shopByCode, shops } from '@fenestra/domain/shop/shops';
import { anyStepIn, changeOf } from '@fenestra/testing/any-change';
import { maxSteps, productRuns } from '@fenestra/testing/product-runs';
import { initialConfiguration } from '@fenestra/testing/shop-configurations';
import { shopCatalogue, shopPrices } from '@fenestra/testing/shop-data';
import fc from 'fast-check';
import { z } from 'zod/mini';
import { productToWire } from './product-to-wire';

const catalogue = shopCatalogue();
const priceList = shopPrices();
const shop = shopByCode('cs');

const pricesOf = (configuration: Configuration, at = shop) => calculatePrice(configuration, catalogue, priceList, at);

function viewOf(configuration: Configuration, at = shop): ProductView {
  return {
    configurationId: 'A'.repeat(22),
    shopId: at.id,
    revision: 1,
    configuration,
    quote: pricesOf(configuration, at),
    limits: { widthMin: 1, widthMax: 1, heightMin: 1, heightMax: 1 },
    priceCell: { width: 1, height: 1, wider: null, higher: null, widths: [], heights: [] },
    weightKg: 1,
    uw: 1,
    rw: 1,
    stock: configuration.stockProduct !== undefined,
    stockProduct: configuration.stockProduct ?? null,
    fixedSize: false,
    priceCode: 'OS1',
    drawing: '',
    unequalPanes: false,
  };
}

/** What the answer says of accessories and their sum. */
type Accessories = { doplnky: { typ_doplnku: string; cena: number }[]; cena: { doplnky: number } };

/** The answer that describes a configuration, as it is sent. */
const sent = (configuration: Configuration, at: Shop = shop) =>
  JSON.parse(JSON.stringify(z.encode(product, productToWire(viewOf(configuration, at), catalogue, at)))) as Accessories;

/** What a page makes of an answer. */
const readIn = (answer: Accessories): Configuration => configurationOf(z.decode(product, answer));
const readBack = (configuration: Configuration): Configuration => readIn(sent(configuration));

const swatch = (category: string): string => [...catalogue.swatches.get(category)!.keys()][0]!;

function furnished(): Configuration {
  const changes: Change[] = [
    { kind: 'size', width: 1501, height: 1400 },
    { kind: 'colour', inside: 'W', outside: 'D01' },
    { kind: 'bars', areas: ['1'], bars: catalogue.data.bars[0]!.id, pattern: '2x1' },
    { kind: 'ornament', areas: ['2'], ornament: catalogue.data.ornaments[0]!.id },
    { kind: 'add-accessory', areas: [], accessory: 721, colour: swatch('barvy_zaluzii') },
    { kind: 'add-accessory', areas: [], accessory: 731, colour: swatch('barvy_siti') },
    { kind: 'add-accessory', areas: [], accessory: 751, colour: swatch('barvy_IN_PVC') },
    { kind: 'add-accessory', areas: [], accessory: 754, colour: swatch('barvy_AL_taz'), size: { length: 3400 } },
  ];
  return changes.reduce(
    (before, change) => {
      const changed = applyChange(change, before, catalogue);
      if (!changed.ok) throw new Error(JSON.stringify(changed.details));
      return changed.value;
    },
    made(newConfiguration('SL2', catalogue)),
  );
}

function made(result: ReturnType<typeof newConfiguration>): Configuration {
  if (!result.ok) throw new Error(result.reason);
  return result.value;
}

describe('an answer holds the whole configuration', () => {
  it('of a product as it starts, and of one with choices', () => {
    const plain = made(newConfiguration('OS1', catalogue));
    expect(readBack(plain)).toEqual(plain);
    expect(readBack(furnished())).toEqual(furnished());
  });

  it('of an assembly: its elements, couplings and their prices [CFGDATA-03] [CFGDATA-09] [OPEN-Q-07]', () => {
    const band = made(startProduct('SE-PAS', catalogue));
    expect(readBack(band)).toEqual(band);
    const answer = productToWire(viewOf(band), catalogue, shop);
    expect(answer).toMatchObject({ assemblySize: '3006×1300', areas: [{ id: 'A1' }, { id: 'A2' }, { id: 'A3' }] });
    expect(answer.product.data).toMatchObject({ assembly: true, name: 'Sestava ze tří prvků' });
    const { elements, couplings } = answer.assembly!;
    const parts = [...elements, ...couplings].reduce((sum, { price }) => sum + price, 0);
    const { price } = answer;
    expect(parts).toBe(price.product + price.handle + price.accessories);
    expect(elements.reduce((sum, each) => sum + each.width, 0) + 2 * couplings[0]!.adds).toBe(answer.width);
  });

  it('of a stock product, whose tabs follow from it [ACC-06] [ACC-09] [ACC-10] [ACC-15] [ACC-16]', () => {
    const stocked = made(stockConfiguration(1007, catalogue));
    expect(readBack(stocked)).toEqual(stocked);
    const hidden = new Map(tabsOf(readBack(stocked), catalogue).map((tab) => [tab.tab, tab.hidden]));
    expect(['colour', 'glass', 'bars', 'handle'].map((tab) => hidden.get(tab as AccessoryTab))).toEqual(
      Array(4).fill('stock'),
    );
    expect(hidden.get('threshold')).toBeNull();
  });
});

const offered = catalogue.data.products.filter((each) => each.offered).map(({ code }) => code);
const beginnings = [...offered, ...catalogue.assemblies.keys()];

it('whatever is changed of any product, the page reads the configuration of the server, and doplnky add up to cena.doplnky in every shop [CFGDATA-05] [CFGDATA-10]', () => {
  const changes = fc.array(anyStepIn(catalogue), { minLength: maxSteps, maxLength: maxSteps });
  const told = new Set<string>();
  fc.assert(
    fc.property(fc.constantFrom(...beginnings), changes, fc.constantFrom(...shops), (code, wanted, at) => {
      wanted.reduce((before, step) => {
        const changed = previewChange(changeOf(step, before), before, catalogue);
        if (isViolation(changed)) return before;
        const answer = sent(changed, at);
        expect(readIn(answer)).toEqual(changed);
        const { doplnky, cena } = answer;
        const cents = (amount: number) => Math.round(amount * 100);
        expect(doplnky.reduce((sum, one) => sum + cents(one.cena), 0)).toBe(cents(cena.doplnky));
        for (const { typ_doplnku } of doplnky) told.add(typ_doplnku);
        return changed;
      }, initialConfiguration(code));
    }),
    productRuns(150),
  );
  expect([...told].toSorted()).toEqual(['mrizka', 'parapet_venkovni', 'parapet_vnitrni', 'sit', 'zaluzie']);
});

describe('an answer to a change tells what else it changed', () => {
  it.each<[string, string, Change, string[]]>([
    [
      'SL2',
      'a profile with another glass, area by area',
      { kind: 'profile', profile: 222300 },
      ['glass 1 Sklo: ', 'glass 2 Sklo: ', 'spacer 1 Distanční rámeček: ', 'spacer 2 Distanční rámeček: '],
    ],
    ['E1', 'a pull bar, its lock', { kind: 'handle', handle: 657 }, ['lock - Zámek: ']],
    ['OS1', 'a glass, its spacer', { kind: 'glass', areas: [], glass: 302 }, ['spacer 1 Distanční rámeček: ']],
    ['OS1', 'a size, nothing', { kind: 'size', width: 900, height: 900 }, []],
  ])('of %s: %s', (code, _case, change, told) => {
    const before = made(newConfiguration(code, catalogue));
    const changed = applyChange(change, before, catalogue);
    if (!changed.ok) throw new Error(changed.reason);
    const parts = sideEffectsOf([change], before, changed.value, catalogue);
    const answer = productToWire({ ...viewOf(changed.value), alsoChanged: { parts, before } }, catalogue, shop);
    const lines = answer.alsoChanged!.map(({ code, area, text }) => [`${code} ${area ?? '-'} `, text] as const);
    expect(lines.map(([of, text]) => of + text.slice(0, text.indexOf(': ') + 2))).toEqual(told);
    for (const [, text] of lines) expect(text).toMatch(/: \S.*\s– předtím \S.*$/);
  });
});

it('an answer tells each coupling once, however many joints got it', () => {
  const before = made(startProduct('SE-PAS', catalogue));
  const change: Change = { kind: 'size', width: before.width, height: 1700 };
  const changed = applyChange(change, before, catalogue);
  if (!changed.ok) throw new Error(changed.reason);
  const parts = sideEffectsOf([change], before, changed.value, catalogue);
  const { alsoChanged: told } = productToWire(
    { ...viewOf(changed.value), alsoChanged: { parts, before } },
    catalogue,
    shop,
  );
  expect(told!.filter(({ code }) => code === 'coupling').map(({ text }) => text)).toEqual([
    expect.stringMatching(/^Spojky: Statická spojka 20\s– předtím H-spojka$/),
  ]);
});

describe('an answer names', () => {
  const answerTo = (configuration: Configuration) =>
    z.encode(product, productToWire(viewOf(configuration), catalogue, shop));

  it('the sill of a door with its text [CFGDATA-07] [SILL-07]', () => {
    const door = made(newConfiguration('E1', catalogue));
    expect(answerTo({ ...door, threshold: null }).profily).toBeNull();
    const text = catalogue.thresholds.get(1511)!.names.cs;
    expect(answerTo(door).profily).toEqual({ prah: 1511, profil_txt: text });
  });

  it('the handle with its text and its price [HANDLE-05]', () => {
    const window = made(newConfiguration('OS1', catalogue));
    const titan = { ...window, handle: { handle: 644, colour: 'KL-ST-TI' } };
    const { handle: price } = pricesOf(titan);
    const klika_txt = catalogue.handles.get(644)!.names.cs;
    expect(answerTo(titan)).toMatchObject({ klika: 644, klika_txt, cena: { klika: price / 100 } });
    expect(price).toBeGreaterThan(0);
  });

  it('blinds and nets in the area that has them [SHADE-08]', () => {
    const shades = [{ id_doplnek: 721 }, { id_doplnek: 731 }];
    const sills = [{ id_doplnek: 751 }, { id_doplnek: 754 }];
    expect(answerTo(furnished())).toMatchObject({ oblasti: [{ doplnky: [...shades, ...sills] }, { doplnky: shades }] });
  });

  it('its picture, and the filling of the door beside the glass of its areas [OPEN-Q-103]', () => {
    const door = { ...made(newConfiguration('E1', catalogue)), filling: 704 };
    const { img, ...answer } = answerTo(door);
    expect(img).toContain('A'.repeat(22));
    expect(answer).toMatchObject({ vypln_id: 704, oblasti: [{ vypln: door.areas[0]!.glass }] });
  });
});

describe('the accessories of an answer', () => {
  it('are everything that their sum pays for, each with its colour in words: bars, and sills with caps and joints [CFGDATA-10] [CFGDATA-05]', () => {
    const { accessories, price } = productToWire(viewOf(furnished()), catalogue, shop);
    expect(accessories.map(({ kind }) => kind)).toEqual([
      'bars',
      'blind',
      'net',
      'inner-sill',
      'outer-sill',
      'blind',
      'net',
    ]);
    expect(accessories.filter(({ colourName }) => colourName === '')).toEqual([]);
    expect(accessories.reduce((sum, one) => sum + one.price, 0)).toBe(price.accessories);
    const outer = pricesOf(furnished()).parts.accessories.filter(({ item }) => item === 754);
    expect(outer.map(({ key }) => key)).toEqual(['outer-sill', 'outer-sill-caps', 'outer-sill-joint']);
    expect(accessories.find(({ kind }) => kind === 'outer-sill')!.price).toBe(
      outer.reduce((sum, { net }) => sum + net, 0),
    );
  });
});

describe('the price tree of an answer', () => {
  it('names every line, and its groups add up to the sums [STEP-07] [CFGDATA-05]', () => {
    const { price } = productToWire(viewOf(furnished()), catalogue, shop);
    for (const group of ['product', 'handle', 'accessories'] as const)
      expect(price.parts[group].reduce((sum, { net }) => sum + net, 0)).toBe(price[group]);
    const lines = Object.values(price.parts).flat();
    expect(lines.filter(({ key, name }) => name === '' || name === key)).toEqual([]);
    expect(lines.map(({ name }) => name)).toContain('krytky venkovního parapetu');
  });
});
