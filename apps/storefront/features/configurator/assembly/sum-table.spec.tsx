import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { cataloguePath } from '@fenestra/contracts/wire/catalogue';
import { changes } from '@fenestra/contracts/wire/changes';
import { newAssembly } from '@fenestra/domain/configuration/assembly/new-assembly';
import { shopCatalogue } from '@fenestra/testing/shop-data';
import { ConfiguratorServer } from '../../../testing/configurator-server';
import { Network, show } from '../../../testing/page';
import { Configurator } from '../frame/configurator';
import { AssemblyStep } from './assembly-step';

const catalogue = shopCatalogue();

/** A door between two fixed windows, where some answers are others. */
function showAssembly(answers: Partial<ConstructorParameters<typeof Network>[0]>): void {
  sessionStorage.clear();
  Element.prototype.scrollIntoView = () => {};
  const server = new ConfiguratorServer(catalogue);
  const configuration = newAssembly(catalogue.assemblies.get('SE-DVERE')!, catalogue);
  server.kept.set('assembly', { configuration, revision: 1, changeIds: [] });
  sessionStorage.setItem('configurationId', 'assembly');
  new Network({ ...server.answers(), zkusZmeny: { Err: 0, ErrText: '', data: [] }, ...answers });
  show(<Configurator children={<AssemblyStep />} />, { at: '/rozmery/sestava' });
}

async function namesOfRows(): Promise<(string | null)[]> {
  const table = (await screen.findByText('Součet šířek a cena prvků')).closest('table')!;
  return [...table.tBodies[0]!.querySelectorAll('th')].map(({ textContent }) => textContent);
}

it('names couplings as long as the rules of the shop are awaited, without which none can be chosen', async () => {
  showAssembly({ [cataloguePath(catalogue.version)]: () => new Promise(() => undefined) });
  expect(await namesOfRows()).toEqual(['F1', '1802', 'B1', '1802', 'F1']);
});

it('names an element by its place as long as the answer is awaited that tells its name', async () => {
  showAssembly({ [changes['restore'].akce]: () => new Promise(() => undefined) });
  await screen.findByRole('combobox', { name: 'Spojka S1' }); // the rules are there
  await userEvent.click(screen.getByRole('button', { name: 'Přidat prvek' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Přidat prvek' }));
  await userEvent.click(dialog.getByRole('radio', { name: /^Pevné okno v\srámu/ }));
  await userEvent.click(dialog.getByRole('button', { name: 'Přidat prvek' }));
  await waitFor(async () => expect((await namesOfRows()).at(-1)).toBe('prvek 4')); // the change is sent as the state that it leads to
});
