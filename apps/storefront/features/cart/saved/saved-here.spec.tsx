import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { rememberOffer } from '../../../lib/quotes/saved-offers';
import { todayIn } from '../../../lib/shop/shop';
import { show } from '../../../testing/page';
import { shopByCode } from '@fenestra/domain/shop/shops';
import { SavedHere } from './saved-here';

const [held, over] = ['H'.repeat(22), 'O'.repeat(22)];

beforeEach(() => {
  localStorage.clear();
  rememberOffer({ savedId: over, name: 'Okno OS1', savedOn: '2020-01-01' });
  rememberOffer({ savedId: held, name: 'Okno S1', savedOn: todayIn(shopByCode('cs')) });
});

const rows = () => screen.getAllByRole('listitem');

it('says of an offer whose price holds no longer until when it did, and opens it', () => {
  show(<SavedHere busy={undefined} failed={{ savedId: undefined, text: undefined }} onAdd={jest.fn()} />);
  const [first, second] = rows();

  expect(first!.textContent).not.toContain('teď platí dnešní');
  expect(second!.textContent).toContain('Cena platila do 15.\u00a01.\u00a02020, teď platí dnešní.');
  expect(within(second!).getByRole('link').getAttribute('href')).toContain(`configuration=${over}`);
});

it('promises no price of goods from stock, neither then nor after', () => {
  localStorage.clear();
  rememberOffer({ savedId: over, name: 'Okno skladem', savedOn: '2020-01-01', validUntil: '2020-01-01', stock: true });
  show(<SavedHere busy={undefined} failed={{ savedId: undefined, text: undefined }} onAdd={jest.fn()} />);

  expect(rows()).toHaveLength(1);
  expect(rows()[0]!.textContent).not.toContain('Cena platila');
});

it('takes such an offer from the list', async () => {
  show(<SavedHere busy={undefined} failed={{ savedId: undefined, text: undefined }} onAdd={jest.fn()} />);
  await userEvent.click(screen.getByRole('button', { name: 'Odebrat ze seznamu: Okno OS1' }));

  expect(rows()).toHaveLength(1);
});
