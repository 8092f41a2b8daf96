import { type Cart, cart as cartOfWire, type CartItem } from '@fenestra/contracts/wire/cart';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { storeCartId } from '../../../lib/cart/cart-id';
import { Network, show } from '../../../testing/page';
import { exampleAnswer } from '../../../testing/wire-example';
import { useRemoval } from '../use-removal';
import { ChangedLines } from './changed-lines';

const answer = exampleAnswer('polozkyObchDokladu');
const read = cartOfWire.parse(answer);
const [made, ...others] = read.data.items;
const withFirst = (line: CartItem): Cart => ({ ...read, data: { ...read.data, items: [line, ...others] } });
const dearer = { offered: 4920_00, today: 5200_00, until: '2026-12-06', holds: true };

function Shown({ cart }: { cart: Cart }) {
  return <ChangedLines cart={cart} removal={useRemoval()} />;
}
const shown = (line: CartItem) => {
  const network = new Network({ getCart: answer, polozkyObchDokladu: answer, deleteItem: answer });
  storeCartId('a-cart');
  show(<Shown cart={withFirst(line)} />);
  return network;
};
const asked = (network: Network) =>
  network.askedFor('polozkyObchDokladu').map(({ body }) => body['polozkyObchDokladu']);
const text = (match: RegExp) => expect(screen.getByRole('region').textContent.replaceAll('\u00a0', ' ')).toMatch(match);

beforeEach(() => localStorage.clear());

it('nothing is said of a cart that is as it was', () => {
  shown(made!);
  expect(screen.queryByRole('region')).toBeNull();
});

it('another price leaves the choice while the offer holds; what was kept is not asked about again [CART-14]', async () => {
  shown({ ...made!, priceChange: dearer });
  text(/dnes za 6 292,- Kč, vaše nabídka 5 953,2 Kč platí do 6\. prosince 2026/);
  await userEvent.click(screen.getByRole('button', { name: /^Ponechat nabídku: / }));
  expect(screen.queryByRole('region')).toBeNull();
});

it('an offer that was kept is spoken of again when the price has changed once more, and when it ends', async () => {
  const first = show(<Shown cart={withFirst({ ...made!, priceChange: dearer })} />);
  await userEvent.click(screen.getByRole('button', { name: /^Ponechat nabídku: / }));
  first.unmount();

  const second = show(<Shown cart={withFirst({ ...made!, priceChange: { ...dearer, today: 5300_00 } })} />);
  text(/dnes za 6 413,- Kč/);
  second.unmount();

  show(<Shown cart={withFirst({ ...made!, priceChange: { ...dearer, holds: false } })} />);
  text(/nabídka za 5 953,2 Kč platila do 6\. prosince 2026/);
});

it('the price of today is taken with the line', async () => {
  const network = shown({ ...made!, priceChange: dearer });
  await userEvent.click(screen.getByRole('button', { name: /^Vzít dnešní cenu: / }));

  await waitFor(() => expect(asked(network)).toEqual([[{ id: made!.line, cena_dnes: true }]]));
});

it('the end of an offer is told; there is nothing to keep', () => {
  shown({ ...made!, priceChange: { ...dearer, holds: false } });
  text(/nabídka za 5 953,2 Kč platila do 6\. prosince 2026, teď stojí 6 292,- Kč/);
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Rozumím']);
});

describe('pieces from stock that others bought', () => {
  const ofStock = (available: number): CartItem => {
    const data = { ...made!.note.product!.data, available };
    return { ...made!, stock: true, quantity: 3, note: { ...made!.note, product: { data } } };
  };

  it('can be lowered to those that are left [OPEN-Q-55] [CART-34]', async () => {
    const network = shown(ofStock(2));
    text(/v košíku máte 3 ks, skladem už je jen 2 ks/);
    await userEvent.click(screen.getByRole('button', { name: /^Snížit na 2\sks: / }));
    await waitFor(() => expect(asked(network)).toEqual([[{ id: made!.line, mnozMj: 2 }]]));
  });

  it('can be taken out when none are left', async () => {
    const network = shown(ofStock(0));
    text(/výrobek už není skladem/);
    await userEvent.click(screen.getByRole('button', { name: /^Odebrat: / }));
    await waitFor(() => expect(network.askedFor('deleteItem')).toHaveLength(1));
  });

  it('are no word while there are enough', () => {
    shown(ofStock(3));
    expect(screen.queryByRole('region')).toBeNull();
  });
});
