import { screen, within } from '@testing-library/react';
import { openChoice } from '../../../testing/open-choice';

const tiles = async () => within(await screen.findByRole('navigation', { name: 'Doplňky' })).getAllByRole('link');

it('leads to a dialog for each tab of a window [ACC-01] [ACC-18] [ROUTE-17 to ROUTE-25]', async () => {
  await openChoice(() => <h3>dialog</h3>);

  expect((await tiles()).map((tile) => tile.getAttribute('href'))).toEqual(
    ['profily', 'barva', 'sklo', 'venkovni-parapet', 'vnitrni-parapet', 'zaluzie', 'site', 'mrizky', 'kliky'].map(
      (name) => `#/doplnky/m/${name}`,
    ),
  );
});

it('marks what is in the configuration; white is no colour of it [ACC-02] [OPEN-Q-32]', async () => {
  await openChoice(() => <h3>dialog</h3>);
  const marked = (await tiles()).filter(({ textContent }) => textContent.includes('hotovo'));

  expect(marked.map(({ textContent }) => textContent.replace(' – hotovo', ''))).toEqual(['Profil', 'Sklo', 'Klika']);
});
