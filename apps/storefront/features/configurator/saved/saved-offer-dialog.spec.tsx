import { product } from '@fenestra/contracts/wire/product';
import { restCalls } from '@fenestra/contracts/wire/rest-calls';
import { screen } from '@testing-library/react';
import { z } from 'zod/mini';
import { show } from '../../../testing/page';
import { exampleAnswer } from '../../../testing/wire-example';
import { SavedOfferDialog } from './saved-offer-dialog';

const days = { ulozeno: '2026-11-12', plati_do: '2026-12-12' };
const offer = z.decode(restCalls.readSaved.answer, { ...exampleAnswer('readSaved'), ...days });
const present = z.decode(product, exampleAnswer('getVyrobek'));

beforeEach(() => {
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true; // jsdom has no dialogs
  };
  HTMLDialogElement.prototype.close = jest.fn();
});

it.each([
  ['nothing was begun here', null, ['Pokračovat v\u00a0uložené']],
  ['a product was', present, ['Nechat rozpracované', 'Pokračovat v\u00a0uložené']],
])('a saved offer leads to the start page or on, also to what was begun: %s [SAVE-08]', (_case, begun, ways) => {
  show(
    <SavedOfferDialog
      offer={offer}
      present={begun}
      onGoOn={jest.fn()}
      onOpenOne={jest.fn()}
      onKeepPresent={jest.fn()}
    />,
  );
  const buttons = screen.getAllByRole('button').map(({ textContent }) => textContent);
  expect(buttons.filter(Boolean)).toEqual(ways);
  expect(screen.getByRole('link', { name: 'Na úvodní stránku' }).getAttribute('href')).toBe('/');
});
