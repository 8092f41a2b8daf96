import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { changedBy, initialConfiguration as startOf } from '@fenestra/testing/shop-configurations';
import { shopCatalogue } from '@fenestra/testing/shop-data';
import { fieldSizes } from '@fenestra/domain/configuration/geometry/field-sizes';
import { parseCatalogue } from '@fenestra/domain/catalogue/parse-catalogue';
import { ByPath } from '../../../testing/by-path';
import { cataloguePath } from '@fenestra/contracts/wire/catalogue';
import { configuratorCalls } from '@fenestra/contracts/wire/configurator-calls';
import { ConfiguratorServer } from '../../../testing/configurator-server';
import { Network, show } from '../../../testing/page';
import { exampleAnswer } from '../../../testing/wire-example';
import { AccessoriesStep } from '../accessories/accessories-step';
import { DimensionsStep } from '../dimensions/dimensions-step';
import GlassDialog from '../glass/glass-dialog';
import { OpeningStep } from '../opening/opening-step';
import { useChecking, useConfiguration } from '../sync/configuration-context';
import { noteInCart } from '../sync/current-design';
import { reconfiguration } from '../sync/reconfiguration';
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

/** How the browser says that its document was come to. */
const arrivesBy = (type: NavigationTimingType) =>
  jest.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type } as PerformanceNavigationTiming]);
afterEach(() => jest.restoreAllMocks());

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
          '/doplnky/m/sklo': (
            <AccessoriesStep>
              <GlassDialog />
            </AccessoriesStep>
          ),
        }}
      />
    </Configurator>,
    { at },
  );
  await screen.findByRole('heading', { level: 1, name: /^(?!Načítáme)/ });
}

/** Two choices as a step makes them. */
function Probe() {
  const { shown, change } = useConfiguration();
  const checking = useChecking();
  return (
    <>
      <h1>{checking ? 'čeká' : 'uloženo'}</h1>
      <p>
        {shown.product} {shown.width} × {shown.height}
      </p>
      <button onClick={() => change({ kind: 'profile', profile: 222300 }, 'profil')}>jiný profil</button>
      <input
        type="radio"
        aria-label="větší"
        checked={shown.width === 1700}
        onChange={() => change({ kind: 'size', width: 1700, height: 1400 }, 'rozměr')}
      />
    </>
  );
}

