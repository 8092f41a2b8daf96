import { orderPage } from '@fenestra/contracts/wire/order-page';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { z } from 'zod/mini';
import { Network, show } from '../../../testing/page';
import { exampleAnswer } from '../../../testing/wire-example';
import { Reorder } from './reorder';

const page = z.decode(orderPage, exampleAnswer('readOrderPage'));
const [line] = page.order.lines;
const asPlaced = { Err: 0, kosikID: 'new-cart', nedostupne: [] as string[], zmeny_cen: [] as object[] };

async function press(answer: Record<string, unknown> | Error) {
  const network = new Network({ [`/api/order/${page.order.token}/cart`]: answer });
  show(<Reorder page={page} />);
  await userEvent.click(screen.getByRole('button', { name: 'Vložit do nového košíku' }));
  return network;
}
const said = async (role: 'status' | 'alert') => (await screen.findByRole(role)).textContent.replaceAll('\u00a0', ' ');

it('leads to the new cart where all is as it was ordered', async () => {
  await press(asPlaced);
  await waitFor(() => expect(window.location.hash).toBe('#/cart/?cart_id=new-cart'));
});

it('says first what is not sold any more and what costs another price', async () => {
  await press({
    ...asPlaced,
    nedostupne: [line!.line],
    zmeny_cen: [{ id: line!.line, cena_puvodni: 1_000, cena_dnes: 1_100 }],
  });

  const text = await said('status');
  expect(text).toMatch(/takto už neprodáváme\./);
  expect(text).toMatch(/v objednávce 1 210,- Kč, dnes 1 331,- Kč\.Ceny jsou za kus nebo metr s DPH\./);
  const link = screen.getByRole('link', { name: 'Otevřít košík' });
  expect(link.getAttribute('href')).toBe('#/cart/?cart_id=new-cart');
  expect(document.activeElement).toBe(link);
});

it('says that nothing is left, and leads nowhere', async () => {
  await press({ ...asPlaced, kosikID: null, nedostupne: [line!.line] });

  expect(await said('status')).toMatch(/^Nic z této objednávky už neprodáváme/);
  expect(screen.queryByRole('link')).toBeNull();
});

it('says that it failed, and may be asked again', async () => {
  await press(new Error('no connection'));

  expect(await said('alert')).toMatch(/^Košík se teď nepodařilo připravit/);
  expect(screen.getByRole('button', { name: 'Vložit do nového košíku' })).toBeTruthy();
});
