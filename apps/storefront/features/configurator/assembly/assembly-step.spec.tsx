import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { newAssembly } from '@fenestra/domain/configuration/assembly/new-assembly';
import { shopByCode } from '@fenestra/domain/shop/shops';
import { textsOf } from '@fenestra/i18n/texts-of';
import { shopCatalogue } from '@fenestra/testing/shop-data';
import { ByPath } from '../../../testing/by-path';
import { ConfiguratorServer } from '../../../testing/configurator-server';
import { Network, show } from '../../../testing/page';
import { Configurator } from '../frame/configurator';
import { type Mark, useConfiguration } from '../sync/configuration-context';
import { AssemblyStep } from './assembly-step';
import { OnlyAssembly } from './only-assembly';

const catalogue = shopCatalogue();
let network: Network;
let server: ConfiguratorServer;

let marked: Mark;

function MarkSeen() {
  marked = useConfiguration().mark;
  return null;
}

/** The second of the tries costs 100 Kč more, the third 200. */
const hundredMoreEach = ({ body }: { body: Record<string, unknown> }) => {
  const tries = body['pokusy'] as object[];
  return { Err: 0, ErrText: '', data: tries.map((_, i) => ({ cena: 10_000 + i, rozdil: 100 * i, odmitnuti: null })) };
};

/** A row of a door between two fixed windows: 800 + 20 + 900 + 20 + 800. */
beforeEach(async () => {
  sessionStorage.clear();
  server = new ConfiguratorServer(catalogue);
  const configuration = newAssembly(catalogue.assemblies.get('SE-DVERE')!, catalogue);
  server.kept.set('assembly', { configuration, revision: 1, changeIds: [] });
  sessionStorage.setItem('configurationId', 'assembly');
  network = new Network({ ...server.answers(), zkusZmeny: hundredMoreEach });
  show(
    <Configurator>
      <MarkSeen />
      <ByPath
        of={{
          '/rozmery/': (
            <OnlyAssembly assembly={false}>
              <p>sizes of one product</p>
            </OnlyAssembly>
          ),
          '/rozmery/sestava': (
            <OnlyAssembly assembly>
              <AssemblyStep />
            </OnlyAssembly>
          ),
        }}
      />
    </Configurator>,
    { at: '/rozmery/' },
  );
  await screen.findByRole('heading', { level: 1, name: 'Rozměry sestavy' });
  await screen.findByRole('combobox', { name: 'Spojka S1' }); // the catalogue is there
});

const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const commit = async (name: string, text: string) => {
  await userEvent.clear(field(name));
  await userEvent.type(field(name), `${text}{Enter}`);
};
const press = (group: string, name: string) =>
  userEvent.click(within(screen.getByRole('group', { name: group })).getByRole('button', { name }));
const widths = () => server.kept.get('assembly')!.configuration.assembly!.elements.map(({ width }) => width);
const sent = () => network.askedFor('zmenDetailRozmer');

