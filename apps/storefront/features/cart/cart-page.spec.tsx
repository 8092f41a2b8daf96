import { cart as cartOfWire } from '@fenestra/contracts/wire/cart';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { storeCartId, storedCartId } from '../../lib/cart/cart-id';
import { useMessage } from '../../lib/accessibility/announce';
import { Network, show } from '../../testing/page';
import { exampleAnswer } from '../../testing/wire-example';
import { CartPage } from './cart-page';

const whole = { ...exampleAnswer('polozkyObchDokladu'), kosikID: 'a-cart' };
const shopWith = (answers: ConstructorParameters<typeof Network>[0]) =>
  new Network({ getCart: whole, getActionList: { Err: 0, ErrText: '', data: [] }, ...answers });

function Page() {
  return (
    <>
      <CartPage />
      <output>{useMessage()?.text}</output>
    </>
  );
}

const control = () => screen.findByRole<HTMLInputElement>('checkbox', { name: /^Technická kontrola/ });

beforeEach(() => {
  sessionStorage.clear();
  storeCartId('a-cart');
});

it('blocks stand still until the cart is there, and a change that is under way is shown at once [CART-12]', async () => {
  let answer: (cart: object) => void = () => undefined;
  const waiting = new Promise<Record<string, unknown>>((resolve) => (answer = resolve as typeof answer));
  shopWith({ getCart: () => waiting, dropService: () => new Promise(() => undefined) });
  const { container } = show(<Page />);
  expect(container.querySelector('[aria-busy="true"]')).not.toBeNull();
  answer(whole);
  const box = await control();
  expect(container.querySelector('main [aria-busy="true"]')).toBeNull();
  await userEvent.click(box);

  expect((await control()).checked).toBe(false);
});

it('lists of services, regions, actions and transits are asked for once the cart is there [CART-15]', async () => {
  const network = shopWith({ getRegionList: { Err: 0, ErrText: '', data: [] } });
  show(<Page />);
  await control();

  for (const list of ['getServiceList', 'getRegionList', 'getActionList', 'getTransitList'])
    await waitFor(() => expect(network.askedFor(list).map(({ body }) => body)).toMatchObject([{ cartId: 'a-cart' }]));
});

it('the cart as it was last shown is kept in this tab and stands there until the shop has answered [CART-21]', async () => {
  shopWith({});
  const before = show(<Page />);
  await control();
  expect(JSON.parse(sessionStorage.getItem('cart-snapshot')!)).toMatchObject({ kosikID: 'a-cart' });
  before.unmount();
  shopWith({ getCart: () => new Promise(() => undefined) });
  show(<Page />);

  expect(await control()).toBeTruthy();
});

it('what was kept of another cart is not shown [CART-21]', async () => {
  shopWith({});
  const before = show(<Page />);
  await control();
  before.unmount();
  storeCartId('another');
  shopWith({ getCart: () => new Promise(() => undefined) });
  const { container } = show(<Page />);

  expect(container.querySelector('main [aria-busy="true"]')).not.toBeNull();
});

it('the order has three parts, of which the content is the first [CART-02]', async () => {
  shopWith({});
  show(<Page />);
  const parts = within(await screen.findByRole('navigation', { name: 'Kroky objednávky' })).getAllByRole('listitem');

  expect(parts.map(({ textContent }) => textContent.replaceAll('\u00a0', ' '))).toEqual([
    '1Obsah košíku',
    '2Doprava a platba',
    '3Údaje',
  ]);
  expect(parts.map((part) => part.getAttribute('aria-current'))).toEqual(['step', null, null]);
});

it('another window and another product can be added, and a made line leads to its accessories by its one button [CART-08] [CART-09] [OPEN-Q-98]', async () => {
  shopWith({});
  show(<Page />);
  await control();
  const addresses = screen.getAllByRole('link').map((link) => link.getAttribute('href'));

  expect(addresses).toEqual(expect.arrayContaining(['/conf/#/otvirky/?productId=OS1&sklad=false', '/#skladem']));
  const reconfigured = addresses.filter((address) =>
    /^\/conf\/#\/doplnky\/\?type=reconf&itemId=.+&confId=.+/.test(address!),
  );
  const made = cartOfWire.parse(whole).data.items;
  expect(reconfigured).toHaveLength(made.filter(({ configurationId }) => configurationId !== null).length);
  expect(reconfigured).not.toEqual([]);
});

it('another quantity is sent with the line [CART-05]', async () => {
  const network = shopWith({ polozkyObchDokladu: whole });
  show(<Page />);
  const [quantity] = await screen.findAllByRole<HTMLInputElement>('textbox', { name: /^Počet kusů/ });
  await userEvent.clear(quantity!);
  await userEvent.type(quantity!, '7{Enter}');

  await waitFor(() => expect(network.askedFor('polozkyObchDokladu')).toHaveLength(1));
  const [line] = network.askedFor('polozkyObchDokladu')[0]!.body['polozkyObchDokladu'] as { mnozMj: number }[];
  expect(line!.mnozMj).toBe(7);
});

it('an answer without kosik_data is none: the cart stays as it is, and the failure is said [CART-18] [CART-35]', async () => {
  shopWith({ dropService: { Err: 0, ErrText: '', kosikID: 'another' } });
  show(<Page />);
  await userEvent.click(await control());

  expect(await screen.findByText('Změnu se nepodařilo uložit. Zkuste to prosím znovu.')).toBeTruthy();
  expect((await control()).checked).toBe(true);
  expect(storedCartId()).toBe('a-cart');
});
