import type { CartLine } from '@fenestra/contracts/http/cart';
import { stockProductOf } from '@fenestra/domain/configuration/stock-product';
import { shopByCode } from '@fenestra/domain/shop/shops';
import { shopCatalogue } from '@fenestra/testing/shop-data';
import { lineToWire } from './line-to-wire';

const catalogue = shopCatalogue();
const plain: Extract<CartLine, { kind: 'stock' }> = {
  ...{ kind: 'stock', line: 'b2f6a2ce-3c0e-4b0c-9c53-1f1d4a1f6a11', quantity: 1, net: 200_00, priceList: 'test' },
  product: stockProductOf(1001, catalogue)!,
};
const accessories = { net: 50_00, parts: [{ key: 'blind', net: 50_00 }] };

test.each([
  ['without accessories', plain, '/api/drawing/stock/1001.svg'],
  [
    'with accessories',
    { ...plain, accessories: { ...accessories, offerId: 'an-offer' } },
    '/api/drawing/offer/an-offer.svg',
  ],
  ['with accessories, from before its offer was stored', { ...plain, accessories }, '/api/drawing/stock/1001.svg'],
] as const)('a line from stock %s has the picture of what is sold [CART-38]', (_, line, picture) => {
  expect(lineToWire(line, undefined, null, catalogue, shopByCode('cs')).note.picture).toBe(picture);
});
