import { cart } from '@fenestra/contracts/wire/cart';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { takenQuantities, typeQuantity } from '../../testing/type-quantity';
import { exampleAnswer } from '../../testing/wire-example';

const [line] = cart.parse(exampleAnswer('polozkyObchDokladu')).data.items;
const made = line!;

it('999 pieces of what is made to measure are asked about before they are taken', async () => {
  const network = await typeQuantity(made, '999');
  expect(screen.getByRole('alert').textContent).toMatch(/^Opravdu 999\sks\?/);
  expect(takenQuantities(network)).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: /^Ano, 999\sks$/ }));

  await waitFor(() => expect(takenQuantities(network)).toEqual([999]));
  expect(screen.queryByRole('alert')).toBeNull();
});

it('the quantity stays when they were a slip', async () => {
  const network = await typeQuantity(made, '999');
  await userEvent.click(screen.getByRole('button', { name: /^Ne, nechat/ }));
  expect(screen.queryByRole('alert')).toBeNull();
  expect(takenQuantities(network)).toEqual([]);
  expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe(String(made.quantity));
});

it.each([
  ['few pieces', made, '49', 49],
  ['what is sold by the piece', { ...made, configurationId: null }, '999', 999],
])('%s are taken at once', async (_, line, text, pieces) => {
  const network = await typeQuantity(line, text);
  await waitFor(() => expect(takenQuantities(network)).toEqual([pieces]));
});
