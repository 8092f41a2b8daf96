import { screen, within } from '@testing-library/react';
import { Err } from '@fenestra/contracts/wire/errors';
import { exampleAnswer } from '../../../testing/wire-example';
import { Network, show } from '../../../testing/page';
import CartPreview from './cart-preview';

const sent = exampleAnswer('polozkyObchDokladu');
const empty = exampleAnswer('getNewCart');

/** The preview of a link, as the address of the cart page carries it on. */
function preview(query: string, answer: Record<string, unknown>): Network {
  const network = new Network({ getCart: answer });
  window.history.replaceState(null, '', `/kosik/?preview=1${query}`);
  show(<CartPreview />);
  return network;
}

beforeEach(() => localStorage.setItem('cartId', 'the-cart-of-the-visitor'));

it('shows the cart of the link with its day and sums, and leaves that of the visitor alone [PREV-01, PREV-03, PREV-05, ROUTE-28, CARTAPI-06]', async () => {
  const network = preview('&cart_id=the-cart-of-the-link&date=2026-11-14', sent);

  await screen.findByRole('heading', { level: 1, name: 'Košík uložený 14.\u00a011.\u00a02026' });
  expect(screen.getByRole('complementary', { name: 'Souhrn' })).toBeTruthy();
  expect(network.asked.map(({ body }) => [body['akce'], body['cartId']])).toEqual([
    ['getCart', 'the-cart-of-the-link'],
  ]);
  expect(localStorage.getItem('cartId')).toBe('the-cart-of-the-visitor');
});

it('has lines whose quantity is disabled, and nothing that changes or removes them [PREV-02] [ROUTE-28]', async () => {
  preview('&cart_id=the-cart-of-the-link', sent);

  const lines = await screen.findAllByRole('article');
  for (const line of lines) {
    expect(within(line).getByRole<HTMLInputElement>('textbox').disabled).toBe(true);
    const pressed = within(line)
      .queryAllByRole('button')
      .map(({ textContent }) => textContent);
    expect(pressed.filter((name) => name !== 'Rozpis ceny')).toEqual([]);
    expect(within(line).queryAllByRole('link')).toEqual([]);
  }
});

it('has no way to write to the shop [PREV-06, ROUTE-35, SHELL-08]', async () => {
  preview('&cart_id=the-cart-of-the-link', sent);

  await screen.findAllByRole('article');
  expect(screen.getByRole('link', { name: 'Ochrana údajů' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Napište nám' })).toBeNull();
});

it.each([
  ['nothing is in it', empty, 'Košík je prázdný'],
  ['it was ordered', { Err: Err.cartUnknown, ErrText: 'Košík neznáme.' }, 'Tento košík už není k\u00a0dispozici'],
])('leads to the configurator where %s [PREV-04]', async (_, answer, heading) => {
  preview('&cart_id=the-cart-of-the-link', answer);

  await screen.findByRole('heading', { level: 1, name: heading });
  expect(screen.getByRole('link', { name: 'Navrhnout okno' }).getAttribute('href')).toMatch(/^\/conf\/#\/otvirky\//);
});

it.each(['2026-13-01', '<b>', '14.11.2026'])('takes no day from a link that says %s [PREV-01]', async (date) => {
  preview(`&cart_id=the-cart-of-the-link&date=${encodeURIComponent(date)}`, sent);

  await screen.findByRole('heading', { level: 1, name: 'Náhled košíku' });
});