it('leads from the sizes of one product to those of the assembly [ROUTE-13] [OPEN-Q-113]', () => {
  expect(screen.queryByText('sizes of one product')).toBeNull();
  expect(window.location.hash).toMatch(/^#\/rozmery\/sestava/);
  expect(field('Šířka prvku')).toBeTruthy();
});

it('lets the last other element give way, or the one that is chosen for it [DIM-13]', async () => {
  await commit('Šířka prvku', '850');
  await waitFor(() => expect(widths()).toEqual([850, 900, 750]));

  await press('Když prvek rozšíříte, zúží se', 'prvek 2');
  await commit('Šířka prvku', '800');
  await waitFor(() => expect(widths()).toEqual([800, 950, 750]));
});

describe('another width of the whole', () => {
  it('is taken by the last of the fixed elements, or the one that is chosen for it [DIM-13]', async () => {
    await commit('Celková šířka', '2640');
    await waitFor(() => expect(widths()).toEqual([800, 900, 900]));

    await press('Rozdíl šířky převezme', 'prvek 1');
    await commit('Celková šířka', '2540');
    await waitFor(() => expect(widths()).toEqual([700, 900, 900]));
  });

  it('is shared by all where one cannot take it, which is said', async () => {
    await press('Rozdíl šířky převezme', 'prvek 2');
    await commit('Celková šířka', '2840'); // the door would be 1200
    await waitFor(() => expect(widths()).toEqual([896, 1008, 896]));
    expect(screen.getByText('Prvek 2 rozdíl nepojme, rozdělil se na všechny poměrně.')).toBeTruthy();
  });
});

describe('the opening that was measured for the whole', () => {
  const written = async (wide: string, high: string) => {
    await userEvent.click(await screen.findByText('Mám změřený stavební otvor'));
    await screen.findByRole('textbox', { name: 'Šířka otvoru' });
    await commit('Šířka otvoru', wide);
    await commit('Výška otvoru', high);
  };

  it('is asked about as centimetres, and becomes its size less gap and base profile [DIM-08] [DIM-15] [DIM-16] [DIM-17]', async () => {
    await written('268', '2170');
    await userEvent.click(await screen.findByRole('button', { name: /Ano, 2.680.mm/ }));
    await userEvent.click(screen.getByRole('button', { name: /^Použít 2.640\s×\s2.100/ }));
    await waitFor(() => expect(widths()).toEqual([800, 900, 900]));
  });

  it('goes to the element that is chosen to take the difference [DIM-13] [DIM-15]', async () => {
    await press('Rozdíl šířky převezme', 'prvek 1');
    await written('2480', '2170');
    await userEvent.click(screen.getByRole('button', { name: /^Použít 2.440\s×\s2.100/ }));
    await waitFor(() => expect(widths()).toEqual([700, 900, 800]));
  });

  it('is asked about where it is given as the size of the whole [DIM-15]', async () => {
    await written('2680', '2170');
    await commit('Celková šířka', '2680');
    await screen.findByText(/Sestava musí být menší/);
    await userEvent.click(screen.getByRole('button', { name: /Ano, 2.640\s×\s2.100/ }));
    await waitFor(() => expect(widths()).toEqual([800, 900, 900]));
  });
});

it('tells in a dialog how an assembly is measured [DIM-02]', async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Jak sestavu správně změřit' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Jak sestavu správně změřit' }));
  const { rules } = textsOf(shopByCode('cs')).measuring;
  expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(rules.assembly);
});

it('asks about sides of the whole that were swapped, and takes them the other way round [DIM-08]', async () => {
  await commit('Celková šířka', '2100');
  await commit('Výška', '2800'); // higher than any door
  await userEvent.click(await screen.findByRole('button', { name: /Ano, 2\s800\s×\s2\s100/ }));
  await waitFor(() => expect(server.kept.get('assembly')!.configuration).toMatchObject({ width: 2800, height: 2100 }));
});

it('marks on the drawing the dimension whose field somebody goes to [DIM-04]', async () => {
  await userEvent.click(field('Celková šířka'));
  expect(marked).toEqual({ active: 'width' });
  await userEvent.click(field('Šířka prvku'));
  expect(marked).toEqual({ element: 0, active: 'element-0' });
  await userEvent.click(field('Výška prvku'));
  expect(marked).toEqual({ element: 0, active: 'height' });
});

describe('centimetres for the width of an element', () => {
  beforeEach(() => commit('Šířka prvku', '85'));

  it('are asked about, and taken as they were meant [DIM-08]', async () => {
    await screen.findByText(/Myslíte 85.cm\?/);
    expect(field('Šířka prvku').validationMessage).toMatch(/Myslíte 85.cm/);
    expect(sent()).toHaveLength(0);
    await userEvent.click(screen.getByRole('button', { name: /Ano, 850.mm/ }));
    await waitFor(() => expect(widths()).toEqual([850, 900, 750]));
    expect(screen.queryByText(/cm\?/)).toBeNull();
  });

  it('stay millimetres where that was meant, and are refused as such [DIM-08]', async () => {
    await userEvent.click(await screen.findByRole('button', { name: /Ne, 85.mm/ }));
    expect(screen.queryByText(/cm\?/)).toBeNull();
    expect(field('Šířka prvku').value).toBe('85');
    expect(field('Šířka prvku').validationMessage).not.toBe('');
    expect(sent()).toHaveLength(0);
  });
});

describe('a sum that does not fit', () => {
  beforeEach(async () => {
    await press('Když prvek rozšíříte, zúží se', 'prvek 2');
    await commit('Šířka prvku', '1100'); // the door cannot be 600
  });

  it('is said, keeps what was entered and is not sent', () => {
    const note = screen.getAllByRole('alert').find((alert) => alert.textContent.includes('nesedí'))!;
    expect(note.textContent).toMatch(/2.840.mm, sestava 2.540.mm/);
    expect(field('Šířka prvku').value.replaceAll(/\D/g, '')).toBe('1100');
    expect(screen.getAllByRole('button', { name: /Opravit součet šířek/ })).not.toHaveLength(0);
    expect(sent()).toHaveLength(0);
  });

  it.each([
    [/Prvek 3 změnit na 500/, [1100, 900, 500], 2540],
    [/Sestavu změnit na 2.840/, [1100, 900, 800], 2840],
  ])('is mended by %s', async (name, after, width) => {
    await userEvent.click(screen.getByRole('button', { name }));
    await waitFor(() => expect(widths()).toEqual(after));
    expect(server.kept.get('assembly')!.configuration.width).toBe(width);
    await waitFor(() => expect(screen.queryByRole('button', { name: /Opravit součet/ })).toBeNull());
  });

  it('can be taken back', async () => {
    await userEvent.click(screen.getByRole('button', { name: /Vrátit prvek 1 na 800/ }));
    expect(field('Šířka prvku').value).toBe('800');
    expect(sent()).toHaveLength(0);
  });
});

