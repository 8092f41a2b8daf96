import { screen, waitFor, within } from '@testing-library/react';
import type { ComponentType } from 'react';
import { openChoice } from '../../../testing/open-choice';
import HandleDialog from '../handle/handle-dialog';
import BlindsDialog from '../shade/blinds-dialog';
import NetsDialog from '../shade/nets-dialog';
import InnerSillDialog from '../sill/inner-sill-dialog';
import OuterSillDialog from '../sill/outer-sill-dialog';

const row = (name: string) => screen.getByRole('row', { name: new RegExp(name), hidden: true });

const required: [string, ComponentType, string, RegExp][] = [
  ['blind [SHADE-03]', BlindsDialog, 'Vyberte prosím žaluzii', /Použít vybranou žaluzii/],
  ['net [SHADE-04]', NetsDialog, 'Vyberte prosím síť', /Použít vybranou síť/],
  ['inner sill [PARA-04]', InnerSillDialog, 'Vyberte prosím parapet', /Použít parapet/],
  ['outer sill [PARA-04]', OuterSillDialog, 'Vyberte prosím parapet', /Použít parapet/],
];

describe('the dialogs of what is fitted', () => {
  it.each(required)('ask for a %s before they take anything', async (_, Dialog, message, use) => {
    const { network, user } = await openChoice(Dialog);
    await user.click(screen.getByRole('button', { name: use }));
    expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toContain(message);
    expect(network.askedFor('pridejDoplnek')).toEqual([]);
  });

  it('take another handle by one change [HANDLE-02]', async () => {
    const { network, user } = await openChoice(HandleDialog);
    await user.click(screen.getByRole('radio', { name: /Uzamykatelná/ }));
    await user.click(screen.getByRole('button', { name: /Použít vybranou kliku/ }));
    await waitFor(() => expect(network.askedFor('zmenKliku').map(({ body }) => body['klikaId'])).toEqual([652]));
  });

  it('put blinds on all sashes on which they fit [SHADE-01]', async () => {
    const { server, user } = await openChoice(BlindsDialog);
    await user.click(screen.getByRole('radio', { name: /základní/ }));
    await user.click(screen.getByRole('button', { name: /Použít vybranou žaluzii/ }));
    await waitFor(() =>
      expect(server.configuration.areas.map(({ accessories }) => accessories.map(({ kind }) => kind))).toEqual([
        ['blind'],
        ['blind'],
      ]),
    );
  });

  it('give an element of an assembly a sill of its own length [PARA-05]', async () => {
    const before = [{ kind: 'add-element', place: 'right', product: 'OS1', width: 900 }] as const;
    const { server, user } = await openChoice(InnerSillDialog, { before });
    await user.click(screen.getByRole('button', { name: 'prvek 2' }));
    await user.click(screen.getByRole('radio', { name: /Plast/ }));
    await user.click(screen.getByRole('button', { name: /Použít parapet/ }));
    await waitFor(() =>
      expect(server.configuration.areas.at(-1)!.accessories).toMatchObject([{ kind: 'inner-sill', length: 1000 }]),
    );
    expect(server.configuration.areas.slice(0, -1).flatMap(({ accessories }) => accessories)).toEqual([]);
  });
});

describe('the parts list', () => {
  it('numbers every part once and says what is not chosen [ACC-03]', async () => {
    await openChoice(HandleDialog);
    const rows = screen.getAllByRole('row', { hidden: true }).filter((one) => one.closest('tbody')?.querySelector('a'));
    expect(rows.map((one) => one.querySelector('td')!.textContent)).toEqual(rows.map((_, i) => String(i + 1)));
    expect(within(row('Síť proti hmyzu')).getByText('bez sítě')).toBeTruthy();
  });

  it('names the handle once, and takes it back to standard with what that changes of the price [ACC-04]', async () => {
    const { network, user } = await openChoice(HandleDialog, { before: [{ kind: 'handle', handle: 644 }] });
    expect(within(row('Klika')).getByText('standard titan (F9)')).toBeTruthy();
    await waitFor(() => expect(row('Klika').textContent).toMatch(/\u2212\s180/));
    await user.click(screen.getByRole('button', { name: 'Klika: zpět na standard', hidden: true }));
    await waitFor(() => expect(network.askedFor('zmenKliku').map(({ body }) => body['klikaId'])).toEqual([null]));
  });
});
