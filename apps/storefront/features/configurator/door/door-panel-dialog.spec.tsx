import { screen, waitFor, within } from '@testing-library/react';
import { openChoice, started } from '../../../testing/open-choice';
import DoorPanelDialog from './door-panel-dialog';

const dialog = () => within(screen.getByRole('dialog'));
const parts = () => dialog().getAllByRole('heading', { level: 3 });

it('chooses filling, type of glass and ornament as one step [DOOR-01] [DOOR-02] [OPEN-Q-116]', async () => {
  const { server, user } = await openChoice(DoorPanelDialog, { from: started('E1') });
  expect(parts().map(({ textContent }) => textContent.replaceAll('\u00a0', ' '))).toEqual([
    '12 výplní, panel 44 mm',
    'Sklo ve výplni',
  ]);

  await user.click(dialog().getByRole('radio', { name: /^tři čtverce/ }));
  await user.click(dialog().getByRole('button', { name: 'Dvojsklo' }));
  await user.click(dialog().getByRole('button', { name: /^Použít/ }));
  expect((await screen.findByRole('alert')).textContent).toContain('Vyberte prosím sklo');

  await user.click(dialog().getByText('4-16Ar-4', { selector: 'small *' }));
  await user.click(dialog().getByRole('radio', { name: /^Krizet/ }));
  await user.click(dialog().getByRole('button', { name: /^Použít/ }));
  await waitFor(() => expect(server.configuration).toMatchObject({ filling: 705, areas: [{ glass: 301 }] }));
  expect(server.configuration.areas[0]!.ornament).not.toBeNull();
});

it.each([
  ['cs', 'Plné', '3 výplně, panel 44 mm'],
  ['sk', 'Plné', '3 výplne, panel 44 mm'],
] as const)('counts a few fillings as %s does', async (shop, range, heading) => {
  const { user } = await openChoice(DoorPanelDialog, { from: started('E1'), shop });
  await user.click(dialog().getByRole('button', { name: range }));

  expect(parts()[0]!.textContent.replaceAll('\u00a0', ' ')).toBe(heading);
});

it('gives the leaf glass and ornament, and leaves the light above it as it is [DOOR-01]', async () => {
  const { server, user } = await openChoice(DoorPanelDialog, { from: started('E1N') });
  const [, light] = server.configuration.areas;
  await user.click(dialog().getByRole('radio', { name: /^tři čtverce/ }));
  await user.click(dialog().getByText('6-16Ar-4-16Ar-4', { selector: 'small *' }));
  await user.click(dialog().getByRole('radio', { name: /^Krizet/ }));
  await user.click(dialog().getByRole('button', { name: /^Použít/ }));

  await waitFor(() => expect(server.configuration.areas[0]!.ornament).not.toBeNull());
  expect(server.configuration.areas).toMatchObject([{ glass: 325 }, light!]);
});

it('shows the door from the side that is asked for', async () => {
  const { user } = await openChoice(DoorPanelDialog, { from: started('E1') });
  const pressed = () => dialog().getByRole('button', { pressed: true, name: /^Z/ }).textContent;
  expect(pressed()).toBe('Zvenku');

  await user.click(dialog().getByRole('button', { name: 'Zevnitř' }));
  expect(pressed()).toBe('Zevnitř');
});
