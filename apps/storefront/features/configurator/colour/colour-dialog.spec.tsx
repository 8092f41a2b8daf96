import { screen, waitFor, within } from '@testing-library/react';
import { shopCatalogue } from '@fenestra/testing/shop-data';
import { openChoice } from '../../../testing/open-choice';
import ColourDialog from './colour-dialog';

const { colours } = shopCatalogue().data;
const dialog = () => within(screen.getByRole('dialog'));
const way = (name: RegExp) => dialog().getByRole('radio', { name });
const confirm = () => dialog().getByRole('button', { name: /^Použít/ });

it('offers white, decor outside and on both sides, each with what it adds [CLR-01] [CLR-03] [CLR-04]', async () => {
  await openChoice(ColourDialog);
  const prices = () =>
    [/Bílá z\s*obou stran/, /Dekor jen zvenku/, /Dekor z\s*obou stran/].map((name) => {
      const id = way(name).getAttribute('aria-describedby')!;
      return document.getElementById(id)!.textContent.replace(/\s/g, '');
    });

  await waitFor(() => expect(prices()).toEqual(['vceně', '+2300,2Kč', '+3972,4Kč']));
});

it('shows every decor once, standard and premium [CLR-02]', async () => {
  await openChoice(ColourDialog);
  const decors = within(dialog().getByRole('group', { name: 'Dekor' })).getAllByRole('radio');

  expect(decors).toHaveLength(colours.length - 1);
  expect(dialog().getByRole('heading', { name: 'Další standardní' })).toBeTruthy();
  expect(dialog().getByRole('heading', { name: 'Další prémiové' })).toBeTruthy();
});

it('takes a decor outside only when it is confirmed, as one change [CLR-10]', async () => {
  const { network, user } = await openChoice(ColourDialog);
  await user.click(dialog().getByRole('radio', { name: /^ořech/ }));
  await user.click(dialog().getByRole('radio', { name: /^zlatý dub/ }));
  expect(network.askedFor('zmenBarvu')).toEqual([]);

  await user.click(confirm());
  await waitFor(() => expect(network.askedFor('zmenBarvu')).toHaveLength(1));
  expect(network.askedFor('zmenBarvu')[0]!.body).toMatchObject({ barvaIn: 'W', barvaOut: 'D01' });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('asks for a decor that is missing, and stays open', async () => {
  const { network, user } = await openChoice(ColourDialog);
  await user.click(way(/Dekor z\s*obou stran/));
  await user.click(confirm());

  expect((await screen.findByRole('alert')).textContent).toContain('Vyberte prosím dekor');
  expect(network.askedFor('zmenBarvu')).toEqual([]);
});

it('goes on without prices when they cannot be had', async () => {
  const { network, user } = await openChoice(ColourDialog, { instead: { zkusZmeny: new Error('offline') } });
  expect((await screen.findByRole('alert')).textContent).toContain('Ceny se nepodařilo načíst');
  await user.click(dialog().getByRole('radio', { name: /^krémová/ }));
  await user.click(confirm());

  await waitFor(() => expect(network.askedFor('zmenBarvu')).toHaveLength(1));
});
