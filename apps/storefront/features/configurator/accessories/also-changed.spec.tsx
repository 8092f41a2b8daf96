import { screen, waitFor, within } from '@testing-library/react';
import { initialConfiguration } from '@fenestra/testing/shop-configurations';
import { openChoice } from '../../../testing/open-choice';
import { useConfiguration } from '../sync/configuration-context';

/** Makes a row too high for its couplings. */
function TallElements() {
  const { change, rules, shown } = useConfiguration();
  const wanted = { kind: 'size', width: shown.width, height: 1700 } as const;
  return (
    rules && (
      <>
        <h3>Výška</h3>
        <button onClick={() => change(wanted, 'výška')}>Vzít</button>
      </>
    )
  );
}

/** Takes a profile with another standard glass, once the page judges by itself. */
function SlimProfile() {
  const { change, rules } = useConfiguration();
  return (
    rules && (
      <>
        <h3>Profil</h3>
        <button onClick={() => change({ kind: 'profile', profile: 222300 }, 'profil')}>Vzít</button>
      </>
    )
  );
}

async function takeSlim() {
  const page = await openChoice(SlimProfile);
  await page.user.click(screen.getByRole('button', { name: 'Vzít' }));
  const heading = await screen.findByText('Spolu s tím se změnilo');
  return { ...page, told: within(heading.closest<HTMLElement>('[role=status]')!) };
}

it('tells what a profile changed besides itself, as it is and as it was', async () => {
  const { told } = await takeSlim();
  expect(told.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Sklo: .*\s– předtím .*$/),
    expect.stringMatching(/^Distanční rámeček: .*\s– předtím .*$/),
  ]);
});

it('has the way back beside it, and is silent then', async () => {
  const { told, user, network } = await takeSlim();
  await user.click(told.getByRole('button', { name: 'Vrátit změnu' }));
  await waitFor(() => expect(network.askedFor('obnovKonfiguraci')).toHaveLength(1));
  expect(screen.queryByText('Spolu s tím se změnilo')).toBeNull();
});

it('tells a coupling once, however many joints got it', async () => {
  const { user } = await openChoice(TallElements, { from: initialConfiguration('SE-PAS') });
  await user.click(screen.getByRole('button', { name: 'Vzít' }));
  const heading = await screen.findByText('Spolu s tím se změnilo');
  const lines = within(heading.closest<HTMLElement>('[role=status]')!).getAllByRole('listitem');
  expect(lines.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Spojky: Statická spojka 20\s– předtím H-spojka$/),
  ]);
});
