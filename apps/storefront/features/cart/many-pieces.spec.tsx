import { cart } from '@fenestra/contracts/wire/cart';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { rememberCart } from '../../lib/cart-id';
import { Network, show } from '../../testing/page';
import { exampleAnswer } from '../../testing/wire-example';
import { Quantity } from './quantity';

const answer = exampleAnswer('polozkyObchDokladu');
const [made] = cart.parse(answer).data.items;

async function type(line: typeof made, text: string): Promise<Network> {
  const network = new Network({ getCart: answer, polozkyObchDokladu: answer });
  rememberCart('a-cart');
  show(<Quantity line={line!} title="Okno" />);
  const field = screen.getByRole('textbox');
  await userEvent.clear(field);
  await userEvent.type(field, `${text}{Enter}`);
  return network;
}
const taken = (network: Network) =>
  network
    .askedFor('polozkyObchDokladu')
    .map(({ body }) => (body['polozkyObchDokladu'] as { mnozMj: number }[])[0]!.mnozMj);

it('999 pieces of what is made to measure are asked about before they are taken', async () => {
  const network = await type(made, '999');
  expect(screen.getByRole('alert').textContent).toMatch(/^Opravdu 999\sks\?/);
  expect(taken(network)).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: /^Ano, 999\sks$/ }));

  await waitFor(() => expect(taken(network)).toEqual([999]));
  expect(screen.queryByRole('alert')).toBeNull();
});

it('the quantity stays when they were a slip', async () => {
  const network = await type(made, '999');
  await userEvent.click(screen.getByRole('button', { name: /^Ne, nechat/ }));
  expect(screen.queryByRole('alert')).toBeNull();
  expect(taken(network)).toEqual([]);
  expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe(String(made!.quantity));
});

it.each([
  ['few pieces', made, '49', 49],
  ['what is sold by the piece', { ...made!, configurationId: null }, '999', 999],
])('%s are taken at once', async (_, line, text, pieces) => {
  const network = await type(line, text);
  await waitFor(() => expect(taken(network)).toEqual([pieces]));
});
