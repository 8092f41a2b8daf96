import { product } from '@fenestra/contracts/wire/product';
import { quoteCalls } from '@fenestra/contracts/wire/quote-calls';
import { runningPrice } from '@fenestra/i18n/money';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { z } from 'zod/mini';
import { show } from '../../../testing/page';
import { exampleAnswer } from '../../../testing/wire-example';
import { SavedOfferDialog } from './saved-offer-dialog';

const days = { ulozeno: '2026-11-12', plati_do: '2026-12-12' };
const offer = z.decode(quoteCalls.readSaved.answer, { ...exampleAnswer('readSaved'), ...days });
const present = z.decode(product, exampleAnswer('getVyrobek'));

const plain = (text: string) => text.replaceAll('\u00a0', ' ');
const gross = (net: number) => Math.round(net * 1.21);

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

describe('says what the price of today is for', () => {
  const [first] = offer.elements;
  type Element = typeof first;
  const shown = (elements: Partial<NonNullable<Element>>[], begun = false) => {
    const made = elements.map((element, nth) => ({ ...first!, configurationId: `${nth}`, ...element }));
    const ways = { onGoOn: jest.fn(), onOpenOne: jest.fn(), onKeepPresent: jest.fn() };
    show(<SavedOfferDialog offer={{ ...offer, elements: made }} present={begun ? present : null} {...ways} />);
    return screen.getByRole('dialog').textContent.replaceAll('\u00a0', ' ');
  };
  const takesToday = () => screen.queryByRole('button', { name: 'Vzít dnešní cenu' }) !== null;
  const dearer = first!.today + 100_00;

  it('before it is taken: what of the product is chosen anew for it', () => {
    const compared = [{ key: 'glass' as const, before: 100_00, now: 200_00 }];
    const text = shown([{ today: dearer, repairedToday: ['glass'], compared }]);

    expect(text).toContain('Dnešní cena platí s náhradou, změní se: sklo.');
    expect(text).toContain('původní se už nevyrábí, počítáme náhradu');
    expect(text).not.toContain('v novém ceníku');
    expect(takesToday()).toBe(true);
  });

  it('where there is none, because the product is not made any more: until when it is sold', () => {
    const text = shown([{ today: dearer, goneToday: true }]);

    expect(text).toContain('už se v uložené podobě nevyrábí. Za cenu z nabídky si ho můžete koupit do 12. 12. 2026');
    expect(text).not.toContain('V dnešní ceně není.');
    expect(takesToday()).toBe(false);
    expect(screen.getByRole('button', { name: 'Pokračovat v\u00a0uložené' })).toBeTruthy();
  });

  it('and not that prices have changed, where another part makes the difference', () => {
    expect(shown([{ today: dearer, repairedToday: ['glass'] }])).not.toContain('změnil ceník');
  });

  it('of a project of which one product is not made any more: the others', () => {
    const text = shown([{ goneToday: true }, {}]);
    const { offered, today } = first!;

    expect(text).toContain('V dnešní ceně není.');
    expect(text).toContain('bez toho, co se už nevyrábí');
    const total = screen.getByRole('row', { name: /^Celkem/ });
    const written = (net: number) => plain(`${runningPrice(gross(net), ' ')} Kč`);
    const cells = within(total)
      .getAllByRole('cell')
      .map((cell) => plain(cell.textContent));
    expect(cells.slice(0, 2)).toEqual([written(2 * offered), written(today)]);
  });

  it('but no offered price that leaves out what is not made any more', () => {
    const ways = { onGoOn: jest.fn(), onOpenOne: jest.fn(), onKeepPresent: jest.fn() };
    show(<SavedOfferDialog offer={{ ...offer, holds: false, gone: ['Okno OS9'] }} present={null} {...ways} />);
    const text = plain(screen.getByRole('dialog').textContent);

    expect(text).toMatch(/Cena platila do .*, teď platí dnešní\./);
    expect(text).not.toMatch(/Cena \d/);
  });

  it('of a product from stock, which has no other', () => {
    const ofStock = { ...offer, holds: false, elements: [{ ...first!, stock: true }] };
    const ways = { onGoOn: jest.fn(), onOpenOne: jest.fn(), onKeepPresent: jest.fn() };
    show(<SavedOfferDialog offer={ofStock} present={null} {...ways} />);
    const text = screen.getByRole('dialog').textContent.replaceAll('\u00a0', ' ');

    expect(text).toContain('Zboží skladem prodáváme za cenu v den nákupu.');
    expect(text).not.toContain('platila do');
  });

  it('and warns that a project takes the place of a design only where one product of it is opened [SAVE-10]', () => {
    expect(shown([{}, {}], true)).toContain('Když otevřete jeden výrobek, přepíšete tím rozpracovaný.');
  });
});

it('several pieces of one product are told and bought together, or one is opened', () => {
  const pieces = { ...offer, elements: [{ ...offer.elements[0]!, quantity: 3 }] };
  const ways = { onGoOn: jest.fn(), onOpenOne: jest.fn(), onKeepPresent: jest.fn() };
  show(<SavedOfferDialog offer={pieces} present={null} {...ways} />);

  expect(plain(screen.getByRole('listitem').textContent)).toContain('3 ks ×');
  expect(screen.getByRole('button', { name: 'Vložit vše do košíku' })).toBeTruthy();
});
