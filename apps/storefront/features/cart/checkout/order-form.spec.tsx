import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FormProvider } from 'react-hook-form';
import { exampleAnswer } from '../../../testing/wire-example';
import { Network, show } from '../../../testing/page';
import { rememberPlace } from '../postcode/chosen-place';
import { cart as cartOfWire } from '@fenestra/contracts/wire/cart';
import { z } from 'zod/mini';
import { Checkout } from './checkout';
import { CustomerFields } from './customer-fields';
import { useOrderForm } from './use-order-form';

function Fields() {
  return (
    <FormProvider {...useOrderForm()}>
      <CustomerFields />
    </FormProvider>
  );
}

const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const isWrong = (name: string) => field(name).getAttribute('aria-invalid') === 'true';

beforeEach(() => sessionStorage.clear());

it('judges a field when it is left, and from then on with every change [CUST-14]', async () => {
  show(<Fields />);
  await userEvent.type(field('PSČ'), '12');
  expect(isWrong('PSČ')).toBe(false);
  await userEvent.tab();
  await screen.findByText('PSČ má 5 číslic.');
  await userEvent.type(field('PSČ'), '345');
  await waitFor(() => expect(isWrong('PSČ')).toBe(false));
  expect(isWrong('Jméno')).toBe(false);
});

it('keeps what was typed for the visit, also in sections that are closed', async () => {
  const first = show(<Fields />);
  await userEvent.type(field('Jméno'), 'Jana');
  await userEvent.click(screen.getByRole('switch', { name: 'Fakturační adresa je stejná' }));
  await userEvent.type(screen.getAllByRole('textbox', { name: 'Město' })[1]!, 'Brno');
  await userEvent.click(screen.getByRole('switch', { name: 'Fakturační adresa je stejná' }));
  first.unmount();

  show(<Fields />);
  expect(field('Jméno').value).toBe('Jana');
  await userEvent.click(screen.getByRole('switch', { name: 'Fakturační adresa je stejná' }));
  expect(screen.getAllByRole<HTMLInputElement>('textbox', { name: 'Město' })[1]!.value).toBe('Brno');
});

it('fills an empty address with the place of delivery, and leaves a typed one alone', async () => {
  rememberPlace({ postcode: '60200', town: 'Brno', name: 'Brno' });
  const first = show(<Fields />);
  await waitFor(() => expect(field('Město').value).toBe('Brno'));
  await userEvent.clear(field('Město'));
  await userEvent.type(field('Město'), 'Praha');
  first.unmount();

  show(<Fields />);
  expect(field('Město').value).toBe('Praha');
});

it('sends nothing while fields are missing: they are listed and marked, and the list gets shorter', async () => {
  const network = new Network({ getRegionList: { Err: 0, data: [] }, getTransitList: { Err: 0, data: [] } });
  show(<Checkout cart={z.decode(cartOfWire, exampleAnswer('setTransit-pickup'))} />);
  await userEvent.click(screen.getByRole('button', { name: /zavazující/ }));

  const summary = () => screen.getAllByRole('alert').find(({ textContent }) => textContent.includes('Jméno'))!;
  await waitFor(() => expect(isWrong('Jméno')).toBe(true));
  const before = summary().querySelectorAll('li').length;
  await userEvent.type(field('Příjmení'), 'Nováková');
  await waitFor(() => expect(isWrong('Příjmení')).toBe(false));
  expect(summary().querySelectorAll('li')).toHaveLength(before - 1);
  expect(network.askedFor('newOrder')).toEqual([]);
});
