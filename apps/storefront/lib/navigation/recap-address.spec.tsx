import { orderKindOf } from '@fenestra/domain/ordering/order';
import { recapAddress } from './recap-address';

it.each([
  [true, '/conf/#/rekapitulace/?prel=1'],
  [false, '/conf/#/rekapitulace/'],
])('with the technical control (%s) the recap of an order is %s [ORDER-06]', (technicalControl, address) => {
  expect(recapAddress({ token: 'token', kind: orderKindOf({ technicalControl }) })).toBe(address);
});
