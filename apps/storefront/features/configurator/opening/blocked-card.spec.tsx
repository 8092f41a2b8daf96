import { changedBy, initialConfiguration } from '@fenestra/testing/shop-configurations';
import { shopCatalogue } from '@fenestra/testing/shop-data';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ConfiguratorServer } from '../../../testing/configurator-server';
import { triedBy } from '../../../testing/open-choice';
import { Network, show } from '../../../testing/page';
import { exampleAnswer } from '../../../testing/wire-example';
import { Configurator } from '../frame/configurator';
import { OpeningStep } from './opening-step';

it('opens its repairs with their prices within its card, and one press mends size and opening [OPEN-02]', async () => {
  sessionStorage.clear();
  const server = new ConfiguratorServer(shopCatalogue());
  server.hold(changedBy(initialConfiguration('OS1'), { kind: 'size', width: 550, height: 1000 }));
  sessionStorage.setItem('configurationId', server.example.configurationId);
  const [item] = exampleAnswer('getCiselnikOtevirani')['data'] as object[];
  const odmitnuti = { kod: 'sash-width', text: '', hodnoty: { width: 550, min: 600 }, opravy: [] };
  const tilting = { id: 's', code: 's', nazev: 'sklopné', duvod: '', cena: null, rozdil: null, vybrano: false };
  const data = [{ ...item, ...tilting, odmitnuti }];
  const list = { Err: 0, ErrText: '', data };
  new Network({ ...server.answers(), zkusZmeny: triedBy(server, 'cs'), getCiselnikOtevirani: list });
  show(
    <Configurator>
      <OpeningStep />
    </Configurator>,
    { at: '/otvirky/' },
  );

  const blocked = within(await screen.findByRole('radiogroup', { name: 'Tady to nejde' })).getByRole('radio');
  await userEvent.click(blocked);
  const card = within(blocked.closest<HTMLElement>('[data-open]')!);
  const repair = await card.findByRole('button', { name: /Změnit na 724\s×\s1\s000\smm.*Kč/ });
  await userEvent.click(repair);
  await waitFor(() => expect(server.configuration).toMatchObject({ width: 724, areas: [{ opening: 's' }] }));
});
