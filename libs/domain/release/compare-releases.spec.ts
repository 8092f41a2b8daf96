import { shopCatalogue, shopPrices } from '@fenestra/testing/shop-data';
import { indexCatalogue } from '../catalogue/index-catalogue';
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
});
