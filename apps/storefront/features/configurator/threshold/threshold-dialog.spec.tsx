import { screen, waitFor, within } from '@testing-library/react';
import { openChoice, started } from '../../../testing/open-choice';
import ThresholdDialog from './threshold-dialog';

const dialog = () => within(screen.getByRole('dialog'));
const offered = () => dialog().getAllByRole<HTMLInputElement>('radio');
const confirm = () => dialog().getByRole('button', { name: /^Použít/ });
const refused = { Err: 15, ErrText: 'Teď to nejde.' };

it('gives a door that was begun without one its usual sill when the accessories are entered [SILL-02] [ACC-23]', async () => {
  const { network, server } = await openChoice(ThresholdDialog, { from: started('E1', { threshold: null }) });
  await waitFor(() => expect(server.configuration.threshold).toBe(1511));

  expect(network.askedFor('zmenPrah').map(({ body }) => body['prahId'])).toEqual([1511]);
});

it('leaves a door the sill that it has [SILL-02]', async () => {
  const { network } = await openChoice(ThresholdDialog, { from: started('E1', { threshold: 1513 }) });
  expect(network.askedFor('zmenPrah')).toEqual([]);
});

it('gives a balcony door no sill, which may have one or none [SILL-03]', async () => {
  const { network, server, user } = await openChoice(ThresholdDialog, { from: started('B1') });
  expect(offered().map(({ checked }) => checked)).toEqual([false, true]);
  expect(network.askedFor('zmenPrah')).toEqual([]);

  await user.click(offered()[0]!);
  await user.click(confirm());
  await waitFor(() => expect(server.configuration.threshold).toBe(1514));
});

it('offers the sills of a door, says their width and colour, and takes one by a change, whose answer is shown [SILL-01] [SILL-05]', async () => {
  const { network, user } = await openChoice(ThresholdDialog, { from: started('E1', { threshold: 1511 }) });
  expect(offered()).toHaveLength(3);
  expect(dialog().getByText(/přes celou šířku dveří.*stříbrný/)).toBeTruthy();
  await user.click(dialog().getByRole('radio', { name: /^bezbariérový práh/ }));
  await user.click(confirm());

  await waitFor(() => expect(network.askedFor('zmenPrah').map(({ body }) => body['prahId'])).toEqual([1513]));
  expect(screen.getByRole('row', { name: /bezbariérový práh/ })).toBeTruthy();
});

it('asks for a sill where the usual one was refused [SILL-06] [OPEN-Q-37]', async () => {
  const { user } = await openChoice(ThresholdDialog, {
    from: started('E1', { threshold: null }),
    instead: { zmenPrah: refused },
  });
  await waitFor(() => expect(offered().filter(({ checked }) => checked)).toEqual([]));
  await user.click(confirm());

  expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toContain('Vyberte prosím práh');
  expect(screen.getByRole('dialog')).toBeTruthy();
});
