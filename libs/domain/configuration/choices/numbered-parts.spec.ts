import { changedBy, initialConfiguration } from '@fenestra/testing/shop-configurations';
import { shopCatalogue } from '@fenestra/testing/shop-data';
import type { Change } from '../change';
import type { Configuration } from '../configuration';
import { defaultsOf } from '../new-configuration';
import { isChosen, partGroups, partsOf } from './numbered-parts';
import type { Part } from './parts';
import { resetPart } from '../changes/reset-part';

const catalogue = shopCatalogue();

const started = (product: string): Configuration => defaultsOf(catalogue.products.get(product)!, catalogue, 222915);

const colourOf = (category: string): string => [...catalogue.swatches.get(category)!.keys()][0]!;

describe('the numbered parts of a product', () => {
  it('are nine for a window, outside parts last [ACC-03]', () => {
    expect(partsOf(started('ST2'), catalogue)).toEqual([
      'frame',
      'glass',
      'spacer',
      'inner-sill',
      'blind',
      'bars',
      'handle',
      'net',
      'outer-sill',
    ]);
  });

  it.each([
    ['F1', ['handle', 'net']],
    ['E1', ['glass', 'spacer', 'inner-sill', 'blind', 'bars', 'net', 'outer-sill']],
    ['B1', ['lock', 'filling']],
  ])('leave out what %s cannot have', (product, missing) => {
    const parts: string[] = partsOf(started(product), catalogue);
    expect(missing.filter((part) => parts.includes(part))).toEqual([]);
    expect(parts[0]).toBe('frame');
  });

  it('of a door are frame, filling, handle, lock and threshold', () => {
    expect(partsOf(started('E1'), catalogue)).toEqual(['frame', 'filling', 'handle', 'lock', 'threshold']);
  });
});

describe('the parts of a door with a filling that is all glass', () => {
  const changes: Change[] = [
    { kind: 'filling', filling: 711 },
    { kind: 'ornament', areas: [], ornament: 501 },
    { kind: 'bars', areas: [], bars: 605, pattern: '1x1' },
  ];
  const glazed = changedBy(initialConfiguration('E1'), ...changes);

  it('are bars, too [ACC-03]', () => {
    expect(partsOf(glazed, catalogue)).toEqual(['frame', 'filling', 'bars', 'handle', 'lock', 'threshold']);
  });

  it('go back to the standard filling with what is in it [ACC-04] [OPEN-Q-40]', () => {
    const back = changedBy(glazed, ...resetPart('filling', glazed, catalogue));
    expect(back).toEqual(initialConfiguration('E1'));
  });
});

describe('the parts of an assembly', () => {
  it('are those of the whole, then those of each element with the same numbers [ACC-03]', () => {
    const groups = partGroups(initialConfiguration('SE-BALKON'), catalogue);
    expect(
      groups.map(({ element, parts }) => [element, ...parts.map(({ part, number }) => `${number} ${part}`)]),
    ).toEqual([
      [null, '1 frame', '7 handle', '8 threshold'],
      [0, '2 glass', '3 spacer', '5 blind', '6 bars', '9 net'],
      [1, '2 glass', '3 spacer', '4 inner-sill', '5 blind', '6 bars', '9 net', '10 outer-sill'],
    ]);
  });

  it('have no threshold where there is no door, and no sill above others [ACC-03]', () => {
    const made = initialConfiguration('SE-NADSVETLIK');
    expect(partsOf(made, catalogue)).not.toContain('threshold');
    const named = partGroups(made, catalogue).map(({ parts }) => parts.map(({ part }) => part));
    expect(named.map((parts) => parts.includes('outer-sill'))).toEqual([false, true, false]);
  });

  it('have the threshold that a door brought into it, with its way back [ACC-03] [SILL-03]', () => {
    const threshold: Change = { kind: 'threshold', threshold: 1514 };
    const made = changedBy(initialConfiguration('B1'), threshold, {
      kind: 'add-element',
      product: 'OS1',
      place: 'right',
    });
    const [whole] = partGroups(made, catalogue);
    expect(whole!.parts.map(({ part }) => part)).toEqual(['frame', 'handle', 'threshold']);
    expect(isChosen('threshold', whole!.configuration)).toBe(true);
    const back = changedBy(made, ...resetPart('threshold', whole!.configuration, catalogue));
    expect([back.threshold, back.assembly!.elements.map((element) => element.threshold)]).toEqual([null, [null, null]]);
  });

  it.each(['SE-BALKON', 'SE-PAS', 'SE-NADSVETLIK', 'SE-DVERE'])('of %s are standard as it starts [ACC-04]', (code) => {
    const made = initialConfiguration(code);
    const groups = partGroups(made, catalogue);
    const backs = groups.flatMap(({ configuration, parts }) =>
      parts.flatMap(({ part }) => resetPart(part, configuration, catalogue)),
    );
    expect(backs).toEqual([]);
  });

  it('go back to standard in one element while the others keep theirs [ACC-04]', () => {
    const blinds: Change = { kind: 'add-accessory', areas: ['A1', 'A3'], accessory: 721, colour: 'ZA-01' };
    const made = changedBy(initialConfiguration('SE-PAS'), blinds);
    const [, first] = partGroups(made, catalogue);
    const back = resetPart('blind', first!.configuration, catalogue);
    expect(changedBy(made, ...back).areas.map(({ accessories }) => accessories.length)).toEqual([0, 0, 1]);
  });
});

