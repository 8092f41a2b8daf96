import { screen } from '@testing-library/react';
import { CallFailed } from '../../../lib/network/request';
import { show } from '../../../testing/page';
import { NotOpened } from './saved-not-opened';

beforeEach(() => {
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true; // jsdom has no dialogs
  };
  HTMLDialogElement.prototype.close = jest.fn();
});

const links = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));
const refusedWith = (answer: object) => new CallFailed('readSaved', 15, 'Nenalezeno', {}, answer, 404);
const open = (failure: Error) => show(<NotOpened failure={failure} onRetry={jest.fn()} onClose={jest.fn()} />);

it('says when a forgotten offer ended, and begins the same product [OPEN-Q-18]', () => {
  open(refusedWith({ nabidka: { vyrobek_id: 'SL2', platila_do: '2026-12-06' } }));

  expect(screen.getByRole('dialog').textContent).toContain('Tato nabídka skončila 6.\u00a012.\u00a02026.');
  expect(links()).toEqual(['/', '/conf/#/otvirky/?productId=SL2&sklad=false']);
});

it('begins the same product from stock as that', () => {
  open(refusedWith({ nabidka: { vyrobek_id: '1005', platila_do: '2026-12-06' } }));

  expect(links()).toEqual(['/', '/conf/#/otvirky/?productId=1005&sklad=true']);
});

it('says what keeps an offer from being opened for now, and tries again', () => {
  open(new CallFailed('readSaved', 15, 'Zkuste to za minutu.', {}, {}, 429));

  expect(screen.getByRole('dialog').textContent).toContain('Zkuste to za minutu.');
  expect(screen.getByRole('button', { name: 'Zkusit znovu' })).toBeTruthy();
});

it.each([
  [
    'was of a product that is not made any more',
    { nabidka: { vyrobek_id: 'SL2', platila_do: null } },
    'už se v\u00a0uložené podobě nevyrábí',
  ],
  ['was of an assembly', { nabidka: { vyrobek_id: 'SE', platila_do: '2026-12-06' } }, 'Tato nabídka skončila'],
  ['never was', { Err: 15 }, 'Odkaz platí 12\u00a0měsíců'],
])('leads to the start page alone where an offer %s [OPEN-Q-18]', (_, answer, text) => {
  open(refusedWith(answer));

  expect(screen.getByRole('dialog').textContent).toContain(text);
  expect(links()).toEqual(['/']);
});
