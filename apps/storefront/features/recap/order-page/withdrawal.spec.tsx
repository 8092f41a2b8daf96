import { orderPage } from '@fenestra/contracts/wire/order-page';
import { screen, within } from '@testing-library/react';
import { Network, show } from '../../../testing/page';
import { exampleAnswer } from '../../../testing/wire-example';
import { Withdrawal } from './withdrawal';

const read = orderPage.parse(exampleAnswer('readOrderPage'));
const [some] = read.order.lines;

it('says a reason of the law once, with the names of all lines that it bars', () => {
  new Network({});
  const lines = ['one', 'two', 'three'].map((name) => ({ ...some!, line: name, name }));
  const bars = [null, 'made-to-measure', 'made-to-measure'] as const;
  const barred = lines.map(({ line }, nth) => ({ line, left: 1, bar: bars[nth]! }));
  const withdrawal = { ...read.withdrawal, open: true, declared: [], lines: barred };
  show(<Withdrawal page={{ ...read, order: { ...read.order, lines }, withdrawal }} />);

  const region = screen.getByRole('region', { name: 'Odstoupení od smlouvy' });
  const [reason, ...more] = within(region).getAllByText(/Vyrábíme na míru/);
  expect(more).toEqual([]);
  const names = reason!.textContent.split('\n').slice(0, -1);
  expect(names.map((name) => name.split(',')[0])).toEqual(['two', 'three']);
});
