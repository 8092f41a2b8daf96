import fc from 'fast-check';
import { anyStepIn, changeOf } from '@fenestra/testing/any-change';
import { anyAssembly, assemblyRuns as runs } from '@fenestra/testing/any-assembly';
import { changedBy, refusalOf, initialConfiguration } from '@fenestra/testing/shop-configurations';
import { shopCatalogue, shopPrices } from '@fenestra/testing/shop-data';
import { assemblyPrice, elementNet } from '../../pricing/assembly-price';
import { calculatePrice } from '../../pricing/calculate-price';
import { shopByCode, shops } from '../../shop/shops';
import { applyChange, previewChange } from '../apply-change';
import { sideEffectsOf } from '../changes/side-effects';
import { isEqual } from '../../is-equal';
import { assemblyPartsOf } from './join-elements';
import { freePlaces } from './change-elements';
import { compensatedSizes, defaultCompensatingElement } from './compensated-sizes';
import type { Change, ElementPlace } from '../change';
import type { Configuration } from '../configuration';
import { areaCovered, areaNumbers, elementsOf, jointsOfAssembly, placedElements } from './elements';
import { fieldSizes } from '../geometry/field-sizes';
import { limitsOf } from '../rules/limits';
import { physicsOf } from '../physics/physics';
import { inverse } from '../changes/inverse';
import { addedBy, shapeOf } from '../geometry/shape';
import { isViolation, type Refusal } from '../rules/violation';

const catalogue = shopCatalogue();
const prices = shopPrices();
const czech = shopByCode('cs');

const adding = (place: ElementPlace, product: string): Change => ({ kind: 'add-element', place, product });
const moving = (element: number, to: 'left' | 'right'): Change => ({ kind: 'move-element', element, to });
const hasOwnSillLength = (made: Configuration) =>
  assemblyPartsOf(made, catalogue).row.some(({ areas }) =>
    areas.some(({ accessories }) => accessories.some(({ kind, length }) => kind.endsWith('sill') && length)),
  );
const productsOf = (configuration: Configuration) => elementsOf(configuration).map(({ product }) => product);
const widthsOf = (configuration: Configuration) => elementsOf(configuration).map(({ width }) => width);
const band = () => initialConfiguration('SE-PAS');
const balcony = () => initialConfiguration('SE-BALKON');
const toplight = () => initialConfiguration('SE-NADSVETLIK');

