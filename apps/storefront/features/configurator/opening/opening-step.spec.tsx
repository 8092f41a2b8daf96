import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { shopCatalogue } from '@fenestra/testing/shop-data';
import { ConfiguratorServer } from '../../../testing/configurator-server';
import { Network, show } from '../../../testing/page';
import { exampleAnswer } from '../../../testing/wire-example';
import { Configurator } from '../frame/configurator';
import { OpeningStep } from './opening-step';

type Item = { id: string; nazev: string; nejcastejsi: boolean; duvod: string | null; vybrano: boolean };
const example = exampleAnswer('getCiselnikOtevirani')['data'] as Item[];
const refused = (id: string, nazev: string, kod: string) => {
  const odmitnuti = { kod, text: kod, hodnoty: {}, opravy: [] };
  return {
    ...example[0]!,
    ...{ id, code: id, nazev, duvod: kod, cena: null, rozdil: null, odmitnuti, vybrano: false },
  };
};
const list = [...example, refused('k', 'kyvné', 'opening-not-offered'), refused('s', 'sklopné', 'sash-width')];
const offered = list.filter(({ id }) => id !== 'k');
const possible = list.filter(({ duvod }) => duvod === null);
const usual = possible.filter(({ nejcastejsi }) => nejcastejsi);
let network: Network;
let server: ConfiguratorServer;

const names = (items: Item[]) => items.map(({ nazev }) => nazev);

beforeEach(async () => {
  sessionStorage.clear();
  server = new ConfiguratorServer(shopCatalogue());
  sessionStorage.setItem('configurationId', server.example.configurationId);
  network = new Network({ ...server.answers(), getCiselnikOtevirani: { Err: 0, ErrText: '', data: list } });
  show(
    <Configurator>
      <OpeningStep />
    </Configurator>,
    { at: '/otvirky/' },
  );
  await screen.findByRole('radiogroup', { name: 'Křídlo 2' });
});

const shown = (): string[] => {
  const cards = within(screen.getByRole('radiogroup', { name: 'Křídlo 2' })).getAllByRole<HTMLInputElement>('radio');
  return cards.map((card) => document.getElementById(card.getAttribute('aria-labelledby')!)!.textContent);
};

it('shows the types that are used most by their names, before a fixed pane, and all of them on request and back [OPEN-02] [OPEN-03] [OPEN-05] [OPEN-Q-38]', async () => {
  expect(usual.length).toBeLessThan(possible.length);
  const inOrder = ['otevíravě-sklopné levé', 'otevíravě-sklopné pravé', 'pevné zasklení'];
  expect(shown()).toEqual(inOrder);
  expect(new Set(inOrder)).toEqual(new Set(names(usual)));
  await userEvent.click(screen.getByRole('button', { name: `Všechny typy (${offered.length})` }));
  expect(shown().slice(0, usual.length)).toEqual(inOrder);
  expect(new Set(shown())).toEqual(new Set(names(possible)));
  await userEvent.click(screen.getByRole('button', { name: 'Nejčastější' }));
  expect(shown()).toEqual(inOrder);
});

it('tells before it is chosen what another opening is like and what it changes of the price [OPEN-02]', () => {
  const hints = [...document.querySelectorAll('label small')].map(({ textContent }) =>
    textContent.replaceAll('\u00a0', ' '),
  );
  expect(hints).toEqual(
    expect.arrayContaining(['Vybráno, v ceně', 'bez kliky, − 1 851,3 Kč', 'klika vpravo, stejná cena']),
  );
});

it('says of what a size makes possible why it cannot be had, and nothing of what the product does not have [OPEN-02]', () => {
  const reasons = within(screen.getByRole('radiogroup', { name: 'Tady to nejde' })).getAllByRole<HTMLInputElement>(
    'radio',
  );
  expect(reasons.map(({ labels }) => labels![0]!.textContent)).toEqual([
    expect.stringMatching(/^sklopnéKřídlo má být široké/),
  ]);
});

it('changes the opening by one call, and goes on with the product of its answer [OPEN-10]', async () => {
  server.next = { ...exampleAnswer('zmenOtevirani'), katalog: server.example.catalogue, revize: 2 };
  const [another] = usual.filter(({ vybrano }) => !vybrano);
  const sash = within(screen.getByRole('radiogroup', { name: 'Křídlo 2' }));
  await userEvent.click(sash.getByRole('radio', { name: another!.nazev }));

  expect((await screen.findAllByText(/2\s100\s×\s1\s500/)).length).toBeGreaterThan(0);
  const sent = network.askedFor('zmenOtevirani').map(({ body }) => [body['oblast'], body['otevirani']]);
  expect(sent).toEqual([['2', another!.id]]);
});

it('asks for the list of each sash [OPEN-04]', async () => {
  const asked = () => network.askedFor('getCiselnikOtevirani').map(({ body }) => body['type']);
  expect(asked()).toEqual(['2']);
  await userEvent.click(screen.getByRole('radio', { name: /Levé křídlo/ }));

  expect(asked()).toEqual(['2', '1']);
});
