import { changedBy, refusalOf, initialConfiguration } from '@fenestra/testing/shop-configurations';
import { shopCatalogue, shopPrices } from '@fenestra/testing/shop-data';
import { calculatePrice } from '../../pricing/calculate-price';
import { shops } from '../../shop/shops';
import { applyChange } from '../apply-change';
import type { Change } from '../change';
import { tabsOf } from '../choices/accessory-tabs';
import { choicesOf } from '../choices/choices';
import type { Configuration } from '../configuration';
import { stockConfiguration } from '../new-configuration';
import { hasOwnAccessories, withoutAccessories } from './change-stock';
import { migrateToCatalogue } from './migrate-to-catalogue';
import { resetPart } from './reset-part';

const catalogue = shopCatalogue();
const prices = shopPrices();
const ids = [...catalogue.stock.keys()];

function stock(id: number): Configuration {
  const found = stockConfiguration(id, catalogue);
  if (!found.ok) throw new Error(found.reason);
  return found.value;
}

const blind: Change = { kind: 'add-accessory', areas: ['1'], accessory: 721, colour: 'ZA-01' };
const net: Change = { kind: 'add-accessory', areas: ['1'], accessory: 731, colour: 'SI-BI' };
const innerSill: Change = { kind: 'add-accessory', areas: ['1'], accessory: 751, colour: 'IP-BI' };
const outerSill: Change = { kind: 'add-accessory', areas: ['1'], accessory: 753, colour: 'AO-BI' };
const dressed = changedBy(stock(1003), blind, net, innerSill, outerSill);

describe('a product from stock', () => {
  test.each(ids)('%d can have what its shown tabs offer, and nothing of its hidden ones [ACC-06 to ACC-17]', (id) => {
    const configuration = stock(id);
    const shown = new Set(tabsOf(configuration, catalogue).flatMap(({ tab, hidden }) => (hidden ? [] : [tab])));
    const tabs = { 'inner-sill': 'inner-sill', 'outer-sill': 'outer-sill', blind: 'blinds', net: 'nets' } as const;
    const kindOf = (accessory: number) =>
      catalogue.sills.get(accessory)?.kind ?? (catalogue.blinds.has(accessory) ? 'blind' : 'net');
    const entries = [...catalogue.sills.keys(), ...catalogue.blinds.keys(), ...catalogue.nets.keys()];
    const offered = new Set(
      choicesOf('accessory', { configuration, catalogue, areas: [] })
        .filter(({ fits = [] }) => fits.length > 0)
        .map((choice) => tabs[kindOf(Number(choice.id))]),
    );

    for (const tab of Object.values(tabs)) expect([tab, offered.has(tab)]).toEqual([tab, shown.has(tab)]);
    for (const accessory of entries.filter((each) => !shown.has(tabs[kindOf(each)])))
      expect(
        applyChange({ kind: 'add-accessory', areas: [], accessory, colour: 'W' }, configuration, catalogue).ok,
      ).toBe(false);
  });

  test('keeps its stock id and its own parts with accessories', () => {
    expect(dressed.stockProduct).toBe(1003);
    expect(withoutAccessories(dressed, catalogue)).toEqual(stock(1003));
    expect([hasOwnAccessories(stock(1003), catalogue), hasOwnAccessories(dressed, catalogue)]).toEqual([false, true]);
  });

  test.each<Change>([
    { kind: 'size', width: 1000, height: 1000 },
    { kind: 'colour', inside: 'W', outside: 'D01' },
    { kind: 'profile', profile: 222915 },
    { kind: 'mirror' },
    { kind: 'handle', handle: null },
    { kind: 'room', room: 'Kitchen' },
    { kind: 'threshold', threshold: 1514 },
    { kind: 'add-element', place: 'left', product: 'OS1' },
    { kind: 'restore', configuration: initialConfiguration('OS1') },
    { kind: 'restore', configuration: stock(1005) },
    { kind: 'restore', configuration: { ...dressed, width: 901 } },
  ])('refuses the change %j', (change) => {
    expect(refusalOf(dressed, change).code).toBe('stock-product');
  });

  test('refuses an accessory that does not fit its size, and a size that is not made', () => {
    const long: Change = { ...innerSill, size: { length: 99_999 } };
    expect(refusalOf(stock(1003), long).code).toBe('sill-length');
    expect(refusalOf(stock(1003), { kind: 'add-accessory', areas: ['9'], accessory: 721, colour: 'ZA-01' }).code).toBe(
      'area-unknown',
    );
  });

  test('loses an accessory by its id, by the standard of its part and by undo', () => {
    const removed = changedBy(dressed, { kind: 'remove-accessory', areas: [], accessory: 721 });
    expect(removed).toEqual(changedBy(stock(1003), net, innerSill, outerSill));
    expect(changedBy(dressed, ...resetPart('net', dressed, catalogue))).toEqual(
      changedBy(stock(1003), blind, innerSill, outerSill),
    );
    expect(changedBy(removed, { kind: 'restore', configuration: dressed })).toEqual(dressed);
    expect(changedBy(dressed, { kind: 'restore', configuration: stock(1003) })).toEqual(stock(1003));
  });

  test('restores no state with two blinds in one area or an accessory that is not made', () => {
    const [area] = dressed.areas;
    const twice = { ...dressed, areas: [{ ...area!, accessories: [...area!.accessories, area!.accessories[0]!] }] };
    const unknown = { ...dressed, areas: [{ ...area!, accessories: [{ ...area!.accessories[0]!, accessory: 1 }] }] };
    expect(refusalOf(stock(1003), { kind: 'restore', configuration: twice }).code).toBe('choices-do-not-fit');
    expect(refusalOf(stock(1003), { kind: 'restore', configuration: unknown }).code).toBe('accessory-unknown');
  });

  test('takes a threshold only as a balcony door, and goes back to its own [ACC-06, ACC-07]', () => {
    const [threshold] = catalogue.data.thresholds.filter(({ types }) => types.includes('B'));
    const changed = changedBy(stock(1007), { kind: 'threshold', threshold: threshold!.id });
    expect(changed.threshold).toBe(threshold!.id);
    expect(changedBy(changed, ...resetPart('threshold', changed, catalogue))).toEqual(stock(1007));
    expect(refusalOf(stock(1008), { kind: 'threshold', threshold: 1512 }).code).toBe('stock-product');
  });
});

test.each(shops.map(({ code }) => code))('in %s a stock product costs its stock price plus its accessories', (code) => {
  const shop = shops.find((each) => each.code === code)!;
  const priceOf = (configuration: Configuration) => calculatePrice(configuration, catalogue, prices, shop);
  const made = { ...dressed };
  delete (made as { stockProduct?: number }).stockProduct;

  expect(priceOf(dressed)).toMatchObject({ product: priceOf(stock(1003)).total, handle: 0 });
  expect(priceOf(dressed).accessories).toBe(priceOf(made).accessories);
  expect(priceOf(dressed).total).toBe(priceOf(dressed).product + priceOf(dressed).accessories);
  for (const id of ids) expect(priceOf(stock(id)).accessories).toBe(0);
});

test('a later catalogue sells a stock product with its accessories while they are made', () => {
  const later = { ...catalogue, version: 'later' };
  const withoutBlinds = { ...later, blinds: new Map() };
  expect(migrateToCatalogue(dressed, later)).toMatchObject({ ok: true, value: { repaired: [] } });
  expect(migrateToCatalogue(dressed, withoutBlinds as typeof catalogue).ok).toBe(false);
  expect(migrateToCatalogue(stock(1003), withoutBlinds as typeof catalogue).ok).toBe(true);
});