describe('an assembly', () => {
  it.each([
    ['SE-BALKON', 2103, 2200, ['B1', 'OS1'], [1801], ['A1', 'A2']],
    ['SE-PAS', 3006, 1300, ['OS1', 'F1', 'OS1'], [1801, 1801], ['A1', 'A2', 'A3']],
    ['SE-NADSVETLIK', 1800, 1820, ['ST2', 'F1'], [1802], ['A1', 'A2', 'A3']],
  ])('%s starts as one of %i × %i mm [CFGDATA-03] [CFGDATA-09]', (code, width, height, products, couplings, areas) => {
    const made = initialConfiguration(code);
    expect(made).toMatchObject({ product: 'SE', width, height, assembly: { couplings } });
    expect(productsOf(made)).toEqual(products);
    expect(made.areas.map(({ id }) => id)).toEqual(areas);
  });

  it('elements and couplings fill the overall width, row by row, and the overall height; every area belongs to one element [OPEN-Q-07]', () => {
    fc.assert(
      fc.property(anyAssembly(), (made) => {
        const adds = addedBy(made, catalogue);
        for (const { element, x, y } of placedElements(made, adds)) {
          expect([x, y, made.width - x - element.width, made.height - y - element.height].every((n) => n >= 0)).toBe(
            true,
          );
        }
        const isAbove = (nth: number) => made.assembly?.elements[nth]?.place === 'above';
        const row = placedElements(made, adds).filter((_, nth) => !isAbove(nth));
        const [above] = placedElements(made, adds).filter((_, nth) => isAbove(nth));
        row.slice(1).forEach(({ x }, i) => expect(x).toBe(row[i]!.x + row[i]!.element.width + (adds[i] ?? 0)));
        expect([row[0]!.x, row.at(-1)!.x + row.at(-1)!.element.width]).toEqual([0, made.width]);
        const top = above ? above.element.height + adds.at(-1)! : 0;
        expect(new Set(row.map(({ y }) => y))).toEqual(new Set([top]));
        expect(top + Math.max(...row.map(({ element }) => element.height))).toBe(made.height);
        if (above) expect([above.x, above.y, above.element.width]).toEqual([0, 0, made.width]);
        expect(elementsOf(made).flatMap(({ areas }) => areas)).toEqual(made.areas);
        expect(fieldSizes(made).map(({ area }) => area)).toEqual(made.areas.map(({ id }) => id));
        expect(
          shapeOf(made, catalogue).geometry.fields.every(({ left, right }) => left >= 0 && right <= made.width),
        ).toBe(true);
      }),
      runs,
    );
  });

  it('goes back by the inverse of every change, and forth again', () => {
    const undone = new Set<string>();
    fc.assert(
      fc.property(anyAssembly(), fc.array(anyStepIn(catalogue), { maxLength: 6 }), (made, steps) => {
        let before = made;
        for (const step of steps) {
          const change = changeOf(step, before);
          const changed = previewChange(change, before, catalogue);
          if (isViolation(changed)) continue;
          expect(changedBy(changed, inverse(before))).toEqual(before);
          expect(changedBy(before, inverse(changed))).toEqual(changed);
          undone.add(change.kind);
          before = changed;
        }
      }),
      runs,
    );
    expect([...undone]).toEqual(expect.arrayContaining(['add-element', 'remove-element', 'coupling', 'size', 'glass']));
  });

  it('costs what its elements and couplings cost, to the minor unit, in every shop', () => {
    fc.assert(
      fc.property(anyAssembly(), fc.constantFrom(...shops), (made, shop) => {
        const { parts, total } = calculatePrice(made, catalogue, prices, shop);
        const alone = elementsOf(made).reduce(
          (sum, each) => sum + calculatePrice(each, catalogue, prices, shop).total,
          0,
        );
        const couplings = parts.product.filter(({ key }) => key === 'coupling').reduce((sum, { net }) => sum + net, 0);
        expect(total).toBe(alone + couplings);
      }),
      runs,
    );
  });

  it('prices each started 0.1 m of a coupling and the work of its joint (windows-domain 8.7)', () => {
    const { parts } = assemblyPrice(balcony(), catalogue, prices, czech);
    expect(parts.product.at(-1)).toEqual({ key: 'coupling', joint: 1, item: 1801, net: (133 + 350) * 100 });
    expect(elementNet({ parts }, 1)).toBe(calculatePrice(elementsOf(balcony())[0]!, catalogue, prices, czech).total);
  });

  it.each([
    ['SE-DVERE', 'with elements of one height its whole', 2540 * 2100],
    ['SE-BALKON', 'not the wall below an element that is lower', 2103 * 2200 - 1200 * (2200 - 1400)],
    ['SE-NADSVETLIK', 'an element above too', 1800 * 1820],
  ])('covers, as %s does, %s', (code, _, area) => {
    expect(areaCovered(initialConfiguration(code))).toBeCloseTo(area / 1e6, 9);
  });

  it('weighs what its elements weigh and 1.2 kg for each metre of coupling; Uw is that of the areas', () => {
    const made = band();
    const alone = elementsOf(made).map((element) => physicsOf(element, catalogue));
    const whole = physicsOf(made, catalogue);
    expect(whole.weightKg).toBeCloseTo(alone.reduce((sum, { weightKg }) => sum + weightKg, 0) + 2 * 1.3 * 1.2, 2);
    expect(whole.heaviestKg).toBe(Math.max(...alone.map(({ weightKg }) => weightKg)));
    const areas = widthsOf(made);
    const mean = alone.reduce((sum, { uw }, i) => sum + uw * areas[i]!, 0) / areas.reduce((sum, each) => sum + each, 0);
    expect(whole.uw).toBeCloseTo(mean, 9);
  });
});

