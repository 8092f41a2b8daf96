import type { CartItem } from '@fenestra/contracts/wire/cart';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ShopCode } from '@fenestra/domain/shop/shops';
import { Quantity } from '../features/cart/quantity';
import { storeCartId } from '../lib/cart/cart-id';
import { Network, show } from './page';
import { exampleAnswer } from './wire-example';

/** Types into the quantity of a cart line and presses Enter. */
export async function typeQuantity(line: CartItem, text: string, shop: ShopCode = 'cs'): Promise<Network> {
  const answer = exampleAnswer('polozkyObchDokladu');
  const network = new Network({ getCart: answer, polozkyObchDokladu: answer });
  storeCartId('a-cart');
  show(<Quantity line={line} title="Okno" />, { shop });
  const field = screen.getByRole('textbox');
  await userEvent.clear(field);
  await userEvent.type(field, `${text}{Enter}`);
  return network;
}

/** The quantities that the shop was asked to take. */
export const takenQuantities = (network: Network): number[] =>
  network
    .askedFor('polozkyObchDokladu')
    .map(({ body }) => (body['polozkyObchDokladu'] as { mnozMj: number }[])[0]!.mnozMj);
