import { screen, within } from '@testing-library/react';
import { openChoice } from '../../../testing/open-choice';
import HandleDialog from '../handle/handle-dialog';
import OuterSillDialog from '../sill/outer-sill-dialog';

it('colours that cost more stand under their surcharge, which is said once [HANDLE-05]', async () => {
  await openChoice(HandleDialog); // with two handles
  const colours = within(await screen.findByRole('group', { name: 'Barva' }));

  const heading = await colours.findByRole('heading', { name: 'Za příplatek' });
  expect(colours.getAllByText(/Kč/).map(({ textContent }) => textContent)).toEqual(['+\u00a0217,8\u00a0Kč']);
  expect(colours.getByRole('radio', { name: 'bílá' }).compareDocumentPosition(heading)).toBe(
    Node.DOCUMENT_POSITION_FOLLOWING,
  );
});

it('colours that cost more by different amounts stand under one heading, each with its own [PARA-03]', async () => {
  const { user } = await openChoice(OuterSillDialog);
  await user.click(screen.getByRole('radio', { name: /^Tažený/ }));
  const colours = within(await screen.findByRole('group', { name: 'Barva' }));

  await colours.findByRole('heading', { name: 'Za příplatek' });
  expect(colours.getByRole('radio', { name: /^DB 703\s?\+.*Kč$/ })).toBeTruthy();
});
