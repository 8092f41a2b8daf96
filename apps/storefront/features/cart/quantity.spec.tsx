import { cart } from '@fenestra/contracts/wire/cart';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ShopCode, shopCodes } from '@fenestra/domain/shop/shops';
import { takenQuantities, typeQuantity } from '../../testing/type-quantity';
import { exampleAnswer } from '../../testing/wire-example';

const [example] = cart.parse(exampleAnswer('polozkyObchDokladu')).data.items;
const line = { ...example!, quantity: 5 };

const type = (text: string, shop?: ShopCode, typedOn = line) => typeQuantity(typedOn, text, shop);
const said = () => screen.getByRole('status').textContent.replaceAll('\u00a0', ' ');

it.each([
  ['abc', 'Množství „abc“ nerozumíme, necháváme 5 ks.'],
  ['1e9', 'Množství „1e9“ nerozumíme, necháváme 5 ks.'],
  ['0', 'Nejmenší množství je 1 ks, necháváme 5 ks.'],
  ['-3', 'Nejmenší množství je 1 ks, necháváme 5 ks.'],
  ['1000', 'Největší množství je 999 ks, necháváme 5 ks.'],
])('keeps the quantity where %j is typed, and says why [CART-31]', async (text, message) => {
  const network = await type(text);

  expect(said()).toBe(message);
  expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('5');
  expect(takenQuantities(network)).toEqual([]);
});

it('ends at 999 pieces, which a press says: nobody is asked about a thousand, and none is sent [CART-31]', async () => {
  const network = await type('', 'cs', { ...line, quantity: 999 });
  await userEvent.click(screen.getByRole('button', { name: /více/ }));

  expect(said()).toBe('Největší množství je 999 ks, necháváme 999 ks.');
  expect(screen.queryByText(/^Opravdu/)).toBeNull();
  expect(takenQuantities(network)).toEqual([]);
});

it.each([
  ['piece', 'numeric'],
  ['metre', 'decimal'],
] as const)('of what is sold by the %s opens the %s keys of a phone', async (unit, inputMode) => {
  await type('', 'cs', { ...line, unit });

  expect(screen.getByRole<HTMLInputElement>('textbox').inputMode).toBe(inputMode);
});

it('takes whole pieces and says so [CART-32] [OPEN-Q-100]', async () => {
  const network = await type('2,5');

  await waitFor(() => expect(takenQuantities(network)).toEqual([2]));
  expect(said()).toMatch(/^Kusy nejde dělit, místo „2,5“ počítáme \d+ ks\.$/);
});

it.each([
  ['30', 25, 25],
  ['4', 0, 1],
])('takes of %s pieces what is in stock, %i, and says so [CART-33] [CART-34]', async (text, available, pieces) => {
  const product = { ...line.note.product!, data: { ...line.note.product!.data, available } };
  const ofStock = { ...line, configurationId: null, note: { ...line.note, product } };
  const network = await type(text, 'cs', ofStock);

  await waitFor(() => expect(takenQuantities(network)).toEqual([pieces]));
  expect(said()).toBe(`Aktuálně skladem pouze ${available} ks`);
});

it('says nothing any more once the next quantity is understood', async () => {
  const network = await type('abc');
  await userEvent.click(screen.getByRole('button', { name: /méně/ }));

  await waitFor(() => expect(takenQuantities(network)).toEqual([4]));
  expect(said()).toBe('');
});

it.each(shopCodes)('says it in the language of %s', async (shop) => {
  await type('abc', shop);

  expect(said()).toBe(
    {
      cs: 'Množství „abc“ nerozumíme, necháváme 5 ks.',
      sk: 'Množstvu „abc“ nerozumieme, nechávame 5 ks.',
      de: 'Die Menge „abc“ verstehen wir nicht, es bleibt bei 5 Stück.',
      at: 'Die Menge „abc“ verstehen wir nicht, es bleibt bei 5 Stück.',
      hu: 'Ezt a mennyiséget nem értjük: „abc”. Marad: 5 db.',
    }[shop],
  );
});
