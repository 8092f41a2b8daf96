import { parseItem } from './cart-changes';

const configurationId = 'A'.repeat(22);

it.each([
  ['vyrobek', configurationId, { kind: 'configured', configurationId }],
  ['sklad', '1005', { kind: 'stock', product: 1005 }],
  ['prislusenstvi', '801', { kind: 'accessory', accessory: 801, dimension: '70 mm' }],
])('what is added as %s is named by %s [OPEN-Q-51]', (kind, product, item) => {
  expect(parseItem({ kind, product, dimension: '70 mm' })).toEqual({ ok: true, value: item });
});

it.each([
  ['vyrobek', '1005', 'configuration-unknown'],
  ['sklad', configurationId, 'item-unknown'],
  ['prislusenstvi', '', 'item-unknown'],
  ['okno', '1005', 'item-unknown'],
])('nothing is added as %s that is named %j [OPEN-Q-51]', (kind, product, reason) => {
  expect(parseItem({ kind, product })).toMatchObject({ ok: false, reason });
});