describe('the couplings of a joint', () => {
  const list = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Spojka S1' });
  const texts = () => [...list().options].map(({ text }) => text.replaceAll('\u00a0', ' '));

  it('say what each changes of the price, or why it does not hold the joint, as soon as the list is gone to', async () => {
    await userEvent.hover(list());
    await waitFor(() => expect(texts()[2]).toBe('Statická spojka 40 · + 242,- Kč'));
    expect(texts().slice(0, 2)).toEqual([
      'H-spojka · Tato spojka drží spoj nejvýš 1 600 mm, tento má 2 100 mm.',
      'Statická spojka 20',
    ]);
  });

  it('that do not hold it change nothing, and come with their reason and what helps', async () => {
    await userEvent.selectOptions(list(), within(list()).getByRole('option', { name: /^H-spojka/ }));
    const sums = within(screen.getByRole('table', { name: 'Součet šířek a\u00a0cena prvků' }));
    expect(sums.getByRole('alert').textContent).toMatch(/drží spoj nejvýš/);
    expect(network.askedFor('zmenSpojku')).toEqual([]);
    expect(list().selectedOptions[0]!.text).toBe('Statická spojka 20');
  });
});

describe('the couplings of a joint, by keyboard', () => {
  const list = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Spojka S1' });
  const asked = () => network.askedFor('zmenSpojku').length;
  /** As browsers do with a closed list. */
  const arrowTo = (at: number) => {
    fireEvent.keyDown(list(), { key: 'ArrowDown' });
    fireEvent.change(list(), { target: { value: list().options[at]!.value } });
  };
  beforeEach(() => act(() => list().focus()));

  it.each([
    ['Enter', () => userEvent.keyboard('{Enter}')],
    ['leaving the list', () => userEvent.tab()],
  ])('are gone through without a change, and %s takes the one that was come to', async (_, end) => {
    arrowTo(0);
    arrowTo(2);
    expect([list().selectedIndex, asked()]).toEqual([2, 0]);
    await end();

    await waitFor(() => expect(asked()).toBe(1));
    expect([list().selectedIndex, asked()]).toEqual([2, 1]);
  });

  it('change nothing when it ends where it began', async () => {
    arrowTo(2);
    arrowTo(1);
    await userEvent.tab();

    expect([list().selectedIndex, asked()]).toEqual([1, 0]);
  });
});

describe('moving an element', () => {
  const move = (way: string, n: number) => press(`Posunout prvek ${n}`, way);
  const undo = (name: RegExp) => userEvent.click(screen.getAllByRole('button', { name })[0]!);

  it('is one press, which can be pressed on, and one step of undo each', async () => {
    await commit('Šířka prvku', '850');
    await move('doprava', 1);
    await waitFor(() => expect(widths()).toEqual([900, 850, 750]));
    const moved = within(screen.getByRole('group', { name: 'Posunout prvek 2' }));
    expect(document.activeElement).toBe(moved.getByRole('button', { name: 'doprava' }));
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(widths()).toEqual([900, 750, 850]));
    screen.getByRole('group', { name: 'Posunout prvek 3' });
    await undo(/^Zpět: Posunout prvek 2 doprava/);
    await undo(/^Zpět: Posunout prvek 1 doprava/);
    await waitFor(() => expect(widths()).toEqual([850, 900, 750]));
  });

  it('ends with the row, which is said', async () => {
    await move('doleva', 1);
    const told = await screen.findByText(/Na té straně prvek souseda nemá/);
    expect(told.closest('[role="alert"]')).toBeTruthy();
    expect(sent()).toHaveLength(0);
  });
});

it('removes an element and goes back by one step of undo', async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Odebrat prvek 1' }));
  await waitFor(() => expect(widths()).toEqual([900, 800]));
  await userEvent.click(screen.getAllByRole('button', { name: /^Zpět: Odebrat prvek 1/ })[0]!);
  await waitFor(() => expect(widths()).toEqual([800, 900, 800]));
});
