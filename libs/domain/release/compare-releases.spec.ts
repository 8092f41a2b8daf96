import { shopCatalogue, shopPrices } from '@fenestra/testing/shop-data';
import { indexCatalogue } from '../catalogue/index-catalogue';
import type { PriceList } from '../pricing/price-list';
import { shopByCode } from '../shop/shops';
import { changedEntries, changedPrices } from './compare-releases';

const before = { catalogue: shopCatalogue(), priceList: shopPrices() };
const shop = shopByCode('cs');

describe('a new release beside the one in force', () => {
  it('of the same data changes nothing', () => {
    expect(changedPrices(before, { catalogue: shopCatalogue(), priceList: shopPrices() }, shop)).toEqual([]);
    expect(changedEntries(before.catalogue.data, shopCatalogue().data)).toEqual([]);
  });

  it('names every entry that came, went or changed', () => {
    const data = structuredClone(before.catalogue.data);
    data.glass[0]!.ug = 1.2;
    const [gone] = data.bars.splice(0, 1);
    data.handles.push({ ...data.handles[0]!, id: 9001 });
    expect(changedEntries(before.catalogue.data, data)).toEqual([
      { file: 'glass', entry: 301, change: 'changed' },
      { file: 'bars', entry: gone!.id, change: 'removed' },
      { file: 'handles', entry: 9001, change: 'added' },
    ]);
  });

  it('tells what a dearer table means for the products of that table, alone and in assemblies, and for no others', () => {
    const priceList = structuredClone(before.priceList);
    priceList.tables['OS1']!.prices = priceList.tables['OS1']!.prices.map((row) => row.map((price) => price + 100));
    const changed = changedPrices(before, { ...before, priceList }, shop);
    expect([...new Set(changed.map(({ product }) => product))]).toEqual([
      ...['OS1', '2', 'OS1N', 'OS1P'],
      ...['SE-BALKON', 'SE-PAS'],
    ]);
    expect(changed[0]).toEqual({ product: 'OS1', sample: 'as it starts', before: 4_920_00, after: 5_020_00 });
  });

  it('tells what a dearer handle, a dearer coupling and dearer stock mean, each where it is had', () => {
    const priceList = structuredClone(before.priceList);
    priceList.fittings.handles[649]! += 10;
    priceList.couplings.joint += 20;
    priceList.items.stock[1001]! += 30;
    const changed = changedPrices(before, { ...before, priceList }, shop);
    const more = changed.map(({ product, sample, before: was, after: is }) => [product, sample, is! - was!]);
    const ofHandles = more.filter(([, sample]) => String(sample).startsWith('handle'));
    expect(ofHandles).toEqual([[expect.any(String), 'handle 649 adds', 10_00]]);
    expect(more).toContainEqual(['SE-NADSVETLIK', 'as it starts', 20_00]);
    expect(more).toContainEqual(['1001', 'from stock', 30_00]);
  });

  it('has no price for a product that is not offered any more', () => {
    const data = structuredClone(before.catalogue.data);
    data.products.find(({ code }) => code === 'F1')!.offered = false;
    const changed = changedPrices(before, { ...before, catalogue: indexCatalogue(data) }, shop);
    expect(changed.map(({ product, after }) => [product, after])).toContainEqual(['F1', null]);
    expect(changed.filter(({ sample }) => sample.endsWith(' adds'))).toEqual([]);
  });

  it('tells what an entry adds to the product that had it, where another one comes first now', () => {
    const data = structuredClone(before.catalogue.data);
    const handles = data.handles.filter(({ types }) => types.includes('O'));
    data.products.reverse();
    const priceList = structuredClone(before.priceList);
    priceList.fittings.handles[handles.at(-1)!.id]! += 10;
    const changed = changedPrices(before, { catalogue: indexCatalogue(data), priceList }, shop);
    const more = changed.map(({ product, sample, before: was, after: is }) => [product, sample, is! - was!]);
    expect(more).toEqual([['S1', `handle ${handles.at(-1)!.id} adds`, 10_00]]);
  });

  it('tells of an entry that goes over to another product at both', () => {
    const [first, other] = [structuredClone(before.catalogue.data), structuredClone(before.catalogue.data)];
    const id = first.locks[0]!.id;
    first.locks = [{ ...first.locks[0]!, types: ['E'] }];
    other.locks = [{ ...first.locks[0]!, types: ['D'] }];
    const [was, is] = [first, other].map((data) => ({ ...before, catalogue: indexCatalogue(data) }));
    const ofLocks = changedPrices(was!, is!, shop).filter(({ sample }) => sample === `lock ${id} adds`);
    expect(ofLocks).toEqual([
      { product: 'E1', sample: `lock ${id} adds`, before: 0, after: null },
      { product: 'D1', sample: `lock ${id} adds`, before: null, after: 0 },
    ]);
  });

  it.each<[string, (dearer: PriceList) => void, string]>([
    ['spacer', ({ glazing }) => (glazing.spacers[404]! += 10), 'spacer 404 adds'],
    ['ornament', ({ glazing }) => (glazing.ornaments[513]! += 10), 'ornament 513 adds'],
    ['coupling', ({ couplings }) => (couplings.perMetre[1803]! += 10), 'coupling 1803 adds'],
  ])('tells what a dearer %s means, which nothing starts with', (_part, dear, sample) => {
    const priceList = structuredClone(before.priceList);
    dear(priceList);
    const changed = changedPrices(before, { ...before, priceList }, shop);
    expect(changed).toEqual([expect.objectContaining({ sample })]);
    expect(changed[0]!.after).toBeGreaterThan(changed[0]!.before!);
  });
});
