import { cart as cartOfWire } from '@fenestra/contracts/wire/cart';
import { screen } from '@testing-library/react';
import { Network, show } from '../../testing/page';
import { exampleAnswer } from '../../testing/wire-example';
import { ExactPrices } from '../../components/price';
import { Discounts } from './discounts';
import { SumBox } from './sum-box';

const read = cartOfWire.parse(exampleAnswer('getCart'));
const showActions = (actions: object[], applied: { action: number; description: string }[] = []) => {
  new Network({ getActionList: { Err: 0, ErrText: '', data: actions } });
  show(<Discounts cart={{ ...read, data: { ...read.data, discounts: applied } }} />);
};
const rows = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent.replaceAll('\u00a0', ' '));
const season = { action: 9001, description: 'Sleva sezóny' };
const volume = { akceID: 9002, popis: 'Množstevní sleva 3 %', blizko: true, od_castky: 50000, zbozi: 30865 };

it('actions that apply are told apart from one that is near, which says from where on and what is missing [CART-36]', async () => {
  showActions(
    [{ akceID: 9001, popis: 'Sleva sezóny' }, volume, { akceID: 9003, popis: 'Množstevní sleva 5 %' }],
    [season],
  );

  await screen.findByText(/^chybí/);
  const [first, second, ...more] = rows();
  expect(first).toMatch(/^Sleva sezóny uplatněno/);
  expect(second).toMatch(/^Množstevní sleva 3 % od 60 500,- Kč chybí 23 153,4 Kč/);
  expect(more).toEqual([]);
});

it('actions that apply together stand in one row, with what the sums say that they take off [CART-36]', async () => {
  new Network({ getActionList: { Err: 0, ErrText: '', data: [] } });
  const applied = [season, { action: 9003, description: 'Množstevní sleva 5 %' }];
  const sums = { ...read.data.sums, products: 1000_04, accessories: 0, others: 0, services: 0, delivery: 0 };
  const data = { ...read.data, sums, services: [], discounts: applied, discount: 100_07, vatPercent: 21 };
  show(
    <ExactPrices value>
      <Discounts cart={{ ...read, data }} />
      <SumBox cart={{ ...read, data }} />
    </ExactPrices>,
  );

  const taken = '\u2212 121,09 Kč'; // alone it would be 121,08
  expect(rows()).toEqual([`Sleva sezóny, Množstevní sleva 5 % uplatněno${taken}`]);
  const sum = screen.getByRole('row', { name: /^Sleva sezóny, / });
  expect(sum.textContent.replaceAll('\u00a0', ' ')).toContain(taken);
});

it('what is missing may be pieces, or the choice of a glass [CART-36] [OPEN-Q-60]', async () => {
  const sills = { akceID: 9005, popis: 'Parapety k oknu zdarma', blizko: true, od_kusu: 3, kusu: 2 };
  showActions([sills, { akceID: 9001, popis: 'Podzimní akce', blizko: true }]);

  await screen.findByText(/^chybí/);
  expect(rows()).toEqual([
    'Parapety k oknu zdarma od 3 výrobků na míru chybí 1 ks',
    'Podzimní akce stačí zvolit trojsklo',
  ]);
});

it('nothing is said of actions that are far away', async () => {
  showActions([{ akceID: 9002, popis: 'Množstevní sleva 3 %' }]);
  expect(screen.queryByRole('region')).toBeNull();
});