const choices: [Part, string, Change[]][] = [
  [
    'frame',
    'OS1',
    [
      { kind: 'profile', profile: 222761 },
      { kind: 'colour', inside: 'D01', outside: 'D01' },
    ],
  ],
  ['glass', 'OS1', [{ kind: 'ornament', areas: [], ornament: catalogue.data.ornaments[0]!.id }]],
  ['bars', 'ST2', [{ kind: 'bars', areas: ['1'], bars: 604, pattern: '1x1' }]],
  ['blind', 'OS1', [{ kind: 'add-accessory', areas: [], accessory: 721, colour: colourOf('barvy_zaluzii') }]],
  ['net', 'OS1', [{ kind: 'add-accessory', areas: [], accessory: 731, colour: colourOf('barvy_siti') }]],
  ['inner-sill', 'OS1', [{ kind: 'add-accessory', areas: [], accessory: 751, colour: colourOf('barvy_IN_PVC') }]],
  ['outer-sill', 'OS1', [{ kind: 'add-accessory', areas: [], accessory: 753, colour: colourOf('barvy_AL_ohyb') }]],
  ['handle', 'OS1', [{ kind: 'handle', handle: 644 }]],
  ['threshold', 'B1', [{ kind: 'threshold', threshold: 1514 }]],
  ['lock', 'E1', [{ kind: 'lock', lock: 763 }]],
  ['filling', 'E1', [{ kind: 'filling', filling: 704 }]],
];

describe('back to standard', () => {
  it.each(choices)('takes %s of %s back to how it started [ACC-04] [ACC-05]', (part, product, changes) => {
    const start = started(product);
    expect(resetPart(part, start, catalogue)).toEqual([]);
    const chosen = changedBy(start, ...changes);
    expect(isChosen(part, chosen)).toBe(true);
    const back = resetPart(part, chosen, catalogue);
    expect(back).not.toEqual([]);
    expect(changedBy(chosen, ...back)).toEqual(start);
  });

  it('gives every area the spacer that is included', () => {
    const spacer = catalogue.data.spacers.find(({ id }) => id !== started('ST2').areas[0]!.spacer.spacer)!;
    const chosen = changedBy(started('ST2'), { kind: 'spacer', areas: ['2'], spacer: spacer.id });
    expect(changedBy(chosen, ...resetPart('spacer', chosen, catalogue))).toEqual(started('ST2'));
  });

  it('of a door is its usual sill: only a balcony door can be without [SILL-03]', () => {
    const door = changedBy(started('E1'), { kind: 'threshold', threshold: 1513 });
    expect(resetPart('threshold', door, catalogue)).toEqual([{ kind: 'threshold', threshold: 1511 }]);
    const balcony = changedBy(started('B1'), { kind: 'threshold', threshold: 1514 });
    expect(resetPart('threshold', balcony, catalogue)).toEqual([{ kind: 'threshold', threshold: null }]);
  });
});
