import { order as wired } from '@fenestra/contracts/wire/order';
import { exampleAnswer } from '../../testing/wire-example';
import { pushOrdered } from './data-layer';

const order = wired.parse(exampleAnswer('readOrder'));

it('tells of an order the VAT of the total that it tells, where paying all at once saves [REPORT-13] [OPEN-Q-66]', () => {
  window.dataLayer = [];
  pushOrdered({ ...order, gross: 1_210_00, netAfterDiscount: 1_000_00, vat: 210_00, vatPercent: 21, total: 1_185_80 });

  expect(window.dataLayer).toMatchObject([{ event: 'trackTrans', transactionTotal: 1185.8, transactionTax: 205.8 }]);
});
