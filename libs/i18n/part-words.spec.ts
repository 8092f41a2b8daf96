import { changedBy, initialConfiguration } from '@fenestra/testing/shop-configurations';
import { shopCatalogue, shopPrices } from '@fenestra/testing/shop-data';
import { previewChange } from '@fenestra/domain/configuration/apply-change';
import type { Change } from '@fenestra/domain/configuration/change';
import type { Configuration } from '@fenestra/domain/configuration/configuration';
import { isViolation } from '@fenestra/domain/configuration/rules/violation';
import { calculatePrice } from '@fenestra/domain/pricing/calculate-price';
import { shopByCode, shops } from '@fenestra/domain/shop/shops';
import { partWords, pricedParts } from './part-words';

const catalogue = shopCatalogue();
const czech = shopByCode('cs');
const plainSpaces = (text: string) => text.replaceAll('\u00a0', ' ');

/** Two windows with fixed glazing between them; only the left one has a blind, and its glass is another. */
function band() {
  const white = initialConfiguration('SE-PAS');
  const [blind] = catalogue.data.blinds;
  const [colour] = catalogue.swatches.get(blind!.colours)!.keys();
  return changedBy(
    white,
    { kind: 'glass', areas: ['A1'], glass: 321 },
    { kind: 'add-accessory', areas: ['A1'], accessory: blind!.id, colour: colour! },
  );
}

/** With every handle, lock, threshold, filling, glass, sill, blind and net that it can have. */
function madeInAnyWay(from: Configuration): Configuration[] {
  const { handles, locks, thresholds, fillings, glass, sills, blinds, nets } = catalogue.data;
  const accessories = [...sills, ...blinds, ...nets].map(({ id, colours }): Change => {
    const [colour] = catalogue.swatches.get(colours)!.keys();
    return { kind: 'add-accessory', areas: [], accessory: id, colour: colour! };
  });
  const changes: Change[] = [
    ...handles.map(({ id }) => ({ kind: 'handle' as const, handle: id })),
    ...locks.map(({ id }) => ({ kind: 'lock' as const, lock: id })),
    ...thresholds.map(({ id }) => ({ kind: 'threshold' as const, threshold: id })),
    ...fillings.map(({ id }) => ({ kind: 'filling' as const, filling: id })),
    ...glass.map(({ id }) => ({ kind: 'glass' as const, areas: [], glass: id })),
    ...accessories,
  ];
  return changes.flatMap((change) => {
    const changed = previewChange(change, from, catalogue);
    return isViolation(changed) ? [] : [changed];
  });
}

