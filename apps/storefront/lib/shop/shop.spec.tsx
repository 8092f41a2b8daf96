import { shopByCode } from '@fenestra/domain/shop/shops';
import { shopOfPage } from './shop';

const { dataset } = document.documentElement;
afterEach(() => {
  for (const name of ['shop', 'vat']) Reflect.deleteProperty(dataset, name);
});

test('the page takes the VAT rates of its shop from the server [CONST-02, OPEN-Q-44]', () => {
  const vat = [{ from: '2025-01-01', percent: 23 }];
  Object.assign(dataset, { shop: 'sk', vat: JSON.stringify(vat) });

  expect(shopOfPage()).toEqual({ ...shopByCode('sk'), vat });
});

test('the page of a developer, which no server has filled in, is Czech with the rates that ship', () => {
  Object.assign(dataset, { shop: '%SHOP%', vat: '%VAT%' });

  expect(shopOfPage()).toBe(shopByCode('cs'));
});
