import type { Change } from '@fenestra/domain/configuration/change';
import { changedBy, initialConfiguration } from '@fenestra/testing/shop-configurations';
import { screen, waitFor, within } from '@testing-library/react';
import { openChoice } from '../../../testing/open-choice';
import HandleDialog from '../handle/handle-dialog';
import InsectScreensDialog from '../shade/insect-screens-dialog';
import ThresholdDialog from '../threshold/threshold-dialog';

const dialog = () => within(screen.getByRole('dialog'));
const confirm = () => dialog().getByRole('button', { name: /^Použít/ });
const radio = (name: RegExp) => dialog().getByRole<HTMLInputElement>('radio', { name });
const threshold: Change = { kind: 'threshold', threshold: 1514 };

/** A balcony door with a choice of its own that is joined to another element then. */
const joined = (product: string, ...changes: Change[]) =>
  changedBy(initialConfiguration('B1'), ...changes, { kind: 'add-element', product, place: 'right' });

it('has the threshold of the door as a part of the whole, and takes it by a change [ACC-03] [SILL-01] [SILL-05]', async () => {
  const { server, user } = await openChoice(ThresholdDialog, { from: initialConfiguration('SE-DVERE') });
  const links = await screen.findAllByRole('link', { name: 'Změnit: Práh', hidden: true });
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['#/doplnky/m/prah']);
  await user.click(dialog().getAllByRole('radio')[0]!);
  await user.click(confirm());

  await waitFor(() => expect(server.configuration.threshold).toBe(1514));
  expect(server.configuration.assembly!.elements.map((element) => element.threshold)).toEqual([null, 1514, null]);
});

it('takes the threshold that a door brought back to standard [ACC-04] [SILL-03]', async () => {
  const { server, user } = await openChoice(ThresholdDialog, { from: joined('OS1', threshold) });
  expect(
    dialog()
      .getAllByRole<HTMLInputElement>('radio')
      .map(({ checked }) => checked),
  ).toEqual([true, false]);
  await user.click(screen.getByRole('button', { name: 'Práh: zpět na standard', hidden: true }));

  await waitFor(() => expect(server.configuration.threshold).toBeNull());
});

it('offers the nets of the door beside those of the window, and takes one [ACC-19] [SHADE-02]', async () => {
  const { server, user } = await openChoice(InsectScreensDialog, { from: initialConfiguration('SE-BALKON') });
  await user.click(radio(/dveřní/i));
  await user.click(confirm());

  await waitFor(() =>
    expect(server.configuration.areas.map(({ accessories }) => accessories.map(({ accessory }) => accessory))).toEqual([
      [732],
      [],
    ]),
  );
});

it('shows the net that a door brought as the chosen one [SHADE-08]', async () => {
  const net: Change = { kind: 'add-accessory', areas: [], accessory: 732, colour: 'SI-BI' };
  await openChoice(InsectScreensDialog, { from: joined('OS1', net) });

  expect(radio(/dveřní/i).checked).toBe(true);
});

it('offers the handles of a balcony door beside fixed glazing, with the one that it brought as chosen [HANDLE-01]', async () => {
  await openChoice(HandleDialog, { from: joined('F1', { kind: 'handle', handle: 1561 }) });
  const chosen = dialog()
    .getAllByRole<HTMLInputElement>('radio')
    .filter(({ checked }) => checked);

  expect(chosen).toEqual([radio(/madlo zvenku/)]);
});

it('offers no handle of a balcony door beside a sash of a window [HANDLE-02]', async () => {
  await openChoice(HandleDialog, { from: initialConfiguration('SE-BALKON') });

  expect(dialog().queryByRole('radio', { name: /madlo zvenku/ })).toBeNull();
});
