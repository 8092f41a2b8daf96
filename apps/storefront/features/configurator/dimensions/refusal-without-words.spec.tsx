import { shopCatalogue } from '@fenestra/testing/shop-data';
import { cataloguePath } from '@fenestra/contracts/wire/catalogue';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useMessage } from '../../../lib/accessibility/announce';
import { ConfiguratorServer } from '../../../testing/configurator-server';
import { Network, show } from '../../../testing/page';
import { Configurator } from '../frame/configurator';
import { DimensionsStep } from './dimensions-step';

// A line on which nothing comes any more.
jest.mock('../sync/refusal-of-answer', () => ({ refusalOf: () => new Promise(() => undefined) }));

const Toast = () => <output aria-label="hláška">{useMessage()?.text}</output>;

it('a refusal whose place cannot be loaded is told by the sentence of the answer, and the size before it is shown [ERR-01]', async () => {
  sessionStorage.clear();
  const server = new ConfiguratorServer(shopCatalogue());
  sessionStorage.setItem('configurationId', server.example.configurationId);
  new Network({ ...server.answers(), [cataloguePath(server.example.catalogue)]: new Error('down') });
  show(
    <Configurator>
      <Toast />
      <DimensionsStep />
    </Configurator>,
    { at: '/rozmery/' },
  );
  const width = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Šířka' });
  const before = width.value;
  await userEvent.clear(width);
  await userEvent.type(width, '4000');
  await userEvent.tab();

  await waitFor(() => expect(screen.getByRole('status', { name: 'hláška' }).textContent).toBe('refused by the rules'));
  await screen.findByText(/^Uloženo/);
  expect(width.value).toBe(before);
});