describe('elements', () => {
  it('are added beside and above, as high as the row where they can be', () => {
    const made = changedBy(
      initialConfiguration('ST2'),
      { kind: 'add-element', place: 'left', product: 'OS1', width: 600 },
      { kind: 'add-element', place: 'above', product: 'F1', height: 700 },
    );
    expect(productsOf(made)).toEqual(['OS1', 'ST2', 'F1']);
    expect(elementsOf(made).map(({ height }) => height)).toEqual([1500, 1500, 700]);
    expect(elementsOf(made).at(-1)!.width).toBe(made.width);
    expect([...areaNumbers(made).values()]).toEqual(['1', '2a', '2b', '3']);
  });

  it('get the threshold of the whole where they are doors', () => {
    const [left, right] = [adding('left', 'B1'), adding('right', 'OS1')];
    const made = changedBy(initialConfiguration('B1'), { kind: 'threshold', threshold: 1514 }, left, right);
    expect(elementsOf(made).map(({ threshold }) => threshold)).toEqual([1514, 1514, null]);
  });

  it('stand between others, whose couplings stay', () => {
    const made = changedBy(
      band(),
      { kind: 'coupling', joint: 2, coupling: 1803 },
      { kind: 'add-element', place: 'right', beside: 1, product: 'F1' },
    );
    expect(productsOf(made)).toEqual(['OS1', 'F1', 'F1', 'OS1']);
    expect(made.assembly!.couplings).toEqual([1801, 1801, 1803]);
    expect(changedBy(band(), { kind: 'add-element', place: 'left', beside: 2, product: 'OS1' })).toEqual(
      changedBy(band(), { kind: 'add-element', place: 'right', beside: 1, product: 'OS1' }),
    );
    expect(refusalOf(band(), { kind: 'add-element', place: 'left', beside: 4, product: 'F1' }).code).toBe(
      'element-unknown',
    );
  });

  it.each([
    ['a field of the row', band, 'F1', 1000],
    ['two fields of the row', band, 'SL2', 2000],
    [
      'it usually is where that could not be made',
      () => changedBy(initialConfiguration('F1'), { kind: 'size', width: 2900, height: 1000 }),
      'OS1',
      1230,
    ],
  ])('start as wide as %s', (_, from, product, width) => {
    expect(widthsOf(changedBy(from(), adding('right', product))).at(-1)).toBe(width);
  });

  it.each([
    ['a window', () => initialConfiguration('OS1'), ['left', 'right', 'above']],
    ['a row of three', band, ['left', 'right of 1', 'right of 2', 'right', 'above']],
    ['two with one above', toplight, ['left', 'right']],
    ['six', () => changedBy(band(), adding('left', 'F1'), adding('left', 'F1'), adding('left', 'F1')), []],
  ])('have free places beside %s', (_, from, places) => {
    expect(freePlaces(from()).map(({ place, beside }) => (beside ? `${place} of ${beside}` : place))).toEqual(places);
  });

  it('change places with all that is in them, while joints keep their couplings', () => {
    const before = changedBy(
      band(),
      { kind: 'coupling', joint: 2, coupling: 1803 },
      { kind: 'glass', areas: ['A1'], glass: 321 },
      { kind: 'field-sizes', fields: [{ area: 'A1', width: 700, height: 1300 }] },
    );
    const moved = changedBy(before, moving(1, 'right'));
    expect(productsOf(moved)).toEqual(['F1', 'OS1', 'OS1']);
    expect(widthsOf(moved)).toEqual([1200, 700, 900]);
    expect(moved.areas.map(({ id, glass }) => [id, glass === 321])).toEqual([
      ['A1', false],
      ['A2', true],
      ['A3', false],
    ]);
    expect(moved.assembly!.couplings).toEqual([1801, 1803]);
    expect(moved).toEqual(changedBy(before, moving(2, 'left')));
  });

  it('moved there and back are as before, where no coupling gave way and no sill has a length of its own', () => {
    const kept = { moved: 0 };
    fc.assert(
      fc.property(anyAssembly(), fc.integer({ min: 1, max: 5 }), (made, number) => {
        const there = previewChange(moving(number, 'right'), made, catalogue);
        if (isViolation(there)) return;
        const back = changedBy(there, moving(number + 1, 'left'));
        expect(productsOf(back)).toEqual(productsOf(made));
        expect(widthsOf(back).slice(0, 2)).toEqual(widthsOf(made).slice(0, 2));
        if (!isEqual(there.assembly?.couplings, made.assembly?.couplings) || hasOwnSillLength(made)) return;
        expect(back).toEqual(made);
        kept.moved++;
      }),
      runs,
    );
    expect(kept.moved).toBeGreaterThan(50);
  });

  it('get a coupling that holds where they come together, which is told', () => {
    const tall: Change = {
      kind: 'field-sizes',
      fields: [1, 3].map((n) => ({ area: `A${n}`, width: 900, height: 1700 })),
    };
    const before = changedBy(band(), tall);
    const moved = changedBy(before, moving(3, 'left'));
    expect([before, moved].map(({ assembly }) => assembly!.couplings)).toEqual([
      [1801, 1801],
      [1802, 1801],
    ]);
    expect(sideEffectsOf([moving(3, 'left')], before, moved, catalogue)).toEqual(['coupling']);
  });

  it('leave one by one until a plain product stays', () => {
    const made = changedBy(band(), { kind: 'remove-element', element: 1 }, { kind: 'remove-element', element: 1 });
    expect(made).toEqual(expect.not.objectContaining({ assembly: expect.anything() as unknown }));
    expect(made).toMatchObject({ product: 'OS1', width: 900, areas: [{ id: '1' }] });
    expect(changedBy(toplight(), { kind: 'remove-element', element: 1 })).toMatchObject({ product: 'F1', width: 1800 });
  });

  it.each<[string, Configuration, Change, Refusal['code']]>([
    ['an entrance door', band(), adding('left', 'E1'), 'element-not-offered'],
    ['a second one above', toplight(), adding('above', 'F1'), 'element-above-taken'],
    [
      'a seventh',
      changedBy(band(), adding('left', 'F1'), adding('left', 'F1'), adding('left', 'F1')),
      adding('right', 'F1'),
      'too-many-elements',
    ],
    [
      'another width above the row',
      toplight(),
      { kind: 'field-sizes', fields: [{ area: 'A3', width: 1500, height: 600 }] },
      'element-above-width',
    ],
    ['one that is not there', band(), { kind: 'remove-element', element: 4 }, 'element-unknown'],
    ['moving one out of the row to the left', band(), moving(1, 'left'), 'element-outermost'],
    ['moving one out of the row to the right', band(), moving(3, 'right'), 'element-outermost'],
    ['moving what stands above', toplight(), moving(2, 'left'), 'element-outermost'],
    ['moving one that is not there', band(), moving(4, 'left'), 'element-unknown'],
    ['moving a plain product', initialConfiguration('OS1'), moving(1, 'left'), 'element-unknown'],
    ['a coupling that is not there', band(), { kind: 'coupling', joint: 2, coupling: 1 }, 'coupling-unknown'],
    ['a corner above the row', toplight(), { kind: 'coupling', joint: 1, coupling: 1804 }, 'coupling-corner'],
    [
      'a joint that is too long',
      initialConfiguration('SE-DVERE'),
      { kind: 'coupling', joint: 1, coupling: 1801 },
      'coupling-too-long',
    ],
  ])('refuses %s', (_, from, change, code) => {
    expect(refusalOf(from, change).code).toBe(code);
  });

  it('names what could not be made without an element by the number that it has with it', () => {
    const narrow = changedBy(
      initialConfiguration('F1'),
      { kind: 'size', width: 400, height: 1000 },
      { kind: 'add-element', place: 'right', product: 'F1', width: 600 },
      { kind: 'add-element', place: 'above', product: 'OS1', height: 900 },
    );
    const refusal = refusalOf(narrow, { kind: 'remove-element', element: 2 });
    expect(refusal).toMatchObject({ code: 'width-out-of-range', values: { element: '3' } });
  });

  it('speaks of the joint that is not there', () => {
    expect(refusalOf(band(), { kind: 'coupling', joint: 3, coupling: 1802 })).toMatchObject({
      code: 'area-unknown',
      values: { joint: 3 },
    });
  });

  it('get a stronger coupling where a joint becomes too long, and one in colour where it may not be white', () => {
    expect(changedBy(band(), { kind: 'size', width: 3006, height: 1700 }).assembly!.couplings).toEqual([1802, 1802]);
    expect(changedBy(band(), { kind: 'colour', inside: 'W', outside: 'D01' }).assembly!.couplings).toEqual([
      1802, 1802,
    ]);
  });

  it('that stand in a corner take its width', () => {
    const bay = changedBy(band(), { kind: 'coupling', joint: 1, coupling: 1804 });
    expect(bay.width).toBe(3006 - 3 + 90);
  });
});