describe('the words of parts', () => {
  it('of a plain product are one group without a title', () => {
    const groups = partWords(initialConfiguration('OS1'), catalogue, czech);
    expect(groups.map(({ title }) => title)).toEqual([null]);
    expect(groups[0]!.parts.map(({ number }) => number)).toEqual([1, 2, 3, 7]);
  });

  it.each([
    ['OS1N', 'nadsvětlík 400 mm, pevné zasklení'],
    ['OS1P', 'podsvětlík 600 mm, pevné zasklení'],
    ['E1N', 'nadsvětlík 400 mm, pevné zasklení'],
  ])('of %s tell its light with the frame: %s', (code, light) => {
    const [frame] = partWords(initialConfiguration(code), catalogue, czech)[0]!.parts;
    expect(plainSpaces(frame!.make)).toContain(light);
  });

  it('of a door tell the glass of its light beside that of its filling, each with its own price', () => {
    const door = changedBy(
      initialConfiguration('E1N'),
      { kind: 'filling', filling: 704 },
      { kind: 'glass', areas: ['1'], glass: 324 },
      { kind: 'glass', areas: ['2'], glass: 325 },
      { kind: 'ornament', areas: ['2'], ornament: 501 },
    );
    const ofDoor = calculatePrice(door, catalogue, shopPrices(), czech);
    const [group] = pricedParts({ configuration: door, quote: ofDoor }, catalogue, czech);
    const makeOf = (wanted: string) => plainSpaces(group!.parts.find(({ part }) => part === wanted)!.make);
    expect(makeOf('filling')).toMatch(/, trojsklo 48 mm \(4-18Ar-4-18Ar-4\)$/);
    expect(makeOf('glass')).toMatch(/^nadsvětlík: trojsklo 46 mm \(6-16Ar-4-16Ar-4\), \S/);
    expect(group!.parts.reduce((sum, { net }) => sum + net, 0)).toBe(ofDoor.total);
  });

  it('of a glazed door whose price was frozen before its glass had a line of its own add up to that price', () => {
    const door = changedBy(
      initialConfiguration('E1'),
      { kind: 'filling', filling: 711 },
      { kind: 'glass', areas: [], glass: 325 },
      { kind: 'ornament', areas: [], ornament: 501 },
    );
    const { parts, ...sums } = calculatePrice(door, catalogue, shopPrices(), czech);
    const product = parts.product.map((line) => ({ ...line, key: line.key.replace('filling-', '') }));
    const frozen = { ...sums, parts: { ...parts, product } };
    const [group] = pricedParts({ configuration: door, quote: frozen }, catalogue, czech);
    expect(group!.parts.reduce((sum, { net }) => sum + net, 0)).toBe(frozen.total);
  });

  it('of an element with a light tell it in the title of the element', () => {
    const joined = changedBy(initialConfiguration('B1N'), { kind: 'add-element', place: 'right', product: 'OS1' });
    const [, door] = partWords(joined, catalogue, czech);
    expect(plainSpaces(door!.title!)).toBe(
      'Prvek 1: Balkonové dveře s nadsvětlíkem 900 × 2 600, nadsvětlík 400 mm, pevné zasklení, otevíravě-sklopné pravé',
    );
  });

  it('of an assembly are grouped by element, each with its way of opening and its own glass, after the whole with its couplings', () => {
    const [whole, left, middle] = partWords(band(), catalogue, czech);
    expect([whole!.title, left!.title, middle!.title].map((title) => plainSpaces(title!))).toEqual([
      'Celá sestava',
      'Prvek 1: Otevíravě-sklopné okno 900 × 1 300, otevíravě-sklopné pravé',
      'Prvek 2: Pevné okno v rámu 1 200 × 1 300, pevné zasklení',
    ]);
    expect(whole!.parts.map(({ part }) => part)).toEqual(['frame', 'handle', 'coupling', 'coupling']);
    expect(left!.parts.map(({ part }) => part)).toEqual(['glass', 'spacer', 'blind']);
    expect(middle!.parts.map(({ part }) => part)).toEqual(['glass', 'spacer']);
    expect(left!.parts[0]!.make).not.toBe(middle!.parts[0]!.make);
  });

  it('names couplings by joint, kind and length', () => {
    const couplings = partWords(band(), catalogue, czech)[0]!.parts.filter(({ part }) => part === 'coupling');
    expect(couplings.map(({ number, name, make }) => [number, name, plainSpaces(make)])).toEqual([
      [1, 'Spojka S1', 'H-spojka, 1 300 mm'],
      [2, 'Spojka S2', 'H-spojka, 1 300 mm'],
    ]);
  });

  it('of glazing bars tell how they divide the glass', () => {
    const made = changedBy(initialConfiguration('OS1'), {
      kind: 'bars',
      areas: [],
      bars: catalogue.data.bars[0]!.id,
      pattern: 'cross',
    });
    const bars = partWords(made, catalogue, czech)[0]!.parts.find(({ part }) => part === 'bars')!;
    expect(plainSpaces(bars.make)).toMatch(/^mřížka 8 mm \S+, kříž$/);
  });

  it('of a sill tell its name once and its size as the page writes it', () => {
    const made = changedBy(initialConfiguration('SE-PAS'), {
      kind: 'add-accessory',
      areas: [],
      accessory: 751,
      colour: 'IP-BI',
    });
    const sill = partWords(made, catalogue, czech)[1]!.parts.find(({ part }) => part === 'inner-sill')!;
    expect([sill.name, plainSpaces(sill.make)]).toEqual([
      'Vnitřní parapet',
      'PVC, bílá, 3 106 × 100 mm, krytky, v jednom kuse pod 3 prvky',
    ]);
  });

  it.each(shops)('of whatever is chosen say no word twice in a row, in $code', (shop) => {
    const made = ['OS1', 'SL2', 'E1', 'P2', 'SE-PAS'].flatMap((product) => madeInAnyWay(initialConfiguration(product)));
    const written = made.flatMap((one) => partWords(one, catalogue, shop)).flatMap(({ parts }) => parts);
    const read = new Set(written.map(({ name, make }) => `${name}: ${make}`));

    expect(read.size).toBeGreaterThan(60);
    expect([...read].filter((text) => /(?<!\p{L})(\p{L}{2,})[\s:]+\1(?!\p{L})/iu.test(text))).toEqual([]);
  });

  it.each(shops)('cost together what the assembly costs, in $code', (shop) => {
    const configuration = band();
    const quoted = calculatePrice(configuration, catalogue, shopPrices(), shop);
    const nets = pricedParts({ configuration, quote: quoted }, catalogue, shop).flatMap(({ parts }) => parts);
    expect(nets.reduce((sum, { net }) => sum + net, 0)).toBe(quoted.total);
  });
});
