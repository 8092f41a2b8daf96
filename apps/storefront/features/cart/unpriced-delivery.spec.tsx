import { cart as cartOfWire, type Cart } from '@fenestra/contracts/wire/cart';
import type { ShopCode } from '@fenestra/domain/shop/shops';
import { screen, within } from '@testing-library/react';
import { Network, show } from '../../testing/page';
import { exampleAnswer } from '../../testing/wire-example';
import { DeliveryOptions } from './delivery/delivery-options';
import { SumBox } from './sum-box';

type Delivery = NonNullable<Cart['data']['delivery']>;
const read = cartOfWire.parse(exampleAnswer('setTransit'));
const cartWith = (delivery: Partial<Delivery>): Cart => ({
  ...read,
  data: {
    ...read.data,
    sums: { ...read.data.sums, delivery: 0 },
    delivery: { ...read.data.delivery!, name: 'X', ...delivery },
  },
});

it.each<[ShopCode, Delivery['kind'], string]>([
  ['hu', 'delivery', 'a megrendelés után'],
  ['hu', 'pickup', 'díjmentes'],
  ['cs', 'delivery', 'zdarma'],
])('in %s a %s without a price is %j, in the sums and where it is chosen [PAY-08]', (shop, kind, said) => {
  new Network({ getRegionList: { Err: 0, ErrText: '', data: [] } });
  const cart = cartWith({ kind });
  show(<SumBox cart={cart} />, { shop });
  expect(within(screen.getByRole('row', { name: /^X/ })).getByRole('cell').textContent).toBe(said);
  show(<DeliveryOptions cart={cart} />, { shop });

  expect(screen.getByRole('radio', { checked: true }).closest('label')!.textContent).toContain(said);
});