describe('a change by area id', () => {
  it('reaches the element of the area and no other [CFGAPI-09]', () => {
    const made = changedBy(band(), { kind: 'opening', areas: ['A3'], opening: 'osl' });
    expect(made.areas.map(({ opening }) => opening)).toEqual(['osp', 'fix', 'osl']);
    expect(refusalOf(band(), { kind: 'opening', areas: ['A2'], opening: 'stl' }).code).toBe('opening-not-offered');
    expect(refusalOf(band(), { kind: 'glass', areas: ['1'], glass: 1 }).code).toBe('area-unknown');
  });

  it('makes another product of its element, with the handle of all', () => {
    const made = changedBy(band(), { kind: 'handle', handle: 642 }, { kind: 'opening', areas: ['A2'], opening: 'osl' });
    expect(productsOf(made)).toEqual(['OS1', 'OS1', 'OS1']);
    expect(made.handle).toMatchObject({ handle: 642 });
  });

  it('without areas goes to every element that can have it: sills to windows, nets to sashes', () => {
    const sill = catalogue.data.sills.find(({ kind }) => kind === 'inner-sill')!;
    const colour = [...catalogue.swatches.get(sill.colours)!.keys()][0]!;
    const made = changedBy(balcony(), { kind: 'add-accessory', areas: [], accessory: sill.id, colour });
    expect(made.areas.map(({ accessories }) => accessories.length)).toEqual([0, 1]);
    expect(made.areas[1]!.accessories[0]!.length).toBe(1200 + sill.overhang / 2); // the door reaches lower
  });

  it.each<[string, number, Change, string]>([
    ['a net', 731, { kind: 'add-accessory', areas: ['A3'], accessory: 731, colour: 'SI-BI' }, 'A1'],
    ['a blind', 722, { kind: 'add-accessory', areas: ['A1', 'A3'], accessory: 722, colour: 'ZA-01' }, 'A2'],
    ['bars', 605, { kind: 'bars', areas: ['A2'], bars: 605, pattern: '1x1' }, 'A1'],
  ])(
    'takes %s away from every element that has it, and is refused where none has',
    (_part, accessory, adding, bare) => {
      const made = changedBy(band(), adding);
      const removing = (...areas: string[]): Change => ({ kind: 'remove-accessory', areas, accessory });
      expect(made).not.toEqual(band());
      expect(changedBy(made, removing())).toEqual(band());
      expect(changedBy(made, removing('A1', 'A2', 'A3'))).toEqual(band());
      expect(refusalOf(made, removing(bare)).code).toBe('accessory-not-chosen');
      expect(refusalOf(band(), removing()).code).toBe('accessory-not-chosen');
    },
  );

  it('gives no sill to what stands above others', () => {
    const [sill] = catalogue.data.sills;
    const [colour] = catalogue.swatches.get(sill!.colours)!.keys();
    const adding = (...areas: string[]): Change => {
      return { kind: 'add-accessory', areas, accessory: sill!.id, colour: colour! };
    };
    const toplight = initialConfiguration('SE-NADSVETLIK');
    expect(changedBy(toplight, adding()).areas.map(({ accessories }) => accessories.length)).toEqual([1, 0, 0]);
    expect(refusalOf(toplight, adding('A3')).code).toBe('accessory-not-for-product');
  });

  it('refuses what one element cannot have by the rule that it breaks', () => {
    const width = (area: string, mm: number) => ({ area, width: mm, height: 1300 });
    const wide: Change = { kind: 'field-sizes', fields: [width('A1', 1600)] };
    expect(refusalOf(band(), wide)).toMatchObject({ code: 'width-out-of-range', values: { min: 500, max: 1500 } });
  });
});

