import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { shopCatalogue } from '@fenestra/testing/shop-data';
import { ByPath } from '../../../testing/by-path';
import { ConfiguratorServer } from '../../../testing/configurator-server';
import { Network, show } from '../../../testing/page';
import { DimensionsStep } from '../dimensions/dimensions-step';
import { OpeningStep } from '../opening/opening-step';
import { useConfiguration } from '../sync/configuration-context';
import { Configurator } from './configurator';

const catalogue = shopCatalogue();
let server: ConfiguratorServer;
let network: Network;

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  server = new ConfiguratorServer(catalogue);
  network = new Network({ ...server.answers(), getCiselnikOtevirani: { Err: 0, ErrText: '', data: [] } });
});

/** Opens an address of the configurator, as a reload does: with the memory of the tab and nothing else. */
async function open(at: string): Promise<void> {
  cleanup();
  show(
    <Configurator>
      <ByPath
        of={{
          '/otvirky/': <OpeningStep />,
          '/rozmery/': <DimensionsStep />,
          '/rozmery/detail': <DimensionsStep detail />,
          '/zkouska/': <Probe />,
        }}
      />
    </Configurator>,
    { at },
  );
  await screen.findByRole('heading', { level: 1 });
}

/** Two choices as a step makes them. */
function Probe() {
  const { shown, change, checking } = useConfiguration();
  return (
    <>
      <h1>{checking ? 'čeká' : 'uloženo'}</h1>
      <p>
        {shown.product} {shown.width} × {shown.height}
      </p>
      <button onClick={() => change({ kind: 'profile', profile: 222300 }, 'profil')}>jiný profil</button>
    </>
  );
}

const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const widthOf = () => field('Šířka').value.replace(/\s/g, '');
const resize = async (text: string) => {
  await userEvent.clear(field('Šířka'));
  await userEvent.type(field('Šířka'), `${text}{Enter}`);
};
const saved = () => screen.findByText(/^Uloženo/);

it('starts with the nearest size that can be made, and says what is wrong with the one of the address [CFGSTATE-05]', async () => {
  await open('/otvirky/?productId=OS1&sklad=false&width=1600&height=1000');

  expect(await screen.findByText(/1\s600\s×\s1\s000\smm z\sodkazu nejde vyrobit/)).toBeTruthy();
  const sent = network.askedFor('zmenRozmer').map(({ body }) => [body['width'], body['height']]);
  expect(sent).toHaveLength(1);
  expect(sent).not.toContainEqual([1600, 1000]);
});

it('applies the size of the address once; a reload keeps what was chosen since [CFGSTATE-05]', async () => {
  const address = '/rozmery/?productId=SL2&sklad=false&width=1600&height=1400';
  await open(address);
  expect(widthOf()).toBe('1600');
  await resize('1700');
  await waitFor(() => expect(network.askedFor('zmenRozmer')).toHaveLength(2));
  await saved();
  await open(address);

  expect(widthOf()).toBe('1700');
  expect(network.askedFor('zmenRozmer')).toHaveLength(2);
});

it('says that a product is not sold, and does not offer to ask again [CFGSTATE-03]', async () => {
  await open('/otvirky/?productId=NENI&sklad=false');

  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Takový výrobek nemáme');
  expect(screen.queryByRole('button', { name: 'Zkusit znovu' })).toBeNull();
});

it('undo and redo outlive a reload, and undo names the state that it saw', async () => {
  await open('/rozmery/?productId=SL2&sklad=false');
  const before = widthOf();
  await resize('1700');
  await waitFor(() => expect(network.askedFor('zmenRozmer')).toHaveLength(1));
  await saved();
  await open('/rozmery/');
  await userEvent.click(screen.getByRole('button', { name: /^Zpět: rozměr/ }));
  await waitFor(() => expect(widthOf()).toBe(before));
  await saved();
  await open('/rozmery/');
  await userEvent.click(screen.getByRole('button', { name: /^Znovu: rozměr 1\s700/ }));

  await waitFor(() => expect(widthOf()).toBe('1700'));
  expect(network.askedFor('obnovKonfiguraci').map(({ headers }) => headers['x-revision'])).toEqual(['2', '3']);
});

