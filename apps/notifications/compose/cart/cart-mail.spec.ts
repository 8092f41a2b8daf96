import { shopByCode } from '@fenestra/domain/shop/shops';
import { anOrderOfProducts } from '@fenestra/testing/an-order-of-products';
import { initialConfiguration } from '@fenestra/testing/shop-configurations';
import { cartMailOf } from './cart-mail';

const shop = shopByCode('cs');
const home = { origin: 'https://okna.example', phone: '+420 222 333 444' };
const letter = { name: 'Jana', email: 'jana@example.test', note: '', buyer: 'private' } as const;
const { order } = anOrderOfProducts([initialConfiguration('ST2')], shop);

function mailOf(technicalControl: boolean) {
  const held = { ...order.cart, technicalControl, cartId: 'cart', shopId: shop.id, revision: 1 };
  const lines = order.lines.map(({ line }) => line);
  return cartMailOf(
    { letter, sentOn: '2026-06-01', cart: { ...held, lines, stockOnly: false, paymentOptions: [] } },
    [],
    home,
  );
}

it.each([
  [true, /^předběžně do /],
  [false, /^nejpozději /],
])('promises a day only where nobody checks the order first: checked %s', (checked, said) => {
  const [, arrives] = mailOf(checked).facts.at(-1)!;
  expect(arrives).toMatch(said);
});

it('names a service that costs nothing after the goods', () => {
  const names = mailOf(true).totals.map(([name]) => name);
  expect(names.indexOf('Technická kontrola objednávky')).toBe(1);
});
