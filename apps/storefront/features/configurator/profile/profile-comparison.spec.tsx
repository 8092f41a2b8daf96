import { shopByCode } from '@fenestra/domain/shop/shops';
import { shopCatalogue } from '@fenestra/testing/shop-data';
import { textsOf } from '@fenestra/i18n/texts-of';
import { act, screen, waitFor, within } from '@testing-library/react';
import { openChoice } from '../../../testing/open-choice';
import { profileList } from '../../../testing/profile-list';
import { ProfileCards } from './profile-cards';
import ProfileDialog from './profile-dialog';

const chosen = profileList.data[0]!.id;
const taken = jest.fn<void, [number]>();

const Cards = () => (
  <>
    <h3>Profily</h3>
    <ProfileCards chosen={chosen} onChoose={({ profile }) => taken(profile)} />
  </>
);

async function compare() {
  const { user } = await openChoice(Cards, { instead: { getProfiles: profileList } });
  await user.click(await screen.findByRole('button', { name: 'Porovnat profily vedle sebe' }));
  return { user, table: within(await screen.findByRole('table', { name: 'Profily vedle sebe' })) };
}

const rowNames = () =>
  within(screen.getByRole('table', { name: 'Profily vedle sebe' }))
    .getAllByRole('rowheader')
    .map(({ textContent }) => textContent.replaceAll('\u00a0', ' '));

it('compares three profiles by the rows that differ, price last, and has a row for each fact of the help when asked [PROF-13]', async () => {
  const { user, table } = await compare();
  expect(table.getAllByRole('columnheader')).toHaveLength(3);
  const differing = rowNames();
  expect(differing.at(-1)).toMatch(/^Cena/);
  expect(differing.join()).not.toContain('Stavební hloubka');

  await user.click(screen.getByRole('button', { name: /^Všechny/ }));
  const all = rowNames().join();
  for (const row of ['Komory', 'Stavební hloubka', 'Těsnění', 'Kování', 'Prostup tepla', 'Sklo v ceně', 'Popis'])
    expect(all).toContain(row);
});

it('tells beside each other price what it is more or less, and folds what no profile has otherwise', async () => {
  const { table } = await compare();
  const [, ...others] = within(table.getByRole('row', { name: /^Cena/ })).getAllByRole('cell');
  for (const { textContent } of others) expect(textContent).toMatch(/Kč[+\u2212]\u00a0.*Kč/);

  const same = screen.getByText(/^Co mají společné \(\d+\)/).closest('details')!;
  expect(same.open).toBe(false);
  expect(within(same).getByText('Stavební hloubka', { selector: 'dt' })).toBeTruthy();
});

it('keeps the focus on the list from which another profile is put into a column', async () => {
  const { user, table } = await compare();
  const list = table.getByRole<HTMLSelectElement>('combobox', { name: 'Profil ve sloupci 2' });
  const other = [...list.options].find(({ selected }) => !selected)!;
  await user.selectOptions(list, other);
  list.focus();
  await user.selectOptions(list, list.options[0]!);

  expect(document.activeElement).toBe(table.getByRole('combobox', { name: 'Profil ve sloupci 2' }));
});

it('is closed by Back, over the screen that is beneath', async () => {
  await compare();
  act(() => window.history.back());

  await waitFor(() => expect(screen.queryByRole('table', { name: 'Profily vedle sebe' })).toBeNull());
});

it('tells of each profile what the catalogue has: chambers, depth, seals, standard glass, and its own U and description [PROF-13]', async () => {
  const { user, table } = await compare();
  await user.click(screen.getByRole('button', { name: /^Všechny/ }));
  const { profiles, glass } = shopCatalogue();
  const columns = [chosen, ...table.getAllByRole<HTMLSelectElement>('combobox').map(({ value }) => Number(value))];
  const row = (name: RegExp) =>
    within(table.getByRole('row', { name }))
      .getAllByRole('cell')
      .map(({ textContent }) => textContent.replaceAll('\u00a0', ' '));
  const ofEach = (fact: (id: number) => string) => columns.map((id) => expect.stringContaining(fact(id)) as string);

  expect(row(/^Komory/)).toEqual(ofEach((id) => String(profiles.get(id)!.chambers)));
  expect(row(/^Stavební hloubka/)).toEqual(ofEach((id) => `${profiles.get(id)!.depth} mm`));
  expect(row(/^Těsnění/)).toEqual(ofEach((id) => String(profiles.get(id)!.seals)));
  expect(row(/^Sklo v\sceně/)).toEqual(ofEach((id) => `${glass.get(profiles.get(id)!.standardGlass)!.thickness} mm`));
  expect(row(/^Prostup tepla/)).toEqual(columns.map(() => expect.stringMatching(/^\d,\d\d W\/m²K/) as string));
  expect(row(/^Popis/)).toEqual(ofEach(() => profileList.data[0]!.popis.replaceAll('\u00a0', ' ')));
});

it('tells the fittings of each profile by the translations of its id [OPEN-Q-111]', async () => {
  const { user, table } = await compare();
  await user.click(screen.getByRole('button', { name: /^Všechny/ }));
  const others = table.getAllByRole<HTMLSelectElement>('combobox').map(({ value }) => Number(value));
  const cells = within(table.getByRole('row', { name: /^Kování/ })).getAllByRole('cell');

  const { fittings } = textsOf(shopByCode('cs')).comparison;
  expect(cells.map(({ textContent }) => textContent)).toEqual([chosen, ...others].map((id) => fittings[id]));
  expect(profileList.data.filter(({ id }) => !fittings[id])).toEqual([]);
});

it('takes the profile of a column', async () => {
  const { user, table } = await compare();
  const second = table.getByRole<HTMLSelectElement>('combobox', { name: 'Profil ve sloupci 2' }).value;
  await user.click(table.getAllByRole('button', { name: /^Vzít/ })[0]!);

  expect(taken).toHaveBeenCalledWith(Number(second));
  expect(screen.queryByRole('table', { name: 'Profily vedle sebe' })).toBeNull();
});

it('opens from the dialog over the accessories too', async () => {
  const Dialog = () => (
    <>
      <h3>Profily</h3>
      <ProfileDialog />
    </>
  );
  const { user } = await openChoice(Dialog, { instead: { getProfiles: profileList } });
  await user.click(await screen.findByRole('button', { name: 'Porovnat profily vedle sebe' }));
  expect(await screen.findByRole('table', { name: 'Profily vedle sebe' })).toBeTruthy();
});
