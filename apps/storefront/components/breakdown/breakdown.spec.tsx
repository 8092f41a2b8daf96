import { z } from 'zod/mini';
import { product } from '@fenestra/contracts/wire/product';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { show } from '../../testing/page';
import { exampleAnswer } from '../../testing/wire-example';
import { BreakdownButton } from './breakdown';
import type { Priced } from './breakdown-table';

const { price } = z.decode(product, exampleAnswer('pridejDoplnek'));
const window: Priced = { title: 'Okno', parts: price.parts, hasHandle: true };

/** Opens a breakdown; `rowOf` reads one of its sums. */
async function open(of: Priced = window) {
  const user = userEvent.setup();
  show(<BreakdownButton name="Okno" of={[of]} />, { at: '/doplnky/' });
  await user.click(screen.getByRole('button', { name: 'Rozpis ceny: Okno' }));
  const dialog = await screen.findByRole('dialog', { name: 'Rozpis ceny' });
  const rowOf = (name: RegExp) => within(dialog).getByRole('row', { name }).textContent.replace(/\s/g, ' ');
  return { user, rowOf };
}
const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

it('has net, VAT and gross of the sum of its lines, at the rate of the day [STEP-08]', async () => {
  const { rowOf } = await open();
  expect([rowOf(/^Celkem bez/), rowOf(/^DPH/), rowOf(/^Celkem s/)]).toEqual([
    'Celkem bez DPH12 454,- Kč',
    'DPH 21 %2 615,3 Kč',
    'Celkem s DPH15 069,3 Kč',
  ]);
});

it('has the VAT that an order was taxed with, and what was taken off', async () => {
  const { rowOf } = await open({ ...window, vatPercent: 20, difference: { name: 'Sleva', net: -454_00 } });
  expect([rowOf(/^Celkem bez/), rowOf(/^DPH/)]).toEqual(['Celkem bez DPH12 000,- Kč', 'DPH 20 %2 400,- Kč']);
});

it('is closed by Back, which leaves the screen beneath as it was [ROUTE-04]', async () => {
  await open();
  history.back();
  await gone();
  expect(location.hash).toBe('#/doplnky/');
});

it('leaves no step of the history behind where it is closed by its button, and gives the focus back', async () => {
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Zavřít' }));
  await gone();
  await waitFor(() => expect(history.state).toBeNull());
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Rozpis ceny: Okno' }));
});

it('tells in a design that delivery comes on top, and is closed by what goes on, which the screen beneath does once', async () => {
  const user = userEvent.setup();
  const pressed: Element[] = [];
  const next = <button onClick={({ currentTarget }) => pressed.push(currentTarget)}>Pokračovat</button>;
  show(
    <section>
      <BreakdownButton name="Okno" of={[window]} next={next} />
      <div data-next>{next}</div>
    </section>,
    { at: '/rozmery/' },
  );
  await user.click(screen.getByRole('button', { name: 'Rozpis ceny: Okno' }));
  const dialog = await screen.findByRole('dialog', { name: 'Rozpis ceny' });
  within(dialog).getByText(/^Doprava se připočte v\skošíku/);
  await user.click(within(dialog).getByRole('button', { name: 'Pokračovat' }));
  await gone();
  expect(pressed).toEqual([screen.getByRole('button', { name: 'Pokračovat' })]);
});
