import { cataloguePath } from '@fenestra/contracts/wire/catalogue';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { initialConfiguration } from '@fenestra/testing/shop-configurations';
import { shopCatalogue } from '@fenestra/testing/shop-data';
import { ConfiguratorServer } from '../../../testing/configurator-server';
import { Network, show } from '../../../testing/page';
import { Configurator } from '../frame/configurator';
import { DimensionsStep } from './dimensions-step';

const catalogue = shopCatalogue();
let server: ConfiguratorServer;

async function open(product: string): Promise<void> {
  sessionStorage.clear();
  server = new ConfiguratorServer(catalogue);
  server.hold(initialConfiguration(product));
  sessionStorage.setItem('configurationId', server.example.configurationId);
  const network = new Network(server.answers());
  show(
    <Configurator>
      <DimensionsStep />
    </Configurator>,
    { at: '/rozmery/' },
  );
  await waitFor(() => expect(network.askedFor(cataloguePath(catalogue.version))).toHaveLength(1));
}

const type = async (label: string, value: number) => {
  const field = await screen.findByRole('textbox', { name: label });
  await userEvent.clear(field);
  await userEvent.type(field, `${value}{Enter}`);
};

it.each([
  ['ST3', 2243, 500, ['689', '1 927 × 600'], { width: 2243, height: 689 }],
  ['OS1', 1230, 3000, ['1 800'], { width: 1230, height: 1800 }],
  ['OS1', 1480, 300, ['1 014', '710 × 500'], { width: 1480, height: 1014 }],
])(
  '%s of %d × %d mm is out of range and offers what can be made, which is accepted [DIM-06, DIM-09]',
  async (product, width, height, offered, taken) => {
    await open(product);
    await type('Šířka', width);
    await type('Výška', height);
    await screen.findByText(/Hodnota pro výšku musí být mezi/);
    const buttons = screen.getAllByRole('button', { name: /^Změnit na/ });
    expect(buttons.map(({ textContent }) => textContent.replaceAll('\u00a0', ' '))).toEqual(
      offered.map((size) => `Změnit na ${size} mm`),
    );
    await userEvent.click(buttons[0]!);
    await waitFor(() => expect(server.configuration).toMatchObject(taken));
    expect(screen.queryByText(/musí být mezi/)).toBeNull();
  },
);
