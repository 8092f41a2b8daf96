import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Err } from '@fenestra/contracts/wire/errors';
import { exampleAnswer } from '../../../testing/wire-example';
import { Network, show } from '../../../testing/page';
import { CartOfLink } from './cart-of-link';

const own = { ...exampleAnswer('polozkyObchDokladu'), kosikID: 'own-cart' };
const sent = { ...exampleAnswer('addItemToCart-stock'), kosikID: 'sent-cart' };

/** The same cart after its goods were sold to others. */
const soldOut = (): Record<string, unknown> =>
  JSON.parse(JSON.stringify(sent).replace(/"sklad_pocet":\d+/g, '"sklad_pocet":0')) as Record<string, unknown>;

function openLink(linked: Record<string, unknown>): Network {
  localStorage.setItem('cartId', 'own-cart');
  const empty = { ...exampleAnswer('getNewCart'), kosikID: 'sent-cart' };
  const network = new Network({
    getCart: ({ body }) => (body['cartId'] === 'own-cart' ? own : linked),
    polozkyObchDokladu: empty,
    addItemToCart: own,
  });
  showLink();
  return network;
}

function showLink(): void {
  window.history.replaceState(null, '', '/kosik/?cart_id=sent-cart');
  show(<CartOfLink />);
  window.history.replaceState(null, '', '/kosik/?cart_id=sent-cart');
}

it('asks before it replaces the cart; then the id of the link is that of this browser, and the query is gone [MAIL-09, MAIL-10, MAIL-12]', async () => {
  openLink(sent);
  await screen.findByRole('dialog', { name: 'Načíst košík z\u00a0odkazu?' });
  expect(screen.getByText('Současný košík tím nahradíte.')).toBeTruthy();
  expect(localStorage.getItem('cartId')).toBe('own-cart');
  await userEvent.click(screen.getByRole('button', { name: 'Načíst z\u00a0odkazu' }));

  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(localStorage.getItem('cartId')).toBe('sent-cart');
  expect(window.location.search).toBe('');
});

it('asks whoever had no cart before one is made for them, and that does not take the place of what was loaded [MAIL-09]', async () => {
  localStorage.removeItem('cartId');
  const made = Promise.withResolvers<Record<string, unknown>>();
  const network = new Network({ getCart: sent, getNewCart: () => made.promise });
  showLink();
  await userEvent.click(await screen.findByRole('button', { name: 'Načíst z\u00a0odkazu' }));
  await waitFor(() => expect(network.askedFor('getNewCart')).toHaveLength(1));
  made.resolve({ ...exampleAnswer('getNewCart'), kosikID: 'made-cart' });

  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(localStorage.getItem('cartId')).toBe('sent-cart');
});

it('says of a cart with nothing in it that it is empty', async () => {
  openLink({ ...exampleAnswer('getNewCart'), kosikID: 'sent-cart' });
  const dialog = await screen.findByRole('dialog', { name: 'Načíst košík z\u00a0odkazu?' });

  expect(dialog.textContent).toContain('Košík z\u00a0odkazuKošík je prázdný');
  expect(dialog.textContent).not.toContain('Náhled není dostupný');
});

it('takes out what is sold out and names it [MAIL-10, MAIL-11, OPEN-Q-59, ERR-12]', async () => {
  const network = openLink(soldOut());
  await userEvent.click(await screen.findByRole('button', { name: 'Načíst z\u00a0odkazu' }));

  expect((await screen.findByText(/^Tyto výrobky už nejsou skladem/)).parentElement!.textContent).toMatch(/: \S/);
  expect(network.askedFor('polozkyObchDokladu')).toHaveLength(1);
});

it('leaves the own cart where it is wanted, and where the other was ordered [MAIL-09, OPEN-Q-109]', async () => {
  openLink({ Err: Err.cartUnknown, ErrText: 'Košík neznáme.' });
  await screen.findByRole('dialog', { name: 'Tento košík už není k\u00a0dispozici' });
  await userEvent.click(screen.getByRole('button', { name: 'Nechat svůj košík' }));

  expect(localStorage.getItem('cartId')).toBe('own-cart');
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('adds the cart of the link to the own one, which stays that of this browser [MAIL-09]', async () => {
  const network = openLink(soldOut());
  await userEvent.click(await screen.findByRole('button', { name: 'Přidat do svého košíku' }));

  await screen.findByText(/^Tyto výrobky už nejsou skladem/);
  expect(network.askedFor('addItemToCart').map(({ body }) => body)).toMatchObject([
    { cartId: 'own-cart', productId: 'sent-cart', type: 'kosik' },
  ]);
  expect(localStorage.getItem('cartId')).toBe('own-cart');
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('names what is added in fewer pieces than the link has, with the pieces that are in the cart now [CART-34]', async () => {
  const inPieces = (cart: Record<string, unknown>, pieces: number) =>
    JSON.parse(JSON.stringify(cart).replace(/"(mnozMj|pocet_ks)":\d+/g, `"$1":${pieces}`)) as Record<string, unknown>;
  localStorage.setItem('cartId', 'own-cart');
  const had = { ...inPieces(sent, 1), kosikID: 'own-cart' };
  new Network({
    getCart: ({ body }) => (body['cartId'] === 'own-cart' ? had : inPieces(sent, 4)),
    addItemToCart: { ...inPieces(sent, 3), kosikID: 'own-cart' },
  });
  showLink();
  await userEvent.click(await screen.findByRole('button', { name: 'Přidat do svého košíku' }));

  const told = (await screen.findByText(/^Některých výrobků není skladem tolik/)).parentElement!;
  expect(told.textContent.replaceAll('\u00a0', ' ')).toMatch(/V košíku teď máte: .*\d mm: 3 ks$/);
});

it('does not say that a cart is gone when it only cannot be reached, and tries again', async () => {
  let offline = true;
  localStorage.setItem('cartId', 'own-cart');
  const answer = (cartId: unknown) => (cartId === 'own-cart' ? own : offline ? new Error('offline') : sent);
  new Network({ getCart: ({ body }) => answer(body['cartId']) });
  showLink();
  await screen.findByRole('dialog', { name: 'Košík se nepodařilo načíst' });
  offline = false;
  await userEvent.click(screen.getByRole('button', { name: 'Zkusit znovu' }));

  expect(await screen.findByRole('dialog', { name: 'Načíst košík z\u00a0odkazu?' })).toBeTruthy();
});