describe('sizes of an assembly', () => {
  it('change by fields, and the overall size follows [DIM-13] [OPEN-Q-07]', () => {
    const fields = [{ area: 'A2', width: 1000, height: 1300 }];
    const made = changedBy(band(), { kind: 'field-sizes', fields });
    expect([made.width, ...widthsOf(made)]).toEqual([2806, 900, 1000, 900]);
  });

  it('of a divided element are those of its fields', () => {
    const sizes = [700, 900].map((width, i) => ({ area: `A${i + 1}`, width, height: 1200 }));
    const made = changedBy(toplight(), { kind: 'field-sizes', fields: sizes });
    expect(made).toMatchObject({ width: 1600, height: 1720 });
    expect(elementsOf(made)[0]!.axes).toEqual([700]);
    expect(elementsOf(made)[1]!.width).toBe(1600);
  });

  it('keep their proportion when the whole is resized, and the overall size is met to the millimetre [DIM-13]', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2000, max: 4000 }), fc.integer({ min: 1000, max: 1500 }), (width, height) => {
        const changed = applyChange({ kind: 'size', width, height }, band(), catalogue);
        if (!changed.ok) return;
        expect(changed.value).toMatchObject({ width, height });
      }),
    );
    expect(widthsOf(changedBy(band(), { kind: 'size', width: 2406, height: 1300 }))).toEqual([720, 960, 720]);
  });

  it('go on with one element that takes the difference of the whole [DIM-13]', () => {
    const wider = changedBy(band(), { kind: 'size', width: 3206, height: 1400, element: 3 });
    expect([wider.width, wider.height, ...widthsOf(wider)]).toEqual([3206, 1400, 900, 1200, 1100]);
    expect(refusalOf(band(), { kind: 'size', width: 3206, height: 1300, element: 4 }).code).toBe('element-unknown');
    expect(refusalOf(band(), { kind: 'size', width: 3706, height: 1300, element: 1 })).toMatchObject({
      code: 'width-out-of-range',
      values: { max: 1500 },
    });
  });

  it.each([
    ['the widest fixed one', band(), 1],
    ['the last of two equal fixed ones', initialConfiguration('SE-DVERE'), 2],
    ['the last where all open', balcony(), 1],
    ['never the one above', toplight(), 0],
  ])('are usually met by %s', (_, made, taker) => {
    expect(defaultCompensatingElement(made)).toBe(taker);
  });

  it('stay as a whole while one element gives way to another', () => {
    const made = changedBy(band(), compensatedSizes(band(), { 0: 1000, 2: 800 }));
    expect([made.width, ...widthsOf(made)]).toEqual([3006, 1000, 1200, 800]);
  });

  it('have the limits of their elements and a size that can be made instead of one outside [DIM-06] [DIM-09]', () => {
    expect(limitsOf(band(), catalogue)).toMatchObject({ widthMin: 1406, widthMax: 6006, heightMax: 1800 });
    const { code, repairs } = refusalOf(band(), { kind: 'size', width: 3006, height: 1900 });
    expect(code).toBe('height-out-of-range');
    expect(repairs.length).toBeGreaterThan(0);
  });

  it('change the height of what is as high as the row only', () => {
    const made = changedBy(balcony(), { kind: 'size', width: 2103, height: 2100 });
    expect(elementsOf(made).map(({ height }) => height)).toEqual([2100, 1400]);
  });
});

it('joints lie between their elements', () => {
  const made = toplight();
  expect(jointsOfAssembly(made, addedBy(made, catalogue))).toEqual([
    { number: 1, coupling: 1802, upright: false, x: 0, y: 500, length: 1800 },
  ]);
});
