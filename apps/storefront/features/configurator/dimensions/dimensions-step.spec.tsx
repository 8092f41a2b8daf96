import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { shopCatalogue } from '@fenestra/testing/shop-data';
import { Route, Routes } from 'react-router';
import { exampleAnswer } from '../../../testing/wire-example';
import { Network, show } from '../../../testing/page';
import { Configurator } from '../frame/configurator';
import { DimensionsStep } from './dimensions-step';

const catalogue = shopCatalogue();
const product = exampleAnswer('getVyrobek');
let network: Network;

/** Answers a change of size as the shop does: the product with that size. */
const sized = ({ body }: { body: Record<string, unknown> }) => ({
  ...product,
  rozmer_sirka: body['width'],
  rozmer_vyska: body['height'],
  osy: [Number(body['width']) / 2],
  revize: 2,
});

beforeEach(async () => {
  sessionStorage.clear();
  sessionStorage.setItem('configurationId', 'configurationId');
  network = new Network({
    getVyrobek: product,
    zmenRozmer: sized,
    obnovKonfiguraci: { ...product, revize: 3 },
    [`/api/catalogue/${String(product['katalog'])}`]: { ...catalogue.data },
  });
  show(
    <Routes>
      <Route element={<Configurator />}>
        <Route path="/rozmery/" element={<DimensionsStep />} />
        <Route path="/profily/" element={<p>profily</p>} />
      </Route>
    </Routes>,
    { at: '/rozmery/' },
  );
  await screen.findByRole('heading', { level: 1 });
  await waitFor(() => expect(network.askedFor(`/api/catalogue/${String(product['katalog'])}`)).toHaveLength(1));
});

const width = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Šířka' });
const commit = async (text: string) => {
  await userEvent.clear(width());
  await userEvent.type(width(), `${text}{Enter}`);
};
const sent = () => network.askedFor('zmenRozmer').map(({ body }) => body['width']);

it('sends a possible size and shows it at once [DIM-12]', async () => {
  await commit('1900');

  await waitFor(() => expect(sent()).toEqual([1900]));
  expect(width().value.replace(/\s/g, '')).toBe('1900');
});

it.each([
  ['4000', 'Překročen maximální rozměr', '[DIM-10]'],
  ['700', 'Nedodržen minimální rozměr', '[DIM-11]'],
])('keeps %s, says the limits and which one is broken [DIM-06] [DIM-09]', async (typed, side) => {
  await commit(typed);
  const message = await screen.findByText(/Hodnota pro šířku musí být mezi/);

  expect(message.textContent).toContain(side);
  expect(width().value.replace(/\s/g, '')).toBe(typed);
  expect(width().getAttribute('aria-invalid')).toBe('true');
  expect(sent()).toEqual([]);
});

it('offers the nearest possible value', async () => {
  await commit('4000');
  await userEvent.click(await screen.findByRole('button', { name: /Změnit na 2\s800\smm/ }));

  await waitFor(() => expect(sent()).toEqual([2800]));
  expect(screen.queryByText(/Hodnota pro šířku/)).toBeNull();
});

it('asks whether centimetres were meant', async () => {
  await commit('180');
  await userEvent.click(await screen.findByRole('button', { name: /Ano, 1\s800\smm/ }));

  expect(screen.queryByText(/cm\?/)).toBeNull();
  expect(width().value.replace(/\s/g, '')).toBe('1800');
});

it('does not go on with a size outside the limits', async () => {
  await commit('4000');
  await screen.findByText(/Hodnota pro šířku/);
  fireEvent.click(screen.getAllByRole('button', { name: /Pokračovat/ })[0]!);

  expect(screen.queryByText('profily')).toBeNull();
});

it('goes on with a possible one [STEP-03]', async () => {
  fireEvent.click(screen.getAllByRole('button', { name: /Pokračovat/ })[0]!);

  expect(await screen.findByText('profily')).toBeTruthy();
});

it('takes a size back by one press', async () => {
  await commit('1900');
  await waitFor(() => expect(sent()).toEqual([1900]));
  await userEvent.click(screen.getByRole('button', { name: /^Zpět: rozměr/ }));

  await waitFor(() => expect(network.askedFor('obnovKonfiguraci')).toHaveLength(1));
  expect(width().value.replace(/\s/g, '')).toBe('1800');
});
