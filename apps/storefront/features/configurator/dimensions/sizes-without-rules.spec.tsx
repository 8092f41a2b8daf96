import { cataloguePath } from '@fenestra/contracts/wire/catalogue';
import { shopCatalogue } from '@fenestra/testing/shop-data';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { goTo } from '../../../lib/navigation/address';
import { dismiss, useMessage } from '../../../lib/accessibility/announce';
import { ByPath } from '../../../testing/by-path';
import { ConfiguratorServer } from '../../../testing/configurator-server';
import { Network, show } from '../../../testing/page';
import { Configurator } from '../frame/configurator';
import { DimensionsStep } from './dimensions-step';

let server: ConfiguratorServer;
let answered: PromiseWithResolvers<void>;

/** What has no place of its own. */
const Toast = () => <output aria-label="hláška">{useMessage()?.text}</output>;

/** The sizes of a window as long as the catalogue does not come: the server alone judges. */
beforeEach(async () => {
  sessionStorage.clear();
  server = new ConfiguratorServer(shopCatalogue());
  sessionStorage.setItem('configurationId', server.example.configurationId);
  dismiss();
  answered = Promise.withResolvers();
  answered.resolve();
  const answers = server.answers();
  const resize = answers['zmenRozmer'] as (asked: object) => Record<string, unknown>;
  new Network({
    ...answers,
    [cataloguePath(server.example.catalogue)]: new Error('down'),
    zmenRozmer: (asked) => answered.promise.then(() => resize(asked)),
  });
  show(
    <Configurator>
      <Toast />
      <ByPath
        of={{
          '/rozmery/': <DimensionsStep />,
          '/rozmery/detail': <DimensionsStep detail />,
          '/profily/': <h1>profily</h1>,
        }}
      />
    </Configurator>,
    { at: '/rozmery/' },
  );
  await screen.findByRole('textbox', { name: 'Šířka' });
});

const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name, hidden: true });
const figure = (name: string) => field(name).value.replace(/\s/g, '');
const write = async (name: string, text: string) => {
  await userEvent.clear(field(name));
  await userEvent.type(field(name), text);
  await userEvent.tab();
};
const continues = () => screen.getAllByRole('button', { name: /Pokračovat/ })[0]!;
const goOn = () => userEvent.click(continues());
const toast = () => screen.getByRole('status', { name: 'hláška' }).textContent;

it('a size that the server refuses stays in its field with the reason, and Continue stays with it [STEP-05] [DIM-08] [DIM-09]', async () => {
  await write('Šířka', '4000');
  expect(await screen.findByText(/Hodnota pro šířku musí být mezi .* Překročen maximální rozměr/)).toBeTruthy();
  await goOn();

  expect(screen.queryByText('profily')).toBeNull();
  expect([document.activeElement, figure('Šířka')]).toEqual([field('Šířka'), '4000']);
  expect(toast()).toBe('');
});

it('what helps comes with the answer and is taken by one press [DIM-09]', async () => {
  await write('Šířka', '4000');
  await userEvent.click(await screen.findByRole('button', { name: /Změnit na 2\s800\smm/ }));

  await waitFor(() => expect(server.configuration.width).toBe(2800));
  await waitFor(() => expect(screen.queryByText(/Hodnota pro šířku/)).toBeNull());
  expect(figure('Šířka')).toBe('2800');
});

it('so it is with a size that a rule about both sides refuses [DIM-09]', async () => {
  await write('Šířka', '2800');
  await waitFor(() => expect(server.configuration.width).toBe(2800));
  await write('Výška', '600');
  const [repair] = await screen.findAllByRole('button', { name: /^Změnit na / });
  expect(figure('Výška')).toBe('600');
  expect(field('Výška').validationMessage).not.toBe('');
  await userEvent.click(repair!);

  await waitFor(() => expect(field('Výška').validationMessage).toBe(''));
  const { width, height } = server.configuration;
  expect([figure('Šířka'), figure('Výška')]).toEqual([String(width), String(height)]);
  expect([width, height]).not.toEqual([2800, 1500]);
});

it('a width of a sash that the server refuses stays in its field, and Continue stays with it [STEP-05] [DIM-08]', async () => {
  await userEvent.click(screen.getByText('Nastavit šířku každého křídla'));
  await screen.findByRole('textbox', { name: 'Křídlo 1', hidden: true });
  await write('Křídlo 1', '80');
  await waitFor(() => expect(field('Křídlo 1').validationMessage).not.toBe(''));
  await goOn();

  expect(screen.queryByText('profily')).toBeNull();
  expect(figure('Křídlo 1')).toBe('80');
});

it('two sizes that are typed one after the other stay in their fields until the server has answered, and are both made', async () => {
  answered = Promise.withResolvers();
  await write('Šířka', '1900');
  await write('Výška', '1400');
  expect([figure('Šířka'), figure('Výška')]).toEqual(['1900', '1400']);
  answered.resolve();

  await waitFor(() => expect(server.configuration).toMatchObject({ width: 1900, height: 1400 }));
  await screen.findByText(/^Uloženo/);
  expect([figure('Šířka'), figure('Výška')]).toEqual(['1900', '1400']);
});

it('Continue waits for the answer to the last size and stays with it where that is a refusal [STEP-05] [DIM-08]', async () => {
  answered = Promise.withResolvers();
  await write('Šířka', '4000');
  await goOn();
  expect(continues().getAttribute('aria-busy')).toBe('true');
  answered.resolve();

  await waitFor(() => expect(document.activeElement).toBe(field('Šířka')));
  expect([screen.queryByText('profily'), figure('Šířka'), toast()]).toEqual([null, '4000', '']);
  expect(continues().getAttribute('aria-busy')).toBeNull();
});

it('Continue goes on by itself once the last size is made [STEP-05]', async () => {
  answered = Promise.withResolvers();
  await write('Šířka', '1900');
  await goOn();
  expect(screen.queryByText('profily')).toBeNull();
  answered.resolve();

  expect(await screen.findByText('profily')).toBeTruthy();
});

it('a refusal that comes when somebody has gone elsewhere is told above the page [ERR-01]', async () => {
  answered = Promise.withResolvers();
  await write('Šířka', '4000');
  act(() => goTo('/profily/'));
  await screen.findByText('profily');
  answered.resolve();

  await waitFor(() => expect(toast()).toBe('refused by the rules'));
});
