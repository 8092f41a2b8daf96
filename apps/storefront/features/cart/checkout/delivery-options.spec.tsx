import { screen } from '@testing-library/react';
import { cart as cartOfWire } from '@fenestra/contracts/wire/cart';
import { z } from 'zod/mini';
import { exampleAnswer } from '../../../testing/wire-example';
import { Network, show } from '../../../testing/page';
import { DeliveryOptions } from './delivery-options';

const cart = z.decode(cartOfWire, exampleAnswer('setTransit-pickup'));

beforeEach(() =>
  jest.useFakeTimers({ now: Date.parse('2026-11-23T10:00:00Z'), doNotFake: ['setTimeout', 'queueMicrotask'] }),
);
afterEach(() => jest.useRealTimers());

it.each([
  [true, 'Skladové výrobky nejpozději 26. listopadu 2026', '[CONST-07]'],
  [false, 'Výrobky na míru nejpozději 5. ledna 2027', '[CONST-09]'],
])('the day by which goods arrive stands at each delivery, from stock: %s (%s) %s', (stockOnly, text) => {
  new Network({ getRegionList: { Err: 0, data: [] } });
  show(<DeliveryOptions cart={{ ...cart, data: { ...cart.data, stockOnly } }} />);
  const plain = (element: Element) => element.textContent.replaceAll('\u00a0', ' ');
  expect(screen.getAllByRole('radio').length).toBe(2);
  expect(
    screen.getAllByText((_, element) => element?.tagName === 'LABEL' && plain(element).includes(text)),
  ).toHaveLength(2);
});