it('a choice whose answer never came is sent again after a reload, once', async () => {
  await open('/zkouska/?productId=SL2&sklad=false');
  server.losesAnswer = true;
  await userEvent.click(screen.getByRole('button', { name: 'jiný profil' }));
  await waitFor(() => expect(network.askedFor('zmenProfil')).toHaveLength(1));
  server.losesAnswer = false;
  await open('/zkouska/');

  expect(await screen.findByText('uloženo')).toBeTruthy();
  const ids = network.askedFor('zmenProfil').map(({ headers }) => headers['x-change-id']);
  expect([ids.length, new Set(ids).size]).toEqual([2, 1]);
  expect([...server.kept.values()].at(-1)).toMatchObject({ revision: 2, configuration: { profile: 222300 } });
});

it('a design that makes way for another product stays reachable', async () => {
  await open('/rozmery/?productId=SL2&sklad=false');
  await resize('1700');
  await waitFor(() => expect(network.askedFor('zmenRozmer')).toHaveLength(1));
  await saved();
  await open('/otvirky/?productId=OS1&sklad=false');
  await userEvent.click(await screen.findByRole('button', { name: 'Vrátit se k\u00a0němu' }));

  await waitFor(() => expect(network.askedFor('getVyrobek').at(-1)?.body['confID']).toMatch(/^SL2/));
  await open('/rozmery/');
  expect(widthOf()).toBe('1700');
});

it('nothing is kept of a product that was only looked at', async () => {
  await open('/otvirky/?productId=SL2&sklad=false');
  await open('/otvirky/?productId=OS1&sklad=false');

  expect(screen.queryByRole('button', { name: 'Vrátit se k\u00a0němu' })).toBeNull();
});

it('shows what another tab has changed, and does not undo it from here', async () => {
  await open('/rozmery/?productId=SL2&sklad=false');
  await resize('1700');
  await waitFor(() => expect(network.askedFor('zmenRozmer')).toHaveLength(1));
  await saved();
  const [id, mine] = [...server.kept].at(-1)!;
  server.kept.set(id, { ...mine, configuration: { ...mine.configuration, width: 1900, axes: [950] }, revision: 3 });
  window.dispatchEvent(new StorageEvent('storage', { key: 'changed-configuration', newValue: `${id} 3` }));

  await waitFor(() => expect(widthOf()).toBe('1900'));
  expect(screen.getByRole('button', { name: 'Není co vrátit' })).toBeTruthy();
});

it('the widths of the sashes keep the line that is being changed [ACC-26] [OPEN-Q-41]', async () => {
  await open(`/rozmery/detail?type=reconf&itemId=7&confId=${server.example.configurationId}`);
  const back = screen.getByRole('link', { name: 'Jen hlavní rozměry', hidden: true });

  expect(back.getAttribute('href')).toBe(`#/rozmery/?type=reconf&itemId=7&confId=${server.example.configurationId}`);
});

it('a copy is a configuration of its own: mirrored, 10 cm narrower, made once', async () => {
  await open('/rozmery/?productId=OS1&sklad=false');
  const [original] = [...server.kept.keys()].slice(-1);
  const address = `/rozmery/?copyOf=${original!}&mirrored=true&narrower=100&wish=prvni`;
  await open(address);
  const [copy, made] = [...server.kept].at(-1)!;
  const { configuration } = server.kept.get(original!)!;
  expect(copy).not.toBe(original);
  expect(made.configuration).toMatchObject({ width: configuration.width - 100, height: configuration.height });
  expect([configuration, made.configuration].map(({ areas }) => areas[0]!.opening)).toEqual(['osp', 'osl']);
  await open(address);

  expect([...server.kept.keys()].at(-1)).toBe(copy);
});
