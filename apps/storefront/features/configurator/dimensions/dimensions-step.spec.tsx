import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { shopByCode, shopCodes } from '@fenestra/domain/shop/shops';
import { textsOf } from '@fenestra/i18n/texts-of';
import { shopCatalogue } from '@fenestra/testing/shop-data';
import { ByPath } from '../../../testing/by-path';
import { exampleAnswer } from '../../../testing/wire-example';
import { useAnnouncement } from '../../../lib/accessibility/announce';
import { Network, show } from '../../../testing/page';
import { Configurator } from '../frame/configurator';
import { type Mark, useConfiguration } from '../sync/configuration-context';
import { DimensionsStep } from './dimensions-step';

const catalogue = shopCatalogue();
const product = exampleAnswer('getVyrobek');
let network: Network;
const spoken = { current: '' };

function Spoken() {
  spoken.current = useAnnouncement();
  return null;
}

let marked: Mark;

function MarkSeen() {
  marked = useConfiguration().mark;
  return null;
}

const steps = product['rozmer_cena'] as object;
let stepsOfNext = steps;
/** What else the shop answers to a change of size. */
let also: Record<string, unknown>;

/** Answers a change of size as the shop does: the product with that size. */
const sized = ({ body }: { body: Record<string, unknown> }) => ({
  ...product,
  rozmer_sirka: body['width'],
  rozmer_vyska: body['height'],
  rozmer_cena: stepsOfNext,
  osy: [Number(body['width']) / 2],
  revize: 2,
  ...also,
});

beforeEach(async () => {
  stepsOfNext = steps;
  also = {};
  sessionStorage.clear();
  sessionStorage.setItem('configurationId', 'configurationId');
  network = new Network({
    getVyrobek: product,
    zmenRozmer: sized,
    zmenDetailRozmer: { ...exampleAnswer('zmenDetailRozmer'), katalog: product['katalog'], revize: 2 },
    obnovKonfiguraci: { ...product, revize: 3 },
    [`/api/catalogue/${String(product['katalog'])}`]: { ...catalogue.data },
  });
  show(
    <>
      <Spoken />
      <Configurator>
        <MarkSeen />
        <ByPath
          of={{
            '/rozmery/': <DimensionsStep />,
            '/rozmery/detail': <DimensionsStep detail />,
            '/profily/': <p>profily</p>,
          }}
        />
      </Configurator>
    </>,
    { at: '/rozmery/' },
  );
  await screen.findByRole('heading', { level: 1, name: /^(?!Načítáme)/ });
  await waitFor(() => expect(network.askedFor(`/api/catalogue/${String(product['katalog'])}`)).toHaveLength(1));
});

const width = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Šířka' });
const commit = async (text: string) => {
  await userEvent.clear(width());
  await userEvent.type(width(), `${text}{Enter}`);
};
const sent = () => network.askedFor('zmenRozmer').map(({ body }) => body['width']);

it.each(shopCodes)(
  'the guide of %s gives the room around, below and under the window [DIM-15] [DIM-16] [DIM-17]',
  (code) => {
    const guide = textsOf(shopByCode(code)).measuring.rules.window.join().replaceAll('\u00a0', ' ');

    expect(guide).toMatch(/\b2\D+3 cm/);
    expect(guide).toMatch(/\b5\D+6 cm/);
    expect(guide).toContain('30 mm');
  },
);

it('tells in a dialog how to measure, with a film and a sheet to take along [DIM-02]', async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Jak okno správně změřit' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Jak okno správně změřit' }));

  const { rules } = textsOf(shopByCode('cs')).measuring;
  expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(rules.window);
  expect(dialog.getByRole('link', { name: 'Přehrát video' }).getAttribute('href')).toBeTruthy();
  expect(dialog.getByRole('link', { name: /Stáhnout návod/ }).hasAttribute('download')).toBe(true);
});

it('sends a possible size and shows it at once [DIM-12]', async () => {
  await commit('1900');

  await waitFor(() => expect(sent()).toEqual([1900]));
  expect(width().value.replace(/\s/g, '')).toBe('1900');
});

it('a size that cannot be made stays marked while the other one is asked about, and nothing is told of what its price holds for [DIM-09]', async () => {
  await commit('4000');
  await waitFor(() => expect(marked).toMatchObject({ refused: 'width' }));
  await waitFor(() => expect(screen.queryByText(/Tato cena platí až do/)).toBeNull());
  const height = screen.getByRole('textbox', { name: 'Výška' });
  await userEvent.clear(height);
  await userEvent.type(height, '145{Enter}');
  await screen.findByText('Myslíte 145 cm?');
  expect(marked).toMatchObject({ refused: 'width', active: 'height' });

  await userEvent.click(screen.getByRole('button', { name: /^Ano/ }));
  await commit('1900');
  await waitFor(() => expect(marked.refused).toBeUndefined());
  expect(await screen.findByText(/Tato cena platí až do/)).toBeTruthy();
});

