import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { storeCartId } from '../../lib/cart/cart-id';
import { Network, show } from '../../testing/page';
import { exampleAnswer } from '../../testing/wire-example';
import { AddToCart } from './add-to-cart';

it('a double click puts one into the cart, the next click another [CART-23] [CARTAPI-07]', async () => {
  storeCartId('a-cart');
  const network = new Network({ getCart: exampleAnswer('getCart'), addItemToCart: exampleAnswer('addItemToCart') });
  show(<AddToCart kind="sklad" product={1005} label="okno" />);
  const button = screen.getByRole('button', { name: /okno$/ });
  await userEvent.dblClick(button);
  await waitFor(() => expect(button.getAttribute('aria-busy')).toBeNull());
  expect(network.askedFor('addItemToCart').map(({ body }) => body)).toMatchObject([
    { productId: '1005', type: 'sklad', count: 1 },
  ]);

  await userEvent.setup().click(button);
  await waitFor(() => expect(network.askedFor('addItemToCart')).toHaveLength(2));
});
