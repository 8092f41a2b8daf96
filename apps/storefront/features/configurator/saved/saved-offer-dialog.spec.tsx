import { product } from '@fenestra/contracts/wire/product';
import { savedCalls } from '@fenestra/contracts/wire/saved-calls';
import { runningPrice } from '@fenestra/i18n/money';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { z } from 'zod/mini';
import { show } from '../../../testing/page';
import { exampleAnswer } from '../../../testing/wire-example';
import { SavedOfferDialog } from './saved-offer-dialog';

const days = { ulozeno: '2026-11-12', plati_do: '2026-12-12' };
const offer = z.decode(savedCalls.readSaved.answer, { ...exampleAnswer('readSaved'), ...days });
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
  expect(buttons.filter((text) => text && text !== 'Rozpis ceny')).toEqual(ways);
  expect(screen.getByRole('link', { name: 'Na úvodní stránku' }).getAttribute('href')).toBe('/');
});

it('says what the offer is called, and leads to its paper and to a letter about it', () => {
  show(
    <SavedOfferDialog
      offer={{ ...offer, number: '7Q4M-K2XD' }}
      present={null}
      onGoOn={jest.fn()}
      onOpenOne={jest.fn()}
      onKeepPresent={jest.fn()}
    />,
  );

  expect(screen.getByText('Nabídka 7Q4M-K2XD')).toBeTruthy();
  const paper = screen.getByRole('link', { name: 'Nabídka v\u00a0PDF' });
  expect(paper.getAttribute('href')).toBe(`/api/configuration/${offer.savedId}/nabidka.pdf`);
  const letter = new URL(screen.getByRole('link', { name: 'Zeptat se na nabídku' }).getAttribute('href')!);
  expect(letter.searchParams.get('subject')).toContain('7Q4M-K2XD');
  expect(letter.searchParams.get('body')).toContain(`configuration=${offer.savedId}`);
});

it('opens what the offered price and that of today consist of, each [STEP-07]', async () => {
  const [first] = offer.elements;
  const [base, ...others] = first!.partsToday.product;
  const partsToday = { ...first!.partsToday, product: [{ ...base!, net: base!.net + 100_00 }, ...others] };
  const today = first!.today + 100_00;
  const dearer = { ...offer, elements: [{ ...first!, today, partsToday }] };
  show(
    <SavedOfferDialog
      offer={dearer}
      present={null}
      onGoOn={jest.fn()}
      onOpenOne={jest.fn()}
      onKeepPresent={jest.fn()}
    />,
  );
  const totalOf = async (price: string) => {
    await userEvent.click(screen.getByRole('button', { name: `Rozpis ceny: ${price}` }));
    const tree = within(await screen.findByRole('dialog', { name: 'Rozpis ceny' }));
    const total = tree.getByRole('row', { name: /^Celkem bez/ }).querySelector('td')!.textContent;
    await userEvent.click(tree.getByRole('button', { name: 'Zavřít' }));
    return total;
  };
  const written = (minor: number) => `${runningPrice(minor, '\u00a0')}\u00a0Kč`;
  expect(await totalOf('Cena z\u00a0nabídky')).toBe(written(first!.offered));
  expect(await totalOf('Dnešní cena')).toBe(written(today));
});
