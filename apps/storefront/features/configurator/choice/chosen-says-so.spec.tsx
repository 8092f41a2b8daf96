import { screen, waitFor, within } from '@testing-library/react';
import type { ComponentType } from 'react';
import { openChoice, started } from '../../../testing/open-choice';
import HandleDialog from '../handle/handle-dialog';
import BlindsDialog from '../shade/blinds-dialog';
import OuterSillDialog from '../sill/outer-sill-dialog';

/** What stands in the frame of each option that is chosen, of the first choices of a dialog. */
async function chosenIn(Dialog: ComponentType, group: string, choose?: RegExp): Promise<string[]> {
  const { user } = await openChoice(Dialog, { from: started('SL2') });
  const dialog = within(screen.getByRole('dialog'));
  if (choose) await user.click(dialog.getByRole('radio', { name: choose }));
  const radios = within(dialog.getByRole('group', { name: group })).getAllByRole<HTMLInputElement>('radio');
  const texts = () => radios.map((radio) => radio.closest('label')!.textContent);
  await waitFor(() => expect(texts().some((text) => / Kč/.test(text.replaceAll('\u00a0', ' ')))).toBe(true)); // prices are here
  return radios.flatMap(({ checked }, i) => (checked ? texts()[i]! : []));
}

it.each<[string, ComponentType, string, RegExp?]>([
  ['handle', HandleDialog, 'Druh', /pojistkou/i],
  ['kind of blind', BlindsDialog, 'Provedení', /^žaluzie základní/],
  ['depth of a sill', OuterSillDialog, 'Vyložení', /^165/],
])('the chosen %s says that it is chosen, not that it costs the same as itself', async (_, Dialog, group, choose) => {
  const [text, ...others] = await chosenIn(Dialog, group, choose);

  expect(others).toEqual([]);
  expect(text).toMatch(/Vybráno$/);
});
