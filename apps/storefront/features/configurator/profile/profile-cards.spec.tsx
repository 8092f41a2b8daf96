import { screen, waitFor } from '@testing-library/react';
import { openChoice } from '../../../testing/open-choice';
import { profileList } from '../../../testing/profile-list';
import { ProfileCards } from './profile-cards';
import ProfileDialog from './profile-dialog';

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

it('is chosen by one call, whose answer is the product that is shown [PROF-12]', async () => {
  const Dialog = () => (
    <>
      <h3>Profily</h3>
      <ProfileDialog />
    </>
  );
  const { network, server, user } = await openChoice(Dialog, { instead: { getProfiles: profileList } });
  await user.click(await screen.findByRole('radio', { name: /TERMO 80 PLUS/ }));
  expect(network.askedFor('zmenProfil')).toEqual([]);
  await user.click(screen.getByRole('button', { name: /^Použít/ }));

  await waitFor(() => expect(network.askedFor('zmenProfil')).toHaveLength(1));
  const confID = server.example.configurationId;
  expect(network.askedFor('zmenProfil')[0]!.body).toMatchObject({ confID, profilId: server.configuration.profile });
});