it('says that the price of the frame alone stays where glass and accessories go by the size', async () => {
  expect(screen.getByText(/Tato cena platí až do/)).toBeTruthy();
  stepsOfNext = { ...steps, jen_ram: true };
  await commit('1900');

  expect(await screen.findByText(/podle rozměru, cena rámu platí až do/)).toBeTruthy();
});

it('says of no size up to which the price stays where there is none [STORE-07]', async () => {
  stepsOfNext = { ...steps, sirky: [], vysky: [] };
  await commit('1900');

  await waitFor(() => expect(screen.queryByText(/platí až do/)).toBeNull());
});

it.each([
  ['4000', 'Překročen maximální rozměr', 'DIM-10'],
  ['700', 'Nedodržen minimální rozměr', 'DIM-11'],
])('keeps %s, says the limits and „%s“ [DIM-06] [DIM-09] [%s]', async (typed, side) => {
  await commit(typed);
  const message = await screen.findByText(/Hodnota pro šířku musí být mezi/);

  expect(message.textContent).toContain(side);
  expect(width().value.replace(/\s/g, '')).toBe(typed);
  expect(width().getAttribute('aria-invalid')).toBe('true');
  expect(sent()).toEqual([]);
});

it('the price says of which size it is as long as the wanted one cannot be made', async () => {
  await commit('4000');
  expect(await screen.findAllByText(/^cena pro\s1\s800\s×\s1\s500\smm/)).not.toEqual([]);
  await commit('1900');

  await waitFor(() => expect(screen.queryAllByText(/^cena pro/)).toEqual([]));
});

it('offers the nearest possible value', async () => {
  await commit('4000');
  await userEvent.click(await screen.findByRole('button', { name: /Změnit na 2\s800\smm/ }));

  await waitFor(() => expect(sent()).toEqual([2800]));
  expect(screen.queryByText(/Hodnota pro šířku/)).toBeNull();
});

it('asks whether centimetres were meant', async () => {
  await commit('180');
  await userEvent.click(await screen.findByRole('button', { name: /Ano, 1\s800\smm/ }));

  expect(screen.queryByText(/cm\?/)).toBeNull();
  expect(width().value.replace(/\s/g, '')).toBe('1800');
});

it('does not go on with a size outside the limits', async () => {
  await commit('4000');
  await screen.findByText(/Hodnota pro šířku/);
  fireEvent.click(screen.getAllByRole('button', { name: /Pokračovat/ })[0]!);

  expect(screen.queryByText('profily')).toBeNull();
});

it('goes on with a possible one [STEP-03]', async () => {
  fireEvent.click(screen.getAllByRole('button', { name: /Pokračovat/ })[0]!);

  expect(await screen.findByText('profily')).toBeTruthy();
});

const goOn = () => userEvent.click(screen.getAllByRole('button', { name: /Pokračovat/ })[0]!);
const height = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Výška' });
const firstSash = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Křídlo 1', hidden: true });
const lastSash = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Křídlo 2', hidden: true });
const sentWidths = () => network.askedFor('zmenDetailRozmer').map(({ body }) => body['rozmery']);
const write = async (field: HTMLInputElement, text: string) => {
  await userEvent.clear(field);
  await userEvent.type(field, text);
};

it.each([
  ['1.700', 1700],
  ['1,700', 1700],
  ['170 cm', 1700],
  ['1,7 m', 1700],
  ['1 700 mm', 1700],
])('understands %s [DIM-08]', async (typed, millimetres) => {
  await commit(typed);

  await waitFor(() => expect(sent()).toEqual([millimetres]));
});

it.each(['abc', '12o0'])(
  'keeps %s, says that it is not understood and does not go on [STEP-05] [DIM-08]',
  async (typed) => {
    await write(width(), typed);
    await goOn();

    expect(await screen.findByText(new RegExp(`„${typed}“ nerozumíme`))).toBeTruthy();
    expect(width().value).toBe(typed);
    expect(document.activeElement).toBe(width());
    expect(screen.queryByText('profily')).toBeNull();
    expect(sent()).toEqual([]);
  },
);

