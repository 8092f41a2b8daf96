import { screen, within } from '@testing-library/react';
import { cataloguePath } from '@fenestra/contracts/wire/catalogue';
import { newAssembly } from '@fenestra/domain/configuration/assembly/new-assembly';
import { shopCatalogue } from '@fenestra/testing/shop-data';
import { ConfiguratorServer } from '../../../testing/configurator-server';
import { Network, show } from '../../../testing/page';
import { Configurator } from '../frame/configurator';
import { AssemblyStep } from './assembly-step';

it('names elements and couplings where the rules of the shop do not come', async () => {
  const catalogue = shopCatalogue();
  const server = new ConfiguratorServer(catalogue);
  const configuration = newAssembly(catalogue.assemblies.get('SE-DVERE')!, catalogue);
  server.kept.set('assembly', { configuration, revision: 1, changeIds: [] });
  sessionStorage.setItem('configurationId', 'assembly');
  new Network({ ...server.answers(), [cataloguePath(catalogue.version)]: new Response(null, { status: 503 }) });
  show(<Configurator children={<AssemblyStep />} />, { at: '/rozmery/sestava' });

  const named = within(await screen.findByRole('table')).getAllByRole('rowheader');
  expect(named.map(({ textContent }) => textContent)).toEqual([
    'F1',
    '1802',
    'B1',
    '1802',
    'F1',
    expect.stringMatching(/./),
  ]);
});
