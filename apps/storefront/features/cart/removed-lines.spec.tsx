import { cart } from '@fenestra/contracts/wire/cart';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { lineTitle } from '../../lib/format/line-title';
import { storeCartId } from '../../lib/cart/cart-id';
import { show, Network } from '../../testing/page';
import { exampleAnswer } from '../../testing/wire-example';
import { CartPage } from './cart-page';

type WireCart = { kosik_data: { polozky: { id: string }[] } };
const whole = exampleAnswer('polozkyObchDokladu') as unknown as WireCart;
const { items, netAfterDiscount } = cart.parse(whole).data;
const net = netAfterDiscount / 100;

/** The shop's cart, as the calls of the page leave it. */
function shopWith(lines = whole.kosik_data.polozky) {
  let [here, removed] = [lines, [] as typeof lines];
  const answer = () => ({ ...whole, kosik_data: { ...whole.kosik_data, polozky: here, odebrane: removed } });
  return new Network({
    getCart: answer,
    getActionList: { Err: 0, ErrText: '', data: [] },
    deleteItem: ({ body }) => {
      removed = here.filter(({ id }) => id === body['itemId']);
      here = here.filter(({ id }) => id !== body['itemId']);
      const { kosik_data: data } = answer();
      return { ...whole, kosik_data: { ...data, cena_po_sleve: net - 1000, sumZklCelkem: net - 1000 } };
    },
    polozkyObchDokladu: () => {
      [here, removed] = [lines, []];
      return answer();
    },
  });
}

const titleOf = (nth: number) => lineTitle(items[nth]!.name, items[nth]!.note.product?.data);
const removeButton = (nth: number) => screen.findByRole('button', { name: `Odebrat: ${titleOf(nth)}` });
const wayBack = (nth: number) => screen.findByRole('button', { name: `Vrátit do košíku: ${titleOf(nth)}` });

beforeEach(() => storeCartId('a-cart'));

it('a removed line leaves a way back in its place, which has the focus; brought back, the line has it [CART-06]', async () => {
  const network = shopWith();
  show(<CartPage />);
  await userEvent.click(await removeButton(0));

  const back = await wayBack(0);
  await waitFor(() => expect(document.activeElement).toBe(back));
  expect(screen.queryByRole('article', { name: titleOf(0) })).toBeNull();
  expect(screen.getByText(/^Košík je levnější o\s1\s210,-\sKč s\sDPH\.$/)).toBeTruthy();
  await userEvent.click(back);

  const line = await screen.findByRole('article', { name: titleOf(0) });
  await waitFor(() => expect(document.activeElement).toBe(line));
  expect(network.askedFor('polozkyObchDokladu')[0]!.body['polozkyObchDokladu']).toEqual([
    { id: items[0]!.line, delete: false },
  ]);
});

it('the last line leaves its way back in the empty cart [CART-06] [CART-11]', async () => {
  shopWith([whole.kosik_data.polozky[0]!]);
  show(<CartPage />);
  await userEvent.click(await removeButton(0));

  expect(await screen.findByRole('heading', { name: 'Košík je prázdný' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Navrhnout okno' })).toBeTruthy();
  await userEvent.click(await wayBack(0));
  expect(await screen.findByRole('article', { name: titleOf(0) })).toBeTruthy();
});

it('what was removed before stays to be brought back after a reload', async () => {
  shopWith();
  const { unmount } = show(<CartPage />);
  await userEvent.click(await removeButton(0));
  await wayBack(0);
  unmount();
  show(<CartPage />);

  const latest = within((await screen.findByText('Naposledy odebrané')).closest('details')!);
  expect(latest.getByText(/odebráno z.košíku$/)).toBeTruthy();
});
