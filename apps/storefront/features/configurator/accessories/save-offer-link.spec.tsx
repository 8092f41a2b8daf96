import { screen } from '@testing-library/react';
import { openChoice } from '../../../testing/open-choice';

it('leads from the end of the list to the dialog that saves and sends', async () => {
  const { user } = await openChoice(() => <h3>dialog</h3>);
  await user.click(await screen.findByRole('button', { name: 'Nabídka e-mailem, odkazem nebo v\u00a0PDF' }));

  expect(await screen.findByRole('dialog', { name: 'Uložit a\u00a0poslat' })).toBeTruthy();
});