/** An answer as it is for a product in another profile. */
function withProfile(answer: Record<string, unknown>, profile: number): Record<string, unknown> {
  const product = answer['data_vyrobek'] as { data: object };
  return { ...answer, data_vyrobek: { data: { ...product.data, provedeni: profile } } };
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

it.each(['width=1600', 'width=1600&height=0', 'width=-1&height=1400', 'width=x&height=1400'])(
  'applies no size where not both are positive: %s [CFGSTATE-05]',
  async (size) => {
    await open(`/rozmery/?productId=SL2&sklad=false&${size}`);

    expect(network.askedFor('zmenRozmer')).toEqual([]);
  },
);

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

it('a size of an address that another product came after is not applied over a later one [CFGSTATE-05]', async () => {
  const address = '/rozmery/?productId=SL2&sklad=false&width=1600&height=1400';
  await open(address);
  await resize('1700');
  await waitFor(() => expect(network.askedFor('zmenRozmer')).toHaveLength(2));
  await saved();
  await open('/rozmery/?productId=OS1&sklad=false&width=900&height=1200');
  expect(widthOf()).toBe('900');
  await open(address);

  expect(widthOf()).toBe('1700');
  expect(network.askedFor('zmenRozmer')).toHaveLength(3);
});

it('another size of an address is applied, and the first one again where it is asked for again [CFGSTATE-05]', async () => {
  for (const width of ['1600', '1700', '1600']) {
    await open(`/rozmery/?productId=SL2&sklad=false&width=${width}&height=1400`);
    expect(widthOf()).toBe(width);
  }
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

describe('Ctrl+Z', () => {
  const size = (text: RegExp) => screen.findByText(text);
  /** The focus is where the choice was made. */
  async function choose(): Promise<void> {
    await open('/zkouska/?productId=SL2&sklad=false');
    await userEvent.click(screen.getByRole('radio'));
    await size(/1700 × 1400/);
    await screen.findByText('uloženo');
  }

  it.each([
    ['Ctrl+Shift+Z', '{Control>}{Shift>}z{/Shift}{/Control}'],
    ['Ctrl+Y', '{Control>}y{/Control}'],
  ])('takes back what was chosen, also from the choice itself, and %s makes it again', async (_, redo) => {
    await choose();
    await userEvent.keyboard('{Control>}z{/Control}');
    await size(/SL2 (?!1700)/);
    await screen.findByText('uloženo');
    await userEvent.keyboard(redo);
    expect(await size(/1700 × 1400/)).toBeTruthy();
  });

  it('takes back nothing beneath a dialog', async () => {
    await choose();
    const over = document.body.appendChild(document.createElement('dialog'));
    over.open = true;
    await userEvent.keyboard('{Control>}z{/Control}');
    over.remove();
    expect(await size(/1700 × 1400/)).toBeTruthy();
    expect(network.askedFor('obnovKonfiguraci')).toEqual([]);
  });

  it('is the browser’s own in a field where somebody types', async () => {
    await open('/rozmery/?productId=SL2&sklad=false');
    await resize('1700');
    await waitFor(() => expect(network.askedFor('zmenRozmer')).toHaveLength(1));
    await saved();
    await userEvent.type(field('Výška'), '{Control>}z{/Control}');
    expect(network.askedFor('obnovKonfiguraci')).toEqual([]);
  });
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

it('the last three designs that made way stay reachable, the latest first', async () => {
  const begun: string[] = [];
  for (const product of ['SL2', 'FO2', 'ST2', 'F1', 'OS1']) {
    await open(`/rozmery/?productId=${product}&sklad=false`);
    begun.push([...server.kept.keys()].at(-1)!);
    await resize(String(Number(widthOf()) + 10));
    await waitFor(() => expect(network.askedFor('zmenRozmer')).toHaveLength(begun.length));
    await saved();
  }
  await open('/otvirky/?productId=SL3&sklad=false');
  const ways = await screen.findAllByRole('button', { name: 'Vrátit se k\u00a0němu' });
  expect(ways).toHaveLength(3);
  await userEvent.click(ways[1]!);

  await waitFor(() => expect(network.askedFor('getVyrobek').at(-1)?.body['confID']).toBe(begun[3]));
});

it('a design that is in the cart as it is does not begin once more, and is none that waits', async () => {
  const { path } = configuratorCalls.newConfiguration;
  const again = '/otvirky/?productId=SL2&sklad=false';
  await open('/rozmery/?productId=SL2&sklad=false');
  await resize('1700');
  await saved();
  const [configurationId, { revision }] = [...server.kept].at(-1)!;
  noteInCart({ configurationId, revision });
  await open('/rozmery/');
  expect(widthOf()).toBe('1700');
  await open(again);
  expect(network.askedFor(path)).toHaveLength(2);
  expect(screen.queryByRole('button', { name: 'Vrátit se k\u00a0němu' })).toBeNull();

  arrivesBy('back_forward');
  await open(again);
  expect(network.askedFor(path)).toHaveLength(2);
});

it('a design that was changed since it went into the cart goes on', async () => {
  await open('/rozmery/?productId=SL2&sklad=false');
  const [configurationId, { revision }] = [...server.kept].at(-1)!;
  noteInCart({ configurationId, revision });
  await resize('1700');
  await saved();
  await open('/rozmery/?productId=SL2&sklad=false');

  expect(widthOf()).toBe('1700');
});

it('nothing is kept of a product that was only looked at', async () => {
  await open('/otvirky/?productId=SL2&sklad=false');
  await open('/otvirky/?productId=OS1&sklad=false');

  expect(screen.queryByRole('button', { name: 'Vrátit se k\u00a0němu' })).toBeNull();
});

/** Another tab makes the window 1900 wide, and tells this one. */
function changeElsewhere(): void {
  const [id, mine] = [...server.kept].at(-1)!;
  server.kept.set(id, { ...mine, configuration: { ...mine.configuration, width: 1900, axes: [950] }, revision: 3 });
  window.dispatchEvent(new StorageEvent('storage', { key: 'changed-configuration', newValue: `${id} 3` }));
}

it('shows what another tab has changed, and does not undo it from here', async () => {
  await open('/rozmery/?productId=SL2&sklad=false');
  await resize('1700');
  await waitFor(() => expect(network.askedFor('zmenRozmer')).toHaveLength(1));
  await saved();
  changeElsewhere();

  await waitFor(() => expect(widthOf()).toBe('1900'));
  expect(await screen.findByRole('button', { name: 'Není co vrátit' })).toBeTruthy();
});

it.each(['online', 'focus'])(
  'what another tab has changed and could not be had is fetched again at the event %s',
  async (sign) => {
    const { getVyrobek, ...others } = server.answers();
    let isDown = false;
    const orDown = (asked: Parameters<typeof getVyrobek>[0]) =>
      isDown ? new Error('the line is down') : getVyrobek(asked);
    network = new Network({ ...others, getVyrobek: orDown });
    await open('/rozmery/?productId=SL2&sklad=false');
    await resize('1700');
    await waitFor(() => expect(network.askedFor('zmenRozmer')).toHaveLength(1));
    await saved();
    const asked = network.askedFor('getVyrobek').length;
    isDown = true;
    changeElsewhere();
    await waitFor(() => expect(network.askedFor('getVyrobek')).toHaveLength(asked + 1));
    expect(widthOf()).toBe('1700');

    isDown = false;
    await waitFor(() => {
      window.dispatchEvent(new Event(sign));
      expect(widthOf()).toBe('1900');
    });
  },
);

it('one configuration is made for a visit, with product and stock flag, and its ids are kept in the tab [CFGSTATE-01] [CFGSTATE-03] [CFGSTATE-06] [CFGSTATE-07] [OPEN-Q-13]', async () => {
  const { path } = configuratorCalls.newConfiguration;
  await open('/rozmery/?productId=SL2&sklad=false');
  expect(network.askedFor(path).map(({ body }) => body)).toEqual([{ productId: 'SL2', shopId: 7, sklad: 'false' }]);
  const [id] = [...server.kept.keys()].slice(-1);
  expect(network.askedFor('getVyrobek').map(({ body }) => body['confID'])).toEqual([id]);
  expect(Object.values({ ...sessionStorage })).toEqual(expect.arrayContaining([id, 'SL2']));
  await open('/otvirky/');

  expect(network.askedFor(path)).toHaveLength(1);
  expect(network.askedFor('getVyrobek').at(-1)?.body['confID']).toBe(id);
});

it('the same product goes on with the configuration that there is, another one begins anew [OPEN-Q-15]', async () => {
  const { path } = configuratorCalls.newConfiguration;
  for (const product of ['SL2', 'SL2', 'OS1']) await open(`/rozmery/?productId=${product}&sklad=false`);

  expect(network.askedFor(path).map(({ body }) => body['productId'])).toEqual(['SL2', 'OS1']);
});

it('a profile 21 that is not from stock becomes the usual one of its product at the start [CFGSTATE-04]', async () => {
  const { example } = server;
  const old = { ...server.answers(), getVyrobek: () => withProfile(exampleAnswer('getVyrobek'), 21) };
  network = new Network({ ...old, [cataloguePath(example.catalogue)]: { ...catalogue.data } });
  await open('/rozmery/?productId=SL2&sklad=false');

  expect(network.askedFor('zmenProfil').map(({ body }) => body['profilId'])).toEqual([222915]);
});

it('the glass list is that of the profile to which a profile 21 was switched [GLASS-12] [CFGSTATE-04]', async () => {
  const old = { ...server.answers(), getVyrobek: () => withProfile(exampleAnswer('getVyrobek'), 21) };
  const none = { Err: 0, ErrText: '', data: [] };
  network = new Network({ ...old, [cataloguePath(server.example.catalogue)]: { ...catalogue.data }, zkusZmeny: none });
  await open('/doplnky/m/sklo?productId=SL2&sklad=false');

  await waitFor(() => expect(network.askedFor('zkusZmeny')).not.toEqual([]));
  const asked = network.asked.map(({ body }) => body['akce']);
  expect(asked.indexOf('zmenProfil')).toBeGreaterThan(-1);
  expect(asked.indexOf('zkusZmeny')).toBeGreaterThan(asked.indexOf('zmenProfil'));
});

it('a cart line is changed in a copy, with which a reload goes on, while whoever comes from the cart gets the line', async () => {
  const confId = server.example.configurationId;
  const [address, { width }] = [`/rozmery/?type=reconf&itemId=7&confId=${confId}`, server.configuration];
  await open(address);
  await resize('1700');
  await waitFor(() => expect(network.askedFor('zmenRozmer')).toHaveLength(1));
  await saved();
  expect(server.kept.get(confId)).toMatchObject({ revision: 1, configuration: { width } });
  arrivesBy('reload');
  await open(address);
  expect(widthOf()).toBe('1700');

  arrivesBy('navigate');
  await open(address);
  expect(widthOf()).toBe(String(width));
  expect(network.askedFor('zmenRozmer').map(({ body }) => body['confID'])).toEqual(['copy-1']);
});

it('remembers the cart line that is changed, until a start that changes none [CFGSTATE-08] [SHELL-03] [SHELL-04]', async () => {
  const confId = server.example.configurationId;
  await open(`/rozmery/?type=reconf&itemId=7&confId=${confId}`);
  expect(reconfiguration()).toEqual({ itemId: '7', confId });
  await open('/rozmery/');

  expect(reconfiguration()).toBeNull();
});

it('the product is what the last answer says, not what was asked for [CFGSTATE-02]', async () => {
  await open('/rozmery/?productId=SL2&sklad=false');
  server.next = { ...exampleAnswer('zmenRozmer'), revize: 2 };
  await resize('1700');

  await waitFor(() => expect(widthOf()).toBe(String(exampleAnswer('zmenRozmer')['rozmer_sirka'])));
});

it('asks for overall width and height, and for the width of each sash at its own path [DIM-01] [DIM-03] [DIM-04] [ROUTE-14]', async () => {
  await open('/rozmery/?productId=SL2&sklad=false');
  const fields = () =>
    screen.getAllByRole<HTMLInputElement>('textbox', { hidden: true }).map(({ labels }) => labels![0]!.textContent);
  await waitFor(() => expect(fields()).toEqual(['Šířka', 'Výška', 'Šířka otvoru', 'Výška otvoru']));
  const widths = () => screen.getByText('Nastavit šířku každého křídla').closest('details')!;
  expect(widths().open).toBe(false);
  await userEvent.click(screen.getByText('Nastavit šířku každého křídla'));

  await waitFor(() => expect(widths().open).toBe(true));
  await waitFor(() => expect(fields().slice(4)).toEqual(['Křídlo 1', 'Křídlo 2']));
  expect(window.location.hash).toMatch(/^#\/rozmery\/detail/);
});

it('the widths of the sashes lead back to the main sizes, and keep the line that is being changed [DIM-05] [ACC-26] [OPEN-Q-41]', async () => {
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

it('a narrower, mirrored copy of an assembly has its elements the other way round, and one of them is narrower [DIM-13]', async () => {
  const configuration = changedBy(startOf('SE-PAS'), {
    kind: 'field-sizes',
    fields: [{ area: 'A1', width: 700, height: 1300 }],
  });
  server.kept.set('row', { configuration, revision: 1, changeIds: [] });
  await open('/rozmery/?copyOf=row&mirrored=true&narrower=100&wish=sestava');

  const [id, copy] = [...server.kept].at(-1)!;
  expect(id).not.toBe('row');
  expect(copy.configuration).toMatchObject({
    product: 'SE',
    width: configuration.width - 100,
    assembly: { elements: [{ width: 900 }, { width: 1100 }, { width: 700 }] },
    areas: [{ opening: 'osl' }, { opening: 'fix' }, { opening: 'osl' }],
  });
});

it('a narrower, mirrored copy of a product with a light keeps the height of the light', async () => {
  await open('/rozmery/?productId=FO2N&sklad=false');
  const [original, { configuration }] = [...server.kept].at(-1)!;
  const lit = changedBy(configuration, {
    kind: 'field-sizes',
    fields: fieldSizes({ ...configuration, light: { place: 'above', height: 450 } }),
  });
  server.kept.get(original)!.configuration = lit;
  await open(`/rozmery/?copyOf=${original}&mirrored=true&narrower=100&wish=svetlik`);

  expect([...server.kept].at(-1)![1].configuration).toMatchObject({
    product: 'FO2N',
    width: lit.width - 100,
    mirrored: true,
    light: { place: 'above', height: 450 },
    areas: [{ opening: 'osl' }, { opening: 'fix' }, { opening: 'fix' }],
  });
});

describe('a copy of what was made by an earlier catalogue', () => {
  const withoutGlass = parseCatalogue({
    ...catalogue.data,
    glass: catalogue.data.glass.filter(({ id }) => id !== 302),
  });
  const older = (code: string) => ({
    configuration: {
      ...changedBy(startOf(code), { kind: 'glass', areas: [], glass: 302 }),
      catalogue: 'earlier',
    },
    ...{ revision: 1, changeIds: [] },
  });
  const copy = async (code: string) => {
    server = new ConfiguratorServer(withoutGlass);
    network = new Network(server.answers());
    server.kept.set('original', older(code));
    await open('/rozmery/?copyOf=original&wish=dnes');
  };

  it('is made as it can be made today, and what was chosen anew for it is told', async () => {
    await copy('SL2');

    expect((await screen.findByText(/se už nevyrábí/)).textContent).toMatch(/: sklo, distanční rámeček\.$/);
    expect([...server.kept.values()].at(-1)!.configuration.areas).toEqual(startOf('SL2').areas);
  });

  it('is refused where it cannot be made anew', async () => {
    await copy('SE-PAS');

    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Takhle už ho nevyrábíme');
    expect(screen.getByRole('link', { name: 'Začít nový návrh' })).toBeTruthy();
  });
});
