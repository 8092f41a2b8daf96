import { section80 } from '@fenestra/domain/configuration/geometry/section-80';
import { runningPrice } from '@fenestra/i18n/money';
import { screen, waitFor, within } from '@testing-library/react';
import { openChoice, started } from '../../../testing/open-choice';
import { profileList } from '../../../testing/profile-list';
import { ProfileCards } from './profile-cards';
import ProfileDialog from './profile-dialog';

const grossOf = (net: number) => Math.round(net * 1.21);

const popis = 'slovo '.repeat(60).trim();
const wordy = { ...profileList, data: [1, 2, 3].map((id) => ({ ...profileList.data[0]!, id, popis })) };

const Cards = () => (
  <>
    <h3>Profily</h3>
    <ProfileCards chosen={222915} onChoose={() => {}} />
  </>
);

it('ends the description at a word within 130 letters, on the third card 220 [PROF-02] [PROF-03]', async () => {
  await openChoice(Cards, { instead: { getProfiles: wordy } });
  const texts = (await screen.findAllByText(/^slovo/)).map(({ textContent }) => textContent);

  expect(texts.map(({ length }) => length)).toEqual([126, 126, 216]);
  for (const text of texts) expect(text).toMatch(/slovo…$/);
});

it('shows name, picture, description, depth, glazing, seals, chambers and the price difference of each profile [PROF-01]', async () => {
  await openChoice(Cards, { instead: { getProfiles: profileList } });
  await screen.findAllByRole('radio');
  const present = profileList.data.find(({ id }) => id === 222915)!.cena;

  for (const { nazev, popis, hloubka, zaskleni, tesneni, komor, cena } of profileList.data) {
    const card = screen.getByRole('radio', { name: nazev }).closest('label')!;
    const words = card.textContent.replaceAll('\u00a0', ' ');
    const facts = [
      `Komory ${komor}`,
      `Těsnění ${tesneni}`,
      `Stavební hloubka ${hloubka} mm`,
      `Zasklení do ${zaskleni} mm`,
    ];
    for (const fact of [...facts, popis.slice(0, 40)]) expect(words).toContain(fact);
    if (cena !== present) expect(words).toContain(runningPrice(grossOf(Math.abs(cena - present) * 100), ' '));
    expect(card.querySelector('svg')).toBeTruthy();
  }
});

it.each([
  ['OS1', 0],
  ['B1', 0],
  ['E1', section80.doorLeafFace - section80.sashFace],
  ['D1', section80.doorLeafFace - section80.sashFace],
])('draws the section of %s with a leaf that is %i mm higher than a sash [PROF-16]', async (code, higher) => {
  await openChoice(Cards, { from: started(code), instead: { getProfiles: profileList } });
  const [card] = await screen.findAllByRole('radio');
  const glass = card!.closest('label')!.querySelector('svg g[transform], svg > g:last-of-type')!;

  expect(glass.getAttribute('transform') ?? 'translate(0)').toBe(`translate(${higher})`);
  expect(glass.querySelector('[fill="var(--sec-glass)"]')).toBeTruthy();
});

const Dialog = () => (
  <>
    <h3>Profily</h3>
    <ProfileDialog />
  </>
);

it('says below the cards what the product costs with the profile that is chosen, and the difference [PROF-12]', async () => {
  const { server, user } = await openChoice(Dialog, { instead: { getProfiles: profileList } });
  const { product, accessories, handle } = server.example.price;
  const wanted = profileList.data.find(({ nazev }) => nazev === 'TERMO 80 PLUS')!.cena * 100;
  const less = product + accessories + handle - wanted;
  await user.click(await screen.findByRole('radio', { name: /TERMO 80 PLUS/ }));
  const use = screen.getByRole('button', { name: /^Použít TERMO 80 PLUS/ });

  expect(use.textContent).toContain(`\u2212\u00a0${runningPrice(grossOf(less), '\u00a0')}`);
  const dialog = within(use.closest('dialog')!);
  expect(dialog.getByText(`${runningPrice(grossOf(wanted), ' ')} Kč`)).toBeTruthy();
  expect(dialog.getByRole('button', { name: /^Rozpis ceny/ })).toBeTruthy();
});

it('is chosen by one call, whose answer is the product that is shown [PROF-12]', async () => {
  const { network, server, user } = await openChoice(Dialog, { instead: { getProfiles: profileList } });
  await user.click(await screen.findByRole('radio', { name: /TERMO 80 PLUS/ }));
  expect(network.askedFor('zmenProfil')).toEqual([]);
  await user.click(screen.getByRole('button', { name: /^Použít/ }));

  await waitFor(() => expect(network.askedFor('zmenProfil')).toHaveLength(1));
  const confID = server.example.configurationId;
  expect(network.askedFor('zmenProfil')[0]!.body).toMatchObject({ confID, profilId: server.configuration.profile });
});

it('says why the product cannot have a profile instead of its price, and when pressed what helps', async () => {
  const text = 'Sklo je silné 48 mm, do profilu se vejde nejvýš 44 mm.';
  const odmitnuti = { kod: 'glass-too-thick', text, hodnoty: {}, opravy: [] };
  const [first] = profileList.data;
  const slim = { ...first!, id: 222744, nazev: 'LINIA 80 dveře', cena: null, rozdil: null, vybrano: false, odmitnuti };
  const { network, user } = await openChoice(Dialog, {
    from: started('D1'),
    before: [
      { kind: 'profile', profile: 222857 },
      { kind: 'filling', filling: 711 },
      { kind: 'glass', areas: [], glass: 324 },
    ],
    instead: { getProfiles: { ...profileList, data: [slim] } },
  });
  const pressed = await screen.findByRole('radio', { name: 'LINIA 80 dveře' });
  const card = pressed.closest('label')!;
  expect(pressed.getAttribute('aria-disabled')).toBe('true');
  expect(card.textContent).toContain(text);
  expect(card.textContent).not.toMatch(/Kč/);
  await user.click(pressed);
  const dialog = within(pressed.closest('dialog')!);
  expect(within(await dialog.findByRole('alert')).getAllByRole('button').length).toBeGreaterThan(0);
  expect(network.askedFor('zmenProfil')).toEqual([]);
});

it('says in the words of the shop why it refuses the list [ERR-01]', async () => {
  const refusal = { Err: 15, ErrText: 'Tento výrobek už nevyrábíme.' };
  await openChoice(Cards, { instead: { getProfiles: refusal, zkusZmeny: { Err: 0, ErrText: '', data: [] } } });

  expect((await screen.findByRole('alert')).textContent).toContain('Tento výrobek už nevyrábíme.');
});
