import { cart, type Cart } from '@fenestra/contracts/wire/cart';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { lineTitle } from '../../lib/format/line-title';
import { exampleAnswer } from '../../testing/wire-example';
import { Network, show } from '../../testing/page';
import { CartContent } from './cart-content';
import { choosePayment, clearPayment } from './checkout/chosen-payment';
import { useRemoval } from './use-removal';

const Content = ({ cart }: { cart: Cart }) => <CartContent cart={cart} removal={useRemoval()} />;

it('what is made to measure stands apart from the stock, with its control and without a way to give it back [SHOP-04]', () => {
  new Network({});
  const read = cart.parse(exampleAnswer('polozkyObchDokladu'));
  const [made] = read.data.items.filter(({ stock }) => !stock);
  show(<Content cart={read} />);

  const own = within(screen.getByRole('region', { name: 'Výrobky na míru' }));
  expect(own.getAllByRole('article')).toHaveLength(read.data.items.filter(({ stock }) => !stock).length);
  expect(own.getByRole('article', { name: new RegExp(made!.name) })).toBeTruthy();
  expect(screen.getByText(/^Od smlouvy na výrobky na míru nelze odstoupit/)).toBeTruthy();
  expect(screen.getByRole('checkbox', { name: /^Technická kontrola/, checked: true })).toBeTruthy();
});

it('says that a technician looks at it first only where the control is not dropped [SHOP-04]', () => {
  new Network({});
  const read = cart.parse(exampleAnswer('polozkyObchDokladu'));
  const said = (technicalControl: boolean) => {
    const shown = show(<Content cart={{ ...read, data: { ...read.data, technicalControl } }} />);
    const told = screen.getByText(/^Od smlouvy na výrobky na míru nelze odstoupit/).textContent;
    shown.unmount();
    return told;
  };

  expect(said(true)).toMatch(/zkontroluje technik\.$/);
  expect(said(false)).not.toMatch(/technik/);
});

describe('prices of the cart', () => {
  const read = cart.parse(exampleAnswer('polozkyObchDokladu'));
  const [option] = read.data.paymentOptions;
  const chosen = { ...option!, disabled: false, dueNow: read.data.gross };
  const paymentOptions = [chosen, { ...chosen, id: 'another' }];
  const data = { ...read.data, paymentOptions };
  const amounts = () => {
    new Network({});
    show(<Content cart={{ ...read, data }} />);
    return document.body.textContent.match(/[\d\u00a0]+,(-|\d+)(?=\u00a0Kč)/g)!;
  };
  const isExact = (amount: string) => /,\d\d$/.test(amount);
  afterEach(clearPayment);

  it('are running ones until a way to pay is chosen', () => {
    expect(amounts().filter(isExact)).toEqual([]);
  });

  it('are exact ones, of lines and sums alike, once one is chosen [OPEN-Q-43]', () => {
    choosePayment(option!.id);
    const told = amounts();

    expect(told.length).toBeGreaterThan(8);
    expect(told.filter((amount) => !isExact(amount))).toEqual([]);
  });

  it('of lines come to what the sums say of the goods, to the haléř', () => {
    new Network({});
    const [made] = read.data.items;
    const items = ['a', 'b', 'c'].map((line) => ({ ...made!, line, price: 10_01 })); // 12,11 each by itself
    const sums = { ...read.data.sums, products: 30_03, accessories: 0, others: 0 };
    const paymentOptions = [{ ...option!, disabled: false }];
    choosePayment(option!.id);
    show(<Content cart={{ ...read, data: { ...read.data, items, sums, paymentOptions } }} />);
    const hellers = (element: HTMLElement) => Number(/(\d+),(\d\d)/.exec(element.textContent)!.slice(1).join(''));
    const ofLines = screen.getAllByRole('article').map((line) => hellers(within(line).getAllByText(/^12,1\d/)[0]!));

    expect(ofLines).toEqual([12_11, 12_11, 12_12]);
    expect(hellers(screen.getByRole('row', { name: /^Výrobky a/ }))).toBe(36_34);
  });
});

it('numbers products as they are shown: those made to measure first, and no accessory between', () => {
  new Network({});
  const read = cart.parse(exampleAnswer('polozkyObchDokladu'));
  const [made] = read.data.items.filter(({ kind }) => kind === 'vyrobek');
  const foam = { ...made!, line: 'foam', kind: 'prislusenstvi' as const };
  const line = (name: string, stock: boolean) => ({ ...made!, line: name, name, stock });
  const items = [line('from stock', true), foam, line('first', false), line('second', false)];
  show(<Content cart={{ ...read, data: { ...read.data, items } }} />);
  const numbered = screen.getAllByRole('heading', { level: 3 }).flatMap(({ textContent, previousSibling }) => {
    const number = previousSibling?.textContent;
    return number ? [[number, textContent.split(',')[0]]] : [];
  });

  expect(numbered).toEqual([
    ['1', 'first'],
    ['2', 'second'],
    ['3', 'from stock'],
  ]);
});

it('opens what the price of one piece consists of, from the line and from the sum of all [STEP-07] [STEP-08]', async () => {
  new Network({});
  const read = cart.parse(exampleAnswer('polozkyObchDokladu'));
  const [made] = read.data.items.filter(({ priceDetail }) => priceDetail.parts);
  show(<Content cart={read} />);
  const [ofLine] = screen.getAllByRole('button', {
    name: `Rozpis ceny: ${lineTitle(made!.name, made!.note.product?.data)}`,
  });
  await userEvent.click(ofLine!);

  const opened = within(await screen.findByRole('dialog', { name: 'Rozpis ceny' }));
  const total = await opened.findByRole('row', { name: /^Celkem bez DPH/ });
  expect(total.textContent.replace(/\D/g, '')).toBe(String(made!.unitPrice / 100));
  await userEvent.click(opened.getByRole('button', { name: 'Zavřít' }));
  expect(document.activeElement).toBe(ofLine);
  expect(screen.getByRole('button', { name: /^Rozpis ceny: Výrobky a/ })).toBeTruthy();
});

it.each([
  ['cs', 'Česko'],
  ['at', 'Österreich'],
  ['hu', 'Magyarország'],
] as const)(
  'names each way to pay once and the country of delivery in %s before an order is begun',
  (shop, country) => {
    new Network({});
    const read = cart.parse(exampleAnswer('polozkyObchDokladu'));
    show(<Content cart={read} />, { shop });
    const told = screen.getAllByRole('definition').map(({ textContent }) => textContent);

    expect(told).toContain(country);
    const names = [...new Set(read.data.paymentOptions.map(({ name }) => name))];
    expect(told).toContain(names.join(', '));
  },
);