it('offers both sizes that were typed into one field [DIM-08]', async () => {
  await commit('1700x1350');
  expect(await screen.findByText('Do tohoto pole patří jeden rozměr.')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: /1\s700\s×\s1\s350\smm/ }));

  await waitFor(() => expect(network.askedFor('zmenRozmer').at(-1)?.body).toMatchObject({ width: 1700, height: 1350 }));
  expect(screen.queryByText('Do tohoto pole patří jeden rozměr.')).toBeNull();
});

it('does not go on with a size that a sash rule refuses, and keeps it [STEP-05] [DIM-08]', async () => {
  await write(height(), '600');
  await userEvent.tab();
  await commit('2800');
  await screen.findAllByRole('alert');
  await goOn();

  expect(screen.queryByText('profily')).toBeNull();
  expect(width().value.replace(/\s/g, '')).toBe('2800');
  expect(width().getAttribute('aria-invalid')).toBe('true');
});

it('asks about sides that were swapped, and takes them the other way round [DIM-08]', async () => {
  await write(height(), '1800');
  await userEvent.tab();
  await commit('700');
  await userEvent.click(await screen.findByRole('button', { name: /Ano, 1\s800\s×\s700/ }));

  await waitFor(() => expect(network.askedFor('zmenRozmer').at(-1)?.body).toMatchObject({ width: 1800, height: 700 }));
});

it('tells of a measured opening at which places it is measured [DIM-15]', async () => {
  await userEvent.click(screen.getByText('Mám změřený stavební otvor'));
  const { places } = textsOf(shopByCode('cs')).measuring;
  const told = await screen.findByText(/^Šířku změřte nahoře/);
  const list = within(told.closest('ul')!);
  expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    places.width,
    places.heightOfWindow,
  ]);
  expect(told.closest('ul')!.querySelectorAll('svg')).toHaveLength(2);
});

it('says of both sides that they are beyond their limits [DIM-09] [DIM-10]', async () => {
  await commit('4000');
  const height = screen.getByRole<HTMLInputElement>('textbox', { name: 'Výška' });
  await userEvent.clear(height);
  await userEvent.type(height, '4000{Enter}');

  for (const field of [width(), height]) {
    await waitFor(() => expect(field.validationMessage).toContain('Překročen maximální rozměr'));
    expect(field.getAttribute('aria-invalid')).toBe('true');
  }
});

it('a measured opening starts with the one for which the frame is ordered [DIM-15] [DIM-17]', async () => {
  await userEvent.click(screen.getByText('Mám změřený stavební otvor'));

  expect(screen.getByRole('button', { name: /Použít 1\s800\s×\s1\s500/ })).toBeTruthy();
});

it.each([
  ['beyond the limits', '2400', '520'],
  ['that a sash rule refuses', '2800', '700'],
])('a measured opening for a size %s offers one that is made [DIM-09] [DIM-15]', async (_case, wide, high) => {
  await userEvent.click(screen.getByText('Mám změřený stavební otvor'));
  await write(screen.getByRole('textbox', { name: 'Šířka otvoru' }), wide);
  await write(screen.getByRole('textbox', { name: 'Výška otvoru' }), high);
  await userEvent.tab();
  await screen.findByText(/toto je nejbližší rozměr, který vyrobíme/);
  await userEvent.click(screen.getByRole('button', { name: /^Použít/ }));

  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(width().getAttribute('aria-invalid')).not.toBe('true');
});

describe('a measured opening in centimetres', () => {
  const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
  const figure = (name: string) => field(name).value.replace(/\s/g, '');

  beforeEach(async () => {
    await userEvent.click(screen.getByText('Mám změřený stavební otvor'));
    await write(await screen.findByRole('textbox', { name: 'Šířka otvoru' }), '150{Enter}');
    await screen.findByText(/Myslíte 150.cm\?/);
  });

  it('is asked about, keeps Continue at its field, and is taken as it was meant [DIM-08] [DIM-15] [STEP-05]', async () => {
    expect(screen.queryByText(/Otvor je mimo možné rozměry/)).toBeNull();
    await goOn();
    expect(document.activeElement).toBe(field('Šířka otvoru'));
    expect(field('Šířka otvoru').value).toBe('150');
    await userEvent.click(screen.getByRole('button', { name: /Ano, 1.500.mm/ }));

    expect(figure('Šířka otvoru')).toBe('1500');
    await userEvent.click(screen.getByRole('button', { name: /^Použít 1\s470\s×\s1\s500/ }));
    await waitFor(() => expect(sent()).toEqual([1470]));
  });

  it('stays millimetres where that was meant, with the nearest size that is made [DIM-08] [DIM-15]', async () => {
    await userEvent.click(screen.getByRole('button', { name: /Ne, 150.mm/ }));

    expect(figure('Šířka otvoru')).toBe('150');
    expect(field('Šířka otvoru').validationMessage).toBe('');
    expect(await screen.findByText(/Otvor je mimo možné rozměry/)).toBeTruthy();
  });

  it('is asked about on both sides where both are typed at once [DIM-08]', async () => {
    await write(field('Šířka otvoru'), '150x140{Enter}');
    await userEvent.click(screen.getByRole('button', { name: /150\s×\s140\smm/ }));
    await screen.findByText(/Myslíte 140.cm\?/);
    await userEvent.click(screen.getAllByRole('button', { name: /^Ano, / })[0]!);

    expect([figure('Šířka otvoru'), figure('Výška otvoru')]).toEqual(['1500', '1400']);
  });
});

