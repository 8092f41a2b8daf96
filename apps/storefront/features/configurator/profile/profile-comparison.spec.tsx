import { screen, within } from '@testing-library/react';
import { shopCatalogue } from '@fenestra/testing/shop-data';
import { openChoice } from '../../../testing/open-choice';
import { exampleAnswer } from '../../../testing/wire-example';
import { ProfileCards } from './profile-cards';

const example = exampleAnswer('getProfiles') as { data: object[] };
const answer = {
  ...example,
  data: shopCatalogue()
    .data.profiles.filter(({ offeredFor, shownAs }) => offeredFor.window && shownAs === null)
    .map(({ id, names, chambers, seals, depth, rw }, i) => ({
      ...example.data[0],
      ...{ id, nazev: names.cs, komor: chambers, tesneni: seals, hloubka: depth, rw, cena: 7000 + 100 * i },
      vybrano: i === 0,
    })),
};
const chosen = answer.data[0]!.id;
const taken = jest.fn<void, [number]>();

const Cards = () => (
  <>
    <h3>Profily</h3>
    <ProfileCards chosen={chosen} onChoose={({ profile }) => taken(profile)} />
  </>
);

async function compare() {
  const { user } = await openChoice(Cards, { instead: { getProfiles: answer } });
  await user.click(await screen.findByRole('button', { name: 'Porovnat profily vedle sebe' }));
  return { user, table: within(await screen.findByRole('table', { name: 'Profily vedle sebe' })) };
}

const rowNames = () =>
  within(screen.getByRole('table', { name: 'Profily vedle sebe' }))
    .getAllByRole('rowheader')
    .map(({ textContent }) => textContent.replaceAll('\u00a0', ' '));

it('compares three profiles by the rows that differ, price last, and shows all rows when asked [PROF-01] [PROF-13]', async () => {
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

it('takes the profile of a column', async () => {
  const { user, table } = await compare();
  const second = table.getByRole<HTMLSelectElement>('combobox', { name: 'Profil ve sloupci 2' }).value;
  await user.click(table.getAllByRole('button', { name: /^Vzít/ })[0]!);

  expect(taken).toHaveBeenCalledWith(Number(second));
  expect(screen.queryByRole('table', { name: 'Profily vedle sebe' })).toBeNull();
});
