import { changedBy, initialConfiguration } from '@fenestra/testing/shop-configurations';
import { shopCatalogue } from '@fenestra/testing/shop-data';
import { elementsOf } from '@fenestra/domain/configuration/assembly/elements';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ConfiguratorServer } from '../../../testing/configurator-server';
import { triedBy } from '../../../testing/open-choice';
import { Network, show } from '../../../testing/page';
import { Configurator } from '../frame/configurator';
import { AssemblyStep } from './assembly-step';

const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Výška prvku' });
let server: ConfiguratorServer;

/** A height of the element above the row that cannot be made. */
beforeEach(async () => {
  sessionStorage.clear();
  server = new ConfiguratorServer(shopCatalogue());
  server.hold(
    changedBy(initialConfiguration('OS1'), { kind: 'add-element', place: 'above', product: 'F1', height: 600 }),
  );
  sessionStorage.setItem('configurationId', server.example.configurationId);
  new Network({ ...server.answers(), zkusZmeny: triedBy(server, 'cs') });
  show(
    <Configurator>
      <AssemblyStep />
    </Configurator>,
    { at: '/rozmery/sestava' },
  );
  await screen.findByRole('combobox', { name: 'Spojka S1' }); // the catalogue is there
  await userEvent.click(screen.getByRole('button', { name: /^2/ }));
  await userEvent.clear(field());
  await userEvent.type(field(), '290{Enter}');
  await screen.findByText(/Hodnota pro výšku musí být mezi/);
});

it('is refused, and mended by one press with the limit that the sentence says [DIM-06, DIM-09, DIM-13]', async () => {
  const repair = await screen.findByRole('button', { name: /Prvek 2 změnit na/ });
  const [height] = /\d+(?=\smm)/.exec(repair.textContent)!;
  expect(screen.getAllByText(new RegExp(`mezi ${height} a `)).length).toBeGreaterThan(0);
  await userEvent.click(repair);
  await waitFor(() => expect(elementsOf(server.configuration)[1]!.height).toBe(Number(height)));
});

it('keeps Continue at its field [STEP-05] [DIM-08]', async () => {
  await userEvent.click(screen.getAllByRole('button', { name: /Pokračovat/ })[0]!);
  expect(document.activeElement).toBe(field());
  expect(field().value).toBe('290');
  expect(location.pathname + location.hash).toContain('/rozmery/sestava');
});