it('tells the new size with the new price, and redo names it too', async () => {
  await commit('1900');
  await waitFor(() => expect(sent()).toEqual([1900]));
  await waitFor(() => expect(spoken.current).toMatch(/rozměr 1\s900\s×\s1\s500/));
  await userEvent.click(screen.getByRole('button', { name: /^Zpět: rozměr 1\s800/ }));

  expect(screen.getByRole('button', { name: /^Znovu: rozměr 1\s900/ })).toBeTruthy();
});

describe('widths of sashes', () => {
  beforeEach(async () => {
    await userEvent.click(screen.getByText('Nastavit šířku každého křídla'));
    await waitFor(() => expect(firstSash().closest('details')!.open).toBe(true));
  });

  it('in centimetres are asked about, and taken as they were meant [DIM-08]', async () => {
    await write(firstSash(), '80{Enter}');
    await userEvent.click(await screen.findByRole('button', { name: /Ano, 800.mm/ }));

    await waitFor(() => expect(sentWidths()).toMatchObject([[{ sirka: 800 }, { sirka: 1000 }]]));
    expect(screen.queryByText(/cm\?/)).toBeNull();
  });

  it('stay millimetres where that was meant, and only the field that was typed in is wrong [DIM-08]', async () => {
    await write(firstSash(), '80{Enter}');
    await userEvent.click(await screen.findByRole('button', { name: /Ne, 80.mm/ }));

    await waitFor(() => expect(firstSash().validationMessage).not.toBe(''));
    expect(lastSash().validationMessage).toBe('');
    expect(sentWidths()).toEqual([]);
  });
});

it('says how unequal panes become, and makes them equal by one press [DIM-14]', async () => {
  expect(screen.queryByText(/Skla budou různě široká/)).toBeNull();
  await userEvent.click(screen.getByText('Nastavit šířku každého křídla'));
  await waitFor(() => expect(firstSash().closest('details')!.open).toBe(true));
  await write(firstSash(), '800{Enter}');
  const warning = await screen.findByText(/díly měří 900 a 1\s200\smm/); // as the shop answers
  await userEvent.click(within(warning).getByRole('button', { name: /Nastavit stejnou šířku: 1\s050\smm/ }));

  expect(sentWidths()).toMatchObject([
    [{ sirka: 800 }, { sirka: 1000 }],
    [{ sirka: 1050 }, { sirka: 1050 }],
  ]);
});

it.each<[string, number, number, RegExp | null]>([
  ['as large and heavy as is carried', 2000, 70, null],
  ['heavier', 2000, 92.19, /Okno váží 92\skg. Komfortní doručení nosí kusy do 70\skg/],
  ['heavier by less than is told of it', 2000, 70.01, /Okno váží 70,01\skg. Komfortní doručení nosí kusy do 70\skg/],
  ['larger', 2100, 70, /Okno měří 2\s100 × 2\s100\smm. Komfortní doručení nosí kusy do 2\s000 × 3\s000\smm/],
])('of a window %s comfort delivery says only what it cannot carry [SERV-14]', async (_, side, hmotnost, said) => {
  also = { rozmer_vyska: side, hmotnost };
  await commit(String(side));

  if (said) await screen.findByText(said);
  else await waitFor(() => expect(screen.queryByText(/Komfortní doručení/)).toBeNull()); // the window before is heavier
});

it('takes a size back by one press', async () => {
  await commit('1900');
  await waitFor(() => expect(sent()).toEqual([1900]));
  await userEvent.click(screen.getByRole('button', { name: /^Zpět: rozměr/ }));

  await waitFor(() => expect(network.askedFor('obnovKonfiguraci')).toHaveLength(1));
  expect(width().value.replace(/\s/g, '')).toBe('1800');
});
