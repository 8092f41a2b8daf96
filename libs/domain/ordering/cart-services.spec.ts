import type { ShopCode } from '../shop/shops';
import { isStockOnly, type ServicedCart, settleServices } from './cart-services';

const stock = { kind: 'stock' } as const;
const made = { kind: 'configured' } as const;
const foam = { kind: 'accessory' } as const;
const empty: ServicedCart = { lines: [], technicalControl: false, comfortDelivery: false, delivery: null };

describe('the technical control', () => {
  it.each<[string, ShopCode, ServicedCart['lines'], boolean, ServicedCart['lines'][0] | undefined, boolean]>([
    ['comes with a made-to-measure line [SERV-03]', 'cs', [stock, made], false, made, true],
    ['is not for stock carts [SERV-04]', 'sk', [stock, foam], true, foam, false],
    ['stays unticked while nothing made to measure is added [OPEN-Q-104]', 'de', [made, stock], false, stock, false],
    ['comes back with the next made-to-measure line [OPEN-Q-104]', 'at', [made, made], false, made, true],
    ['is in every Hungarian cart that holds anything [SERV-05]', 'hu', [stock], false, stock, true],
    ['is in no empty cart [OPEN-Q-104]', 'hu', [], true, undefined, false],
  ])('%s', (_, shop, lines, technicalControl, added, expected) => {
    expect(settleServices({ ...empty, lines, technicalControl }, shop, added).technicalControl).toBe(expected);
  });
});

it.each([
  ['ends with home delivery [OPEN-Q-46]', 'cs', 'pickup', false],
  ['stays with home delivery [SERV-09]', 'cs', 'delivery', true],
  ['is Czech only [SERV-09]', 'sk', 'delivery', false],
] as const)('comfort delivery %s', (_, shop, kind, expected) => {
  const cart = { ...empty, lines: [stock], comfortDelivery: true, delivery: { kind } };
  expect(settleServices(cart, shop).comfortDelivery).toBe(expected);
});

it.each([
  [[], true],
  [[stock, foam], true],
  [[foam, made], false],
])('%j is a stock cart: %s', (lines, expected) => {
  expect(isStockOnly(lines)).toBe(expected);
});
