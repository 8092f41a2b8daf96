import { currencies } from './money';
import { shopById, shopByCode, shopCodes, shopIds, shops } from './shops';

describe('the table of shops', () => {
  it('has five countries with the ids of the specification [STORE-04]', () => {
    expect(Object.fromEntries(shops.map(({ code, id }) => [code, id]))).toEqual({ cs: 7, sk: 6, at: 8, de: 9, hu: 10 });
    expect([...shopIds]).toEqual([6, 7, 8, 9, 10]);
    expect(currencies).toEqual(['CZK', 'EUR', 'HUF']);
  });

  it.each([
    ['cs', 21],
    ['sk', 20],
    ['at', 20],
    ['de', 19],
    ['hu', 27],
  ] as const)('in %s VAT is %i % [CONST-01 to CONST-05, OPEN-Q-44]', (code, percent) => {
    expect(shopByCode(code).vat.at(-1)!.percent).toBe(percent);
  });

  it.each(shopCodes)('agrees with ISO and CLDR about %s', (code) => {
    const shop = shopByCode(code);
    expect(shopById(shop.id)).toBe(shop);
    const locale = new Intl.Locale(shop.locale);
    expect([locale.language, locale.region]).toEqual([shop.language, shop.country]);
    expect(Intl.supportedValuesOf('currency')).toContain(shop.currency);
    expect(Intl.supportedValuesOf('timeZone')).toContain(shop.timeZone);
  });

  it('charges one smallest coin for each currency', () => {
    const coins = new Set(shops.map(({ currency, smallestCharge = 1 }) => `${currency} ${smallestCharge}`));
    expect(coins.size).toBe(currencies.length);
  });

  it('rounds prices to what can be charged', () => {
    for (const { priceStep, smallestCharge = 1 } of shops) expect(priceStep % smallestCharge).toBe(0);
  });
});
